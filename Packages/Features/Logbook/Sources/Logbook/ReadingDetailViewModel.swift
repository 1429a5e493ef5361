import Common
package import Observation

/// What a reading's page shows and does.
@MainActor
package protocol ReadingDetailViewModel: AnyObject, Observable {
    /// The reading with its history, as far as it was read.
    var detail: Loadable<ReadingDetail> { get }
    /// The list that the page lies on.
    var list: LogbookRoute { get }
    /// Whether the question is asked that comes before a deletion.
    var isAskingToDelete: Bool { get set }
    /// Why the last change failed.
    var failure: LogbookError? { get }

    /// Reads it, also again after a failure.
    func load() async
    /// Deletes the reading and leaves its page.
    func delete()
    /// Counts the reading in statistics again.
    func countAgain()
}

/// A reading, and what was changed about it.
package struct ReadingDetail: Hashable, Sendable {
    /// The reading.
    package let entry: LogbookEntry
    /// What was changed, newest first; at most a hundred changes.
    package let history: [HistoryItem]

    /// Makes a detail.
    package init(entry: LogbookEntry, history: [HistoryItem] = []) {
        self.entry = entry
        self.history = history
    }
}
