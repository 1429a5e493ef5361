import DeviceSync
import DeviceSyncMocks
import DeviceSyncViews
import Domain
import PreviewHost
import TestSupport
import ViewCore

nonisolated extension DeviceSyncPreviews {
    /// The syncs that run, as other features' screens show them.
    static let banners: [Preview] = [
        Preview("Sync banner", "nothing runs") { SyncBanner(syncing: syncing([:], $0)) },
        Preview("Sync banner", "three run") {
            SyncBanner(
                syncing: syncing(
                    [
                        DeviceSyncFixtures.newMeter.id: .receiving(received: 12, expected: 40),
                        DeviceSyncFixtures.simulatedMeter.id: .cancelling,
                        DeviceSyncFixtures.hostileMeter.id: .connecting,
                    ], $0))
        },
    ]

    @MainActor
    private static func syncing(_ statuses: [DeviceIdentity.ID: SyncStatus], _ calls: UnconfiguredCalls) -> MockDeviceSyncing {
        let syncing = MockDeviceSyncing(
            devices: [DeviceSyncFixtures.newMeter, DeviceSyncFixtures.simulatedMeter, DeviceSyncFixtures.hostileMeter], unconfigured: calls)
        syncing.statuses = statuses
        return syncing
    }
}
