import Common
package import Observation

/// What the list of readings without a known time shows.
@MainActor
package protocol ReadingListViewModel: AnyObject, Observable {
    /// What the choice of several readings is.
    associatedtype Selecting: SelectionViewModel

    /// The readings, in the meter's order.
    var list: Loadable<ReadingList> { get }
    /// The choice of several readings.
    var selecting: Selecting { get }

    /// Reads the list, also again after a failure.
    func load() async
}

/// Some readings, and how many there are in all.
package struct ReadingList: Hashable, Sendable {
    /// The readings, one page of them.
    package let entries: [LogbookEntry]
    /// How many there are in all.
    package let totalCount: Int
    /// Where the list goes on; nil at its end.
    package let next: LogbookRoute?
    /// Whether this is where the list begins.
    package let isFirst: Bool

    /// Makes a list.
    package init(entries: [LogbookEntry], totalCount: Int, next: LogbookRoute? = nil, isFirst: Bool = true) {
        self.entries = entries
        self.totalCount = totalCount
        self.next = next
        self.isFirst = isFirst
    }
}
