import Common
package import Logbook
import Observation

/// A logbook's view model whose page is given.
@MainActor @Observable
package final class MockLogbookViewModel: LogbookViewModel {
    package var page: Loadable<LogbookPage>
    package let filterForm: MockFilterFormViewModel
    package let selecting: MockSelectionViewModel
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often a device was to be added.
    package private(set) var addDeviceCallCount = 0

    /// Makes a view model that shows a page.
    package init(
        page: Loadable<LogbookPage>, filterForm: MockFilterFormViewModel = MockFilterFormViewModel(),
        selecting: MockSelectionViewModel = MockSelectionViewModel()
    ) {
        self.page = page
        self.filterForm = filterForm
        self.selecting = selecting
    }

    package func load() async { loadCallCount += 1 }
    package func addDevice() { addDeviceCallCount += 1 }
}
