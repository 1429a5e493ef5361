import Observation
package import Settings

/// The settings' view model whose state is given, and which remembers what it was asked.
@MainActor @Observable
package final class MockSettingsViewModel: SettingsViewModel {
    package var state: SettingsState
    package var problem: SettingsError?
    package let installation: Installation
    package let canShowSteps: Bool
    /// What was changed, in order.
    package private(set) var changes: [SettingsChange] = []
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was asked to show the kept steps.
    package private(set) var showStepsCallCount = 0

    /// Makes a view model that shows a state.
    package init(
        state: SettingsState, problem: SettingsError? = nil, installation: Installation = .fixture, canShowSteps: Bool = true
    ) {
        self.state = state
        self.problem = problem
        self.installation = installation
        self.canShowSteps = canShowSteps
    }

    package func load() async { loadCallCount += 1 }
    package func change(_ change: SettingsChange) { changes.append(change) }
    package func showSteps() { showStepsCallCount += 1 }
}
