import Common
package import Logbook
import Observation

/// A reading's view model whose reading is given.
@MainActor @Observable
package final class MockReadingDetailViewModel: ReadingDetailViewModel {
    package var detail: Loadable<ReadingDetail>
    package let list: LogbookRoute
    package var isAskingToDelete: Bool
    package var failure: LogbookError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often the reading was to be deleted.
    package private(set) var deleteCallCount = 0
    /// How often the reading was to be counted again.
    package private(set) var countAgainCallCount = 0

    /// Makes a view model that shows a reading.
    package init(
        detail: Loadable<ReadingDetail>, list: LogbookRoute = .newest, isAskingToDelete: Bool = false, failure: LogbookError? = nil
    ) {
        self.detail = detail
        self.list = list
        self.isAskingToDelete = isAskingToDelete
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func delete() { deleteCallCount += 1 }
    package func countAgain() { countAgainCallCount += 1 }
}
