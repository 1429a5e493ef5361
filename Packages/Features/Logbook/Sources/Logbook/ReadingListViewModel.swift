package import Domain
package import Observation

/// What the list of readings without a known time shows.
@MainActor
package protocol ReadingListViewModel: AnyObject, Observable {
    /// The readings, in the meter's order.
    var list: Loadable<ReadingList> { get }

    /// Reads the list, also again after a failure.
    func load() async
}

/// Some readings and the unit to show them in.
package struct ReadingList: Hashable, Sendable {
    /// The unit in which glucose is shown.
    package let unit: GlucoseUnit
    /// The readings, at most a hundred.
    package let entries: [LogbookEntry]
    /// How many there are in all.
    package let totalCount: Int

    /// Makes a list.
    package init(unit: GlucoseUnit, entries: [LogbookEntry], totalCount: Int) {
        self.unit = unit
        self.entries = entries
        self.totalCount = totalCount
    }
}
