package import DeviceSetup
package import DeviceSync
import Observation

/// The setup's view model whose state is given, and which remembers what it was asked.
@MainActor @Observable
package final class MockDeviceSetupViewModel: DeviceSetupViewModel {
    package var families = MeterFamily.allCases
    package var state: SetupState
    package var syncStatus: SyncStatus
    package var isShowingHelp = false
    package var code: String
    package var codeProblem: CodeProblem?
    package var setsClock = false
    package var syncsAutomatically = true
    package var settingProblem: DeviceSyncError?
    /// What was asked for, in order, such as `select 00:11:22:33:44:55`; being shown is not among it.
    package private(set) var calls: [String] = []
    /// The screens that were shown, in order.
    package private(set) var shownScreens: [DeviceSetupRoute] = []

    /// Makes a view model in a state.
    package init(
        _ state: SetupState, syncStatus: SyncStatus = .idle, code: String = "", codeProblem: CodeProblem? = nil,
        settingProblem: DeviceSyncError? = nil
    ) {
        self.state = state
        self.syncStatus = syncStatus
        self.code = code
        self.codeProblem = codeProblem
        self.settingProblem = settingProblem
    }

    package func shown(_ screen: DeviceSetupRoute) { shownScreens.append(screen) }
    package func choose(_ family: MeterFamily) { calls.append("choose \(family.rawValue)") }
    package func searchAgain() { calls.append("searchAgain") }
    package func select(_ meter: FoundMeter.ID) { calls.append("select \(meter)") }
    package func sendCode() { calls.append("sendCode") }
    package func confirm(isSame: Bool) { calls.append("confirm \(isSame ? "same" : "different")") }
    package func cancel() { calls.append("cancel") }
    package func retry() { calls.append("retry") }
    package func addMeter() { calls.append("addMeter") }
    package func finish() { calls.append("finish") }
    package func close() { calls.append("close") }
}
