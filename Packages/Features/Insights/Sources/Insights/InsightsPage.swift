package import Domain
package import Statistics

/// What a page stands on: all of it was read at once, so that no two figures on it are of different readings.
package struct InsightsPage: Hashable, Sendable {
    /// The readings of the period.
    package let dataset: Dataset
    /// Those of the period that it is compared with.
    package let other: Dataset
    /// The unit in which glucose is shown.
    package let unit: GlucoseUnit
    /// Today.
    package let today: CivilDate
    /// Where the readings came from, and which do not count.
    package let origins: ReadingOrigins
    /// Whether they are simulated.
    package let isSimulated: Bool
    /// Where a meter's memory was overwritten.
    package let gaps: [MemoryLoss]
    /// Values of a laboratory, newest first.
    package let labResults: [LabResult]
    /// The day of the newest reading of all; nil where there is none, and where the period has readings.
    package let newestDay: CivilDate?
    /// The readings themselves, oldest first, where the page shows them.
    package let readings: [Reading]
    /// Whose they are.
    package let person: ReportedPerson

    /// Makes a page.
    package init(
        dataset: Dataset, other: Dataset, unit: GlucoseUnit, today: CivilDate, origins: ReadingOrigins = ReadingOrigins(),
        isSimulated: Bool = false, gaps: [MemoryLoss] = [], labResults: [LabResult] = [], newestDay: CivilDate? = nil,
        readings: [Reading] = [], person: ReportedPerson = ReportedPerson()
    ) {
        self.dataset = dataset
        self.other = other
        self.unit = unit
        self.today = today
        self.origins = origins
        self.isSimulated = isSimulated
        self.gaps = gaps
        self.labResults = labResults
        self.newestDay = newestDay
        self.readings = readings
        self.person = person
    }

    /// Blood ketones, oldest first.
    package var ketones: [Reading] { readings.filter { $0.isKetone && !$0.isControl } }
    /// Tests of control solution, oldest first.
    package var controls: [Reading] { readings.filter(\.isControl) }
    /// The readings that are glucose of blood or of a sensor, those that do not count included.
    package var glucose: [Reading] { readings.filter { !$0.isControl && !$0.isKetone } }
    /// The meters that they came from, each once.
    package var meters: [DeviceIdentity] {
        readings.compactMap(\.device).reduce(into: []) { meters, meter in if !meters.contains(meter) { meters.append(meter) } }
    }
}

/// How many readings of a period came from where, and how many do not count in its figures.
package struct ReadingOrigins: Hashable, Sendable {
    /// From a meter's memory.
    package var meter = 0
    /// Typed.
    package var typed = 0
    /// From a file.
    package var imported = 0
    /// Changed by the person after they were first stored.
    package var edited = 0
    /// Left out of statistics by the person.
    package var excluded = 0
    /// Not what a person's blood can have, or without a number.
    package var unusable = 0
    /// Tests of control solution.
    package var control = 0
    /// Blood ketones.
    package var ketone = 0

    /// None.
    package init() {}
}

/// Records that a meter no longer had when it was synced.
package struct MemoryLoss: Hashable, Sendable {
    /// The meter's name.
    package let meter: String
    /// How many records are missing.
    package let count: Int
    /// When the last reading before them was taken; nil where that is not known.
    package let after: CivilDateTime?
    /// When the first reading behind them was taken.
    package let before: CivilDateTime

    /// Makes a loss.
    package init(meter: String, count: Int, after: CivilDateTime?, before: CivilDateTime) {
        self.meter = meter
        self.count = count
        self.after = after
        self.before = before
    }
}

/// What a report tells about the person.
package struct ReportedPerson: Hashable, Sendable {
    /// The name; empty where none is given.
    package let name: String
    /// The day of birth.
    package let birthDate: CivilDate?
    /// The clinic or practice.
    package let clinic: String
    /// Whether there are others in the household, so that it must be said whose figures these are.
    package let hasOthers: Bool

    /// Makes a person.
    package init(name: String = "", birthDate: CivilDate? = nil, clinic: String = "", hasOthers: Bool = false) {
        self.name = name
        self.birthDate = birthDate
        self.clinic = clinic
        self.hasOthers = hasOthers
    }
}
