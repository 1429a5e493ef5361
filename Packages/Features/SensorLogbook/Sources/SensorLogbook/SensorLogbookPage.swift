package import Domain
package import Statistics

/// Some days of a sensor, newest first.
package struct SensorLogbookPage: Hashable, Sendable {
    /// The days.
    package let days: [SensorDay]
    /// Where the days before them are; nil where there are none.
    package let earlier: SensorLogbookRoute?
    /// Whether no later day is left out.
    package let isNewest: Bool

    /// Makes a page.
    package init(days: [SensorDay], earlier: SensorLogbookRoute? = nil, isNewest: Bool = true) {
        self.days = days
        self.earlier = earlier
        self.isNewest = isNewest
    }
}

/// One day of a sensor: the figures of the day and of its parts. Real and simulated readings are never mixed.
package struct SensorDay: Hashable, Sendable, Identifiable {
    /// A part of the day.
    package struct Part: Hashable, Sendable, Identifiable {
        /// The hour at which it begins, 0…21.
        package let hour: Int
        /// The figures of its readings.
        package let statistics: GlucoseStatistics

        /// Makes a part.
        package init(hour: Int, statistics: GlucoseStatistics) {
            self.hour = hour
            self.statistics = statistics
        }

        /// The hour.
        package var id: Int { hour }
    }

    /// How many hours a part has.
    package static let hoursOfPart = 3

    /// The day.
    package let date: CivilDate
    /// Whether its readings are simulated.
    package let isSimulated: Bool
    /// The figures of the whole day.
    package let statistics: GlucoseStatistics
    /// The parts that have readings, earliest first.
    package let parts: [Part]
    /// The unit in which glucose is shown.
    package let unit: GlucoseUnit

    /// Makes a day.
    package init(date: CivilDate, isSimulated: Bool, statistics: GlucoseStatistics, parts: [Part], unit: GlucoseUnit) {
        self.date = date
        self.isSimulated = isSimulated
        self.statistics = statistics
        self.parts = parts
        self.unit = unit
    }

    /// What tells days of a page apart.
    package var id: String { isSimulated ? "\(date)-simulated" : "\(date)" }
}
