package import Logbook
import Observation

/// A logbook's view model whose page is given.
@MainActor @Observable
package final class MockLogbookViewModel: LogbookViewModel {
    package var page: Loadable<LogbookPage>
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often a device was to be added.
    package private(set) var addDeviceCallCount = 0

    /// Makes a view model that shows a page.
    package init(page: Loadable<LogbookPage>) {
        self.page = page
    }

    package func load() async { loadCallCount += 1 }
    package func addDevice() { addDeviceCallCount += 1 }
}
