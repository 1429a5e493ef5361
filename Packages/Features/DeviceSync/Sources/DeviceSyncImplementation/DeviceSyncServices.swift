public import DeviceSync

/// The part of the feature that works outside a session: one for the whole process.
@MainActor
public struct DeviceSyncServices {
    /// The meters and their syncs.
    public let syncing: any DeviceSyncing

    /// Makes the services; they follow the store from now on.
    public init(dependencies: DeviceSyncDependencies) {
        syncing = LiveDeviceSyncing(dependencies: dependencies)
    }
}
