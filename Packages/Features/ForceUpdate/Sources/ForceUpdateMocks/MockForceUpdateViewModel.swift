package import ForceUpdate
import Observation

/// A view model whose state is given, and which remembers what it was asked.
@MainActor @Observable
package final class MockForceUpdateViewModel: ForceUpdateViewModel {
    package var page: UpdatePage
    package var problem: ForceUpdateError?
    package var isChecking: Bool
    /// What was asked for, in order.
    package private(set) var calls: [String] = []

    /// Makes a view model that shows a page.
    package init(page: UpdatePage, problem: ForceUpdateError? = nil, isChecking: Bool = false) {
        self.page = page
        self.problem = problem
        self.isChecking = isChecking
    }

    package func check() async { calls.append("check") }
    package func remindLater() async { calls.append("remind later") }
}
