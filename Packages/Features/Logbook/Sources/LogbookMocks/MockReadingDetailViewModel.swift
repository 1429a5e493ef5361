package import Logbook
import Observation

/// A reading's view model whose reading is given.
@MainActor @Observable
package final class MockReadingDetailViewModel: ReadingDetailViewModel {
    package var detail: Loadable<ReadingDetail>
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a view model that shows a reading.
    package init(detail: Loadable<ReadingDetail>) {
        self.detail = detail
    }

    package func load() async { loadCallCount += 1 }
}
