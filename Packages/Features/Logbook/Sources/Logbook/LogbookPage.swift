package import Domain

/// What one page of the logbook shows: at most about a hundred readings, in whole days.
package struct LogbookPage: Hashable, Sendable {
    /// The person's own day.
    package let today: CivilDate
    /// The figures of the last fourteen days; nil on pages of earlier days.
    package let summary: LogbookSummary?
    /// The days, newest first.
    package let days: [LogbookDay]
    /// Where the earlier readings are; nil where there are none.
    package let earlier: LogbookRoute?
    /// Whether later readings than these exist.
    package let isNewest: Bool
    /// How many readings have no known time.
    package let withoutTimeCount: Int
    /// How many frames nobody could read.
    package let unreadableCount: Int

    /// Makes a page.
    package init(
        today: CivilDate,
        summary: LogbookSummary?,
        days: [LogbookDay],
        earlier: LogbookRoute?,
        isNewest: Bool,
        withoutTimeCount: Int,
        unreadableCount: Int
    ) {
        self.today = today
        self.summary = summary
        self.days = days
        self.earlier = earlier
        self.isNewest = isNewest
        self.withoutTimeCount = withoutTimeCount
        self.unreadableCount = unreadableCount
    }

    /// Every reading of the page, in its order.
    package var entries: [LogbookEntry] { days.flatMap { $0.glucose + $0.ketones + $0.controls } }

    /// Whether the logbook has nothing to show at all.
    package var isEmpty: Bool {
        isNewest && days.isEmpty && withoutTimeCount == 0 && unreadableCount == 0
    }
}
