import Common
package import Logbook
import Observation

/// A list's view model whose readings are given.
@MainActor @Observable
package final class MockReadingListViewModel: ReadingListViewModel {
    package var list: Loadable<ReadingList>
    package let selecting: MockSelectionViewModel
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a view model that shows a list.
    package init(list: Loadable<ReadingList>, selecting: MockSelectionViewModel = MockSelectionViewModel()) {
        self.list = list
        self.selecting = selecting
    }

    package func load() async { loadCallCount += 1 }
}
