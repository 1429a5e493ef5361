import DeviceSync
import Domain

/// Yields what a session shows for the devices that its person is known to own: which features there are, and where it begins.
///
/// Nothing about a kind of device is there before one is paired, nor after the last one was removed; a kind that the roll-out does not allow
/// is never owned.
@MainActor
struct DeviceVariants {
    let syncing: any DeviceSyncing

    /// Whether there is a feature.
    func has(_ feature: any FeatureSection.Type) -> Bool {
        feature.neededKind.map { syncing.ownedKinds?.contains($0) == true } ?? true
    }

    /// The prefix of the section that `/` leads to: the devices as long as there are none; the logbook of blood tests, or that of the only
    /// kind of device that there is.
    var home: String {
        guard let owned = syncing.ownedKinds, !owned.contains(.meter) else { return LogbookWiring.prefix }
        guard !owned.isEmpty else { return DeviceSyncWiring.prefix }
        return AppFeatures.all.first { $0.neededKind.map(owned.contains) == true }?.prefix ?? LogbookWiring.prefix
    }
}
