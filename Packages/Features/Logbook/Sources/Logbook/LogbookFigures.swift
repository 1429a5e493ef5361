package import Domain
package import Statistics

/// The figures of some readings. Real and simulated readings are never mixed: they are about one of the two.
package struct LogbookFigures: Hashable, Sendable {
    /// The figures.
    package let statistics: GlucoseStatistics
    /// The unit in which they are shown.
    package let unit: GlucoseUnit
    /// Whether the readings are simulated.
    package let isSimulated: Bool

    /// Makes figures.
    package init(statistics: GlucoseStatistics, unit: GlucoseUnit, isSimulated: Bool) {
        self.statistics = statistics
        self.unit = unit
        self.isSimulated = isSimulated
    }
}
