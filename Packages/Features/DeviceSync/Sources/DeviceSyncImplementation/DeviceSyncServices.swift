public import DeviceSync

/// The part of the feature that works outside a session: one for the whole process.
@MainActor
public struct DeviceSyncServices {
    /// The meters and their syncs.
    public let syncing: any DeviceSyncing
    private let live: LiveDeviceSyncing
    private let automatic: AutomaticSync?

    /// Makes the services; they follow the store from now on.
    public init(dependencies: DeviceSyncDependencies) {
        let syncing = LiveDeviceSyncing(dependencies: dependencies)
        self.syncing = syncing
        live = syncing
        automatic = syncing.automatic
    }

    /// Begins to sync real meters whenever they show up, those for which it was not turned off; does nothing where there is no Bluetooth.
    public func startAutomaticSync() {
        automatic?.start()
    }

    /// Ends that, and returns when no sync runs that it began. What came is stored.
    public func stopAutomaticSync() async {
        await automatic?.stop()
    }

    /// Stops every sync that runs, whoever began it, and returns when none does: each meter is told and let go. What came is stored.
    public func endSyncs() async {
        await live.stopAll()
    }
}
