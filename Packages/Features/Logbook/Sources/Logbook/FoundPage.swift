package import Domain

/// What one page of found readings shows.
package struct FoundPage: Hashable, Sendable {
    /// Found readings of one day.
    package struct Day: Identifiable, Hashable, Sendable {
        /// The day.
        package let date: CivilDate
        /// The readings, newest first.
        package let entries: [LogbookEntry]

        /// Makes a day.
        package init(date: CivilDate, entries: [LogbookEntry]) {
            self.date = date
            self.entries = entries
        }

        /// The day is its identity.
        package var id: CivilDate { date }
    }

    /// The person's own day.
    package let today: CivilDate
    /// How many readings were found in all.
    package let count: Int
    /// Those of this page whose time is known, newest first.
    package let days: [Day]
    /// Those of this page whose time is not known.
    package let untimed: [LogbookEntry]
    /// Where the next page begins; nil at the end.
    package let next: FoundPlace?
    /// Whether this is the first page.
    package let isFirst: Bool

    /// Makes a page.
    package init(
        today: CivilDate, count: Int, days: [Day], untimed: [LogbookEntry] = [], next: FoundPlace? = nil, isFirst: Bool = true
    ) {
        self.today = today
        self.count = count
        self.days = days
        self.untimed = untimed
        self.next = next
        self.isFirst = isFirst
    }

    /// Every reading of the page.
    package var entries: [LogbookEntry] { days.flatMap(\.entries) + untimed }
}
