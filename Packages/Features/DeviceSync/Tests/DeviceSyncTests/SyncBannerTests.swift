import DeviceSyncMocks
import DeviceSyncViews
import Testing
import ViewCore

/// Other features show the syncs that run, and only these.
@MainActor
struct SyncBannerTests {
    @Test func everySyncThatRunsHasAPanelWithAWayToStopIt() throws {
        let meters = [DeviceSyncFixtures.newMeter, DeviceSyncFixtures.simulatedMeter, DeviceSyncFixtures.hostileMeter]
        let syncing = MockDeviceSyncing(devices: meters)
        syncing.statuses = [
            meters[0].id: .receiving(received: 12, expected: 40), meters[1].id: .cancelling, meters[2].id: .connecting,
        ]
        let rendering = render(SyncBanner(syncing: syncing))
        for words in ["Receiving readings from Accu-Chek Guide", "12 of 40", "Stopping the sync with Simulated meter", "Connecting to "] {
            #expect(rendering.html.contains(words), "\(words)\n\(rendering.html)")
        }
        #expect(!rendering.html.contains("<script") && !rendering.html.contains("\u{202E}"))
        for id in rendering.handlers.ids { rendering.handlers.handler(id: id, kind: .click)?.run() }
        #expect(syncing.calls == ["cancel meter-1", "cancel meter-3"])
    }

    @Test func withoutARunningSyncNothingIsShown() {
        let meter = DeviceSyncFixtures.newMeter
        #expect(render(SyncBanner(syncing: MockDeviceSyncing())).html.isEmpty)
        let syncing = MockDeviceSyncing(devices: [meter])
        for status in [SyncStatus.idle, .ended(DeviceSyncFixtures.completeReport), .failed(.notInRange("x"), nil)] {
            syncing.statuses = [meter.id: status]
            #expect(render(SyncBanner(syncing: syncing)).html.isEmpty)
        }
    }
}
