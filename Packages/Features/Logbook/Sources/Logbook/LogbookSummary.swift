package import Statistics

/// The figures above the newest readings. Real and simulated readings are never mixed: it is about one of the two.
package struct LogbookSummary: Hashable, Sendable {
    /// How many days it looks back, the newest reading's day included.
    package let dayCount: Int
    /// The figures.
    package let statistics: GlucoseStatistics
    /// Whether the readings are simulated.
    package let isSimulated: Bool

    /// Makes a summary.
    package init(dayCount: Int, statistics: GlucoseStatistics, isSimulated: Bool) {
        self.dayCount = dayCount
        self.statistics = statistics
        self.isSimulated = isSimulated
    }
}
