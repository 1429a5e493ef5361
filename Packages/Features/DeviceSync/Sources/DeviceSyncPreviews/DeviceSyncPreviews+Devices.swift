import DeviceSync
import DeviceSyncMocks
import DeviceSyncViews
import PreviewHost
import ViewCore

nonisolated extension DeviceSyncPreviews {
    /// The screen, whatever the meters do.
    static let devices: [Preview] = [
        screen("loading") { MockDevicesViewModel(devices: nil) },
        screen("welcome") { MockDevicesViewModel(devices: [], bluetoothProblem: .noAdapter) },
        screen("welcome adding") { MockDevicesViewModel(devices: [], isAdding: true) },
        screen("several") { MockDevicesViewModel(devices: rows, bluetoothProblem: .poweredOff) },
        screen("all added") { MockDevicesViewModel(devices: rows, canAddSimulatedMeter: false, problem: .notInRange("a reason")) },
        screen("without a serial number") { MockDevicesViewModel(devices: [idle(DeviceSyncFixtures.plainMeter)]) },
        screen("without a name") { MockDevicesViewModel(devices: [idle(DeviceSyncFixtures.namelessMeter)]) },
        screen("hostile") { MockDevicesViewModel(devices: [idle(DeviceSyncFixtures.hostileMeter)]) },
        screen("waiting for the meter") { MockDevicesViewModel(devices: [automatic(AutomaticSyncRow())]) },
        screen("meter seen") { MockDevicesViewModel(devices: [automatic(AutomaticSyncRow(secondsSinceSeen: 130))]) },
        screen("automatic sync failed") {
            let failure = AutomaticSyncRow.Failure(error: .notPaired("a reason"), minutesToNextTry: 4)
            return MockDevicesViewModel(devices: [automatic(AutomaticSyncRow(secondsSinceSeen: 30, failure: failure))])
        },
        screen("automatic sync off") { MockDevicesViewModel(devices: rows, isAutomaticSyncOff: true) },
        screen("asking to remove a real one") { MockDevicesViewModel(devices: rows, removal: DeviceSyncFixtures.newMeter.id) },
        screen("asking to remove") { MockDevicesViewModel(devices: rows, removal: DeviceSyncFixtures.simulatedMeter.id) },
    ]

    /// The only meter, whatever its sync does.
    static let syncs: [Preview] = [
        sync("connecting", .connecting),
        sync("receiving", .receiving(received: 3, expected: 40)),
        sync("receiving uncounted", .receiving(received: 3, expected: nil)),
        sync("cancelling", .cancelling),
        sync("ended", .ended(DeviceSyncFixtures.completeReport)),
        sync("ended clock set", .ended(DeviceSyncFixtures.report(clock: .set))),
        sync("ended clock not set", .ended(DeviceSyncFixtures.report(clock: .notSet))),
        sync("ended interrupted", .ended(DeviceSyncFixtures.interruptedReport)),
        sync("failed", .failed(.notInRange("a reason"), nil)),
        sync("failed partly", .failed(.interrupted("a reason"), DeviceSyncFixtures.interruptedReport)),
    ]

    private static let rows = [
        idle(DeviceSyncFixtures.newMeter),
        DeviceRow(device: DeviceSyncFixtures.simulatedMeter, status: .idle, secondsSinceSync: 7200),
    ]

    private static func idle(_ meter: SyncedDevice) -> DeviceRow {
        DeviceRow(device: meter, status: .idle)
    }

    private static func automatic(_ automatic: AutomaticSyncRow) -> DeviceRow {
        DeviceRow(device: DeviceSyncFixtures.newMeter, status: .idle, automatic: automatic)
    }

    private static func screen(_ state: String, viewModel: @escaping @MainActor () -> MockDevicesViewModel) -> Preview {
        Preview("Devices", state) { _ in DevicesView(viewModel: viewModel()) }
    }

    private static func sync(_ state: String, _ status: SyncStatus) -> Preview {
        Preview("Sync", state) { _ in
            DevicesView(viewModel: MockDevicesViewModel(devices: [DeviceRow(device: DeviceSyncFixtures.newMeter, status: status)]))
        }
    }
}
