import Common
package import Logbook
import Observation

/// A view model of found readings whose page is given.
@MainActor @Observable
package final class MockFoundViewModel: FoundViewModel {
    package let filter: LogbookFilter
    package var found: Loadable<FoundPage>
    package let filterForm: MockFilterFormViewModel
    package let selecting: MockSelectionViewModel
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a view model that shows a page.
    package init(
        filter: LogbookFilter, found: Loadable<FoundPage>, filterForm: MockFilterFormViewModel? = nil,
        selecting: MockSelectionViewModel = MockSelectionViewModel()
    ) {
        self.filter = filter
        self.found = found
        self.filterForm = filterForm ?? MockFilterFormViewModel(draft: filter)
        self.selecting = selecting
    }

    package func load() async { loadCallCount += 1 }
}
