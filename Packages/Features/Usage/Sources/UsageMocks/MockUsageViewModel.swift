import Observation
package import Usage

/// A screen's view model whose state is given, and which remembers what it was asked.
@MainActor @Observable
package final class MockUsageViewModel: UsageViewModel {
    package var state: UsageState
    package var problem: UsageError?
    package var isAskingToErase: Bool
    /// What was asked for, in order.
    package private(set) var calls: [String] = []

    /// Makes a view model that shows a state.
    package init(state: UsageState, problem: UsageError? = nil, isAskingToErase: Bool = false) {
        self.state = state
        self.problem = problem
        self.isAskingToErase = isAskingToErase
    }

    package func load() async { calls.append("load") }
    package func setEnabled(_ isEnabled: Bool) async { calls.append(isEnabled ? "turn on" : "turn off") }
    package func erase() async { calls.append("erase") }
}
