import Observation
package import SensorLogbook

/// A page's view model whose state is given.
@MainActor @Observable
package final class MockSensorLogbookViewModel: SensorLogbookViewModel {
    package var state: SensorLogbookState
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a view model that shows a state.
    package init(state: SensorLogbookState) {
        self.state = state
    }

    package func load() async { loadCallCount += 1 }
}
