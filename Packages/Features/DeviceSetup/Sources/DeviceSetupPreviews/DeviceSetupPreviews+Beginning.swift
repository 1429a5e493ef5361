import DeviceSetup
import DeviceSetupMocks
import DeviceSetupViews
import DeviceSyncMocks
import PreviewHost
import ViewCore

nonisolated extension DeviceSetupPreviews {
    /// Choosing and finding.
    static let beginning: [Preview] =
        [
            Preview("Choose", "all kinds") { _ in ChooseView(viewModel: MockDeviceSetupViewModel(SetupState())) },
            Preview("Choose", "with help") { _ in ChooseView(viewModel: helped(SetupState())) },
            find("nothing yet", SetupFixtures.finding()),
            find("slow", SetupFixtures.finding(.slow, [SetupFixtures.simulatedMeter])),
            find("ended", SetupFixtures.finding(.ended)),
            find("failed", SetupFixtures.finding(.failed(.transport("a reason")))),
            find(
                "several meters",
                SetupFixtures.finding(
                    .running,
                    [
                        SetupFixtures.meter, SetupFixtures.knownMeter, SetupFixtures.namelessMeter, SetupFixtures.hostileMeter,
                        SetupFixtures.simulatedMeter,
                    ])),
            find("a sensor", SetupFixtures.finding(.running, [SetupFixtures.meter, SetupFixtures.sensor], family: .other)),
            find("only simulated", SetupFixtures.finding(.running, [SetupFixtures.simulatedMeter], family: .simulated)),
        ]
        + BluetoothProblem.allCases.map { problem in
            find("Bluetooth \(problem.rawValue)", SetupFixtures.finding(.running, [SetupFixtures.simulatedMeter], problem: problem))
        }

    /// A view model whose help is shown.
    @MainActor
    static func helped(_ state: SetupState) -> MockDeviceSetupViewModel {
        let viewModel = MockDeviceSetupViewModel(state)
        viewModel.isShowingHelp = true
        return viewModel
    }

    private static func find(_ name: String, _ state: SetupState) -> Preview {
        Preview("Find", name) { _ in FindView(viewModel: MockDeviceSetupViewModel(state)) }
    }
}
