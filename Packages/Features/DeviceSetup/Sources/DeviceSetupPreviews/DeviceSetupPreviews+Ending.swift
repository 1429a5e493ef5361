import DeviceSetup
import DeviceSetupMocks
import DeviceSetupViews
import DeviceSyncMocks
import PreviewHost
import ViewCore

nonisolated extension DeviceSetupPreviews {
    /// Who the meter is.
    static let checks: [Preview] = [
        check("all well", SetupFixtures.checking()),
        check("one device only", SetupFixtures.checking(.ready, SetupFixtures.forgetfulProfile, SetupFixtures.hostileMeter)),
        check("tells nothing", SetupFixtures.checking(.ready, SetupFixtures.silentProfile, SetupFixtures.simulatedMeter)),
        check("a sensor", SetupFixtures.checking(.ready, SetupFixtures.sensorProfile, SetupFixtures.sensor)),
        check("adding", SetupFixtures.checking(.adding)),
        check("adding a sensor", SetupFixtures.checking(.adding, SetupFixtures.sensorProfile, SetupFixtures.sensor)),
        check("not stored", SetupFixtures.checking(.failed(.notStored("a reason")))),
        check("added", SetupFixtures.syncing()),
        check("a sensor added", SetupFixtures.syncing(.running, SetupFixtures.sensorProfile, SetupFixtures.sensor)),
        Preview("Check", "with help") { _ in CheckView(viewModel: helped(SetupFixtures.checking())) },
    ]

    /// The first sync and what came of it.
    static let syncs: [Preview] =
        [
            sync("connecting", .connecting),
            sync("receiving", .receiving(received: 120, expected: 500)),
            sync(
                "receiving from a sensor", .receiving(received: 120, expected: 500),
                SetupFixtures.syncing(.running, SetupFixtures.sensorProfile, SetupFixtures.sensor)),
            sync("stopping", .cancelling),
            sync("stopped", .ended(DeviceSyncFixtures.interruptedReport), SetupFixtures.syncing(.stopped)),
            sync("done", .ended(DeviceSyncFixtures.completeReport), SetupFixtures.done()),
            Preview("Done", "all came") { _ in
                DoneView(viewModel: MockDeviceSetupViewModel(SetupFixtures.done(), syncStatus: .ended(DeviceSyncFixtures.completeReport)))
            },
            Preview("Done", "all came from a sensor") { _ in
                DoneView(
                    viewModel: MockDeviceSetupViewModel(
                        SetupFixtures.done(SetupFixtures.sensorProfile, SetupFixtures.sensor),
                        syncStatus: .ended(DeviceSyncFixtures.completeReport)))
            },
            Preview("Done", "setting not stored") { _ in
                DoneView(
                    viewModel: MockDeviceSetupViewModel(
                        SetupFixtures.done(), syncStatus: .ended(DeviceSyncFixtures.completeReport), settingProblem: .notStored("a reason"))
                )
            },
        ]
        + DeviceSyncFixtures.errors.enumerated().map { index, error in
            sync(
                "failed \(index + 1)", .failed(error, index == 4 ? DeviceSyncFixtures.interruptedReport : nil),
                SetupFixtures.syncing(.stopped))
        }

    private static func check(_ name: String, _ state: SetupState) -> Preview {
        Preview("Check", name) { _ in CheckView(viewModel: MockDeviceSetupViewModel(state)) }
    }

    private static func sync(_ name: String, _ status: SyncStatus, _ state: SetupState = SetupFixtures.syncing()) -> Preview {
        Preview("First sync", name) { _ in FirstSyncView(viewModel: MockDeviceSetupViewModel(state, syncStatus: status)) }
    }
}
