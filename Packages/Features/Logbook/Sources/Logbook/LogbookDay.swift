package import Domain
package import Statistics

/// One civil day of the logbook.
package struct LogbookDay: Identifiable, Hashable, Sendable {
    /// The day.
    package let date: CivilDate
    /// Blood glucose, newest first.
    package let glucose: [LogbookEntry]
    /// Ketones, newest first: a series of their own.
    package let ketones: [LogbookEntry]
    /// Control solution tests, newest first: they tell of the meter, not of the person, and count in nothing.
    package let controls: [LogbookEntry]
    /// The figures of the day's real readings, or of the simulated ones where there are only such.
    package let statistics: GlucoseStatistics

    /// Makes a day.
    package init(
        date: CivilDate,
        glucose: [LogbookEntry],
        ketones: [LogbookEntry],
        controls: [LogbookEntry],
        statistics: GlucoseStatistics
    ) {
        self.date = date
        self.glucose = glucose
        self.ketones = ketones
        self.controls = controls
        self.statistics = statistics
    }

    /// The day is its identity.
    package var id: CivilDate { date }
}
