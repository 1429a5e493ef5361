package import Domain

/// The figures above the newest readings.
package struct LogbookSummary: Hashable, Sendable {
    /// How many days it looks back, the last one included.
    package let dayCount: Int
    /// The last of these days: that of the newest reading.
    package let lastDay: CivilDate
    /// The figures.
    package let figures: LogbookFigures

    /// Makes a summary.
    package init(dayCount: Int, lastDay: CivilDate, figures: LogbookFigures) {
        self.dayCount = dayCount
        self.lastDay = lastDay
        self.figures = figures
    }
}
