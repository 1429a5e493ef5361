package import Logbook
import Observation

/// A reading's view model whose reading is given.
@MainActor @Observable
package final class MockReadingDetailViewModel: ReadingDetailViewModel {
    package var entry: Loadable<LogbookEntry>
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a view model that shows a reading.
    package init(entry: Loadable<LogbookEntry>) {
        self.entry = entry
    }

    package func load() async { loadCallCount += 1 }
}
