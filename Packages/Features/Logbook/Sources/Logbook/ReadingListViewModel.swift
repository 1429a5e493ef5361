package import Observation

/// What the list of readings without a known time shows.
@MainActor
package protocol ReadingListViewModel: AnyObject, Observable {
    /// The readings, in the meter's order.
    var list: Loadable<ReadingList> { get }

    /// Reads the list, also again after a failure.
    func load() async
}

/// Some readings, and how many there are in all.
package struct ReadingList: Hashable, Sendable {
    /// The readings, at most a hundred.
    package let entries: [LogbookEntry]
    /// How many there are in all.
    package let totalCount: Int

    /// Makes a list.
    package init(entries: [LogbookEntry], totalCount: Int) {
        self.entries = entries
        self.totalCount = totalCount
    }
}
