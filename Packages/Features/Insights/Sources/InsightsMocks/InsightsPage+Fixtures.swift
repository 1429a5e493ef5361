package import Domain
package import Insights
import Statistics

extension InsightsPage {
    /// Four weeks of six tests a day, with marks of meals, a HI, a LO, a typed, an edited and an excluded reading, a ketone, and a control test.
    package static func full(_ unit: GlucoseUnit = .milligramsPerDeciliter) -> InsightsPage {
        let readings = (0..<28).flatMap { Reading.day($0, unit: unit) } + Reading.others
        return page(of: readings, unit: unit, gaps: [.fixture], labResults: [.fixture], person: .ada)
    }

    /// Three tests on one day.
    package static var sparse: InsightsPage {
        page(of: Array(Reading.day(20, unit: .millimolesPerLiter).prefix(3)), unit: .millimolesPerLiter)
    }

    /// Fourteen days of a sensor.
    package static var sensor: InsightsPage {
        let readings = (0..<28 * 96).map { Reading.fixture(day: $0 / 96, second: $0 % 96 * 900, number: milligrams($0 % 96 / 4, $0 / 96)) }
        return page(of: readings, kind: .sensor)
    }

    /// A day of seven tests.
    package static var oneDay: InsightsPage {
        let readings = (20..<22).flatMap { Reading.day($0, unit: .milligramsPerDeciliter) }
        return page(of: readings, days: 1, endingWith: fixtureDay(21))
    }

    /// Nothing, but older readings.
    package static var emptyPeriod: InsightsPage { page(of: [], newestDay: CivilDate(year: 2025, month: 12, day: 24)) }

    /// Nothing at all.
    package static var empty: InsightsPage { page(of: []) }

    private static func page(
        of readings: [Reading], unit: GlucoseUnit = .milligramsPerDeciliter, kind: Dataset.Kind = .bloodTests, days: Int = 14,
        endingWith last: CivilDate = fixtureDay(27), gaps: [MemoryLoss] = [], labResults: [LabResult] = [], newestDay: CivilDate? = nil,
        person: ReportedPerson = ReportedPerson()
    ) -> InsightsPage {
        let period = Period(days: days, endingWith: last)
        let samples = readings.filter(\.countsInStatistics).compactMap { reading in
            reading.measuredAt.map { Sample(second: $0.epochSecond, result: reading.result, meal: reading.meal) }
        }
        return InsightsPage(
            dataset: Dataset(samples, period: period, kind: kind, targets: .standard),
            other: Dataset(samples, period: period.previous ?? period, kind: kind, targets: .standard), unit: unit, today: fixtureDay(27),
            origins: .fixture, gaps: gaps, labResults: labResults, newestDay: newestDay,
            readings: readings.filter { $0.measuredAt.map { period.contains($0.date) } ?? false }, person: person)
    }
}

extension InsightsChoice {
    /// The usual days of a sensor.
    package static let ofSensor = InsightsChoice(kind: .sensor)
}

extension ReadingOrigins {
    fileprivate static var fixture: ReadingOrigins {
        var origins = ReadingOrigins()
        (origins.meter, origins.typed, origins.edited, origins.excluded, origins.control, origins.ketone) = (82, 1, 1, 1, 1, 1)
        return origins
    }
}

extension MemoryLoss {
    /// Twelve records of an attacker's meter.
    package static var fixture: MemoryLoss {
        MemoryLoss(
            meter: "<b>Guide</b>", count: 12, after: CivilDateTime(date: fixtureDay(15), hour: 8),
            before: CivilDateTime(date: fixtureDay(16), hour: 9) ?? Reading.midnight)
    }
}

extension LabResult {
    /// 6.9 % in January.
    package static var fixture: LabResult {
        LabResult(id: ID(rawValue: "lab-1"), date: fixtureDay(3), tenths: 69, unit: .percent)
    }
}

extension ReportedPerson {
    /// Somebody with all that can be told.
    package static var ada: ReportedPerson {
        ReportedPerson(name: "Ada Lovelace", birthDate: CivilDate(year: 1985, month: 12, day: 10), clinic: "Dr. Example", hasOthers: true)
    }
}

extension Reading {
    fileprivate static let midnight = CivilDateTime("2026-03-01T00:00:00") ?? fallback

    private static var fallback: CivilDateTime { preconditionFailure("the calendar has 1 March 2026") }

    /// The tests of a day: before and after three meals.
    fileprivate static func day(_ day: Int, unit: GlucoseUnit) -> [Reading] {
        [(7, Meal.beforeMeal), (9, .afterMeal), (12, .beforeMeal), (14, .afterMeal), (18, .beforeMeal), (20, .afterMeal)].map {
            hour, meal in
            fixture(day: day, second: hour * 3600 + day * 60, number: milligrams(hour, day), meal: meal, unit: unit)
        }
    }

    /// What is no number of a meter.
    fileprivate static var others: [Reading] {
        [
            fixture(day: 16, second: 82_800, result: .high(unit: nil)), fixture(day: 17, second: 10_800, result: .low(unit: nil)),
            fixture(day: 18, second: 79_200, result: .glucose(.milligramsPerDeciliter(62)), source: .manual, note: "<i>before</i> sport"),
            fixture(day: 19, second: 79_200, result: .glucose(.milligramsPerDeciliter(240)), exclusion: "sweets"),
            fixture(day: 20, second: 79_200, result: KetoneValue(hundredths: 60).map(TestResult.ketone) ?? .ketoneNone),
            fixture(day: 21, second: 79_200, result: .glucose(.milligramsPerDeciliter(120)), type: .controlSolution),
        ]
    }

    fileprivate static func fixture(
        day: Int, second: Int, number: Int, meal: Meal? = nil, unit: GlucoseUnit = .milligramsPerDeciliter
    ) -> Reading {
        let value: GlucoseValue =
            unit == .milligramsPerDeciliter
            ? .milligramsPerDeciliter(Int32(number)) : .tenthsOfMillimolesPerLiter(Int32(number * 10 / 18))
        return fixture(day: day, second: second, result: .glucose(value), meal: meal)
    }

    private static func fixture(
        day: Int, second: Int, result: TestResult, meal: Meal? = nil, source: Source = .meter, note: String? = nil,
        exclusion: String? = nil,
        type: SampleType? = nil
    ) -> Reading {
        let guide = DeviceIdentity(id: .init(rawValue: "m"), address: "00:11:22:33:44:55", name: "Guide", serial: "S-1")
        return Reading(
            id: ID(rawValue: "\(day)-\(second)"), person: .init(rawValue: "person-1"), device: source == .meter ? guide : nil,
            measuredAt: CivilDateTime(epochSecond: fixtureDay(day).dayNumber * 86_400 + second), result: result, type: type, meal: meal,
            source: source, isEdited: source == .manual, exclusion: exclusion, note: note)
    }
}

/// A day of the fixtures, which begin on 1 February 2026.
private func fixtureDay(_ day: Int) -> CivilDate {
    CivilDate(year: 2026, month: 2, day: 1)?.adding(days: day) ?? Reading.midnight.date
}

/// mg/dL that differ by hour and day: higher after meals, now and then low.
private func milligrams(_ hour: Int, _ day: Int) -> Int {
    95 + hour * 7 % 50 + day * 11 % 40 + ([9, 14, 20].contains(hour) ? 45 : 0) - (day % 9 == 0 && hour == 12 ? 60 : 0)
}
