package import Domain

/// One civil day of the logbook.
package struct LogbookDay: Identifiable, Hashable, Sendable {
    /// The day.
    package let date: CivilDate
    /// Blood glucose, newest first; of a day that is longer than a page, only some.
    package let glucose: [LogbookEntry]
    /// Ketones, newest first: a series of their own.
    package let ketones: [LogbookEntry]
    /// Control solution tests, newest first: they tell of the meter, not of the person, and count in nothing.
    package let controls: [LogbookEntry]
    /// How many blood glucose readings the whole day has, those included that do not count in the figures.
    package let count: Int
    /// The figures of the whole day's real readings, or of the simulated ones where there are only such.
    package let figures: LogbookFigures

    /// Makes a day.
    package init(
        date: CivilDate,
        glucose: [LogbookEntry],
        ketones: [LogbookEntry],
        controls: [LogbookEntry],
        count: Int,
        figures: LogbookFigures
    ) {
        self.date = date
        self.glucose = glucose
        self.ketones = ketones
        self.controls = controls
        self.count = count
        self.figures = figures
    }

    /// The day is its identity.
    package var id: CivilDate { date }
}
