package import Domain
package import Logbook
import Statistics

extension LogbookEntry {
    /// A reading as the standard targets judge it, in its own unit.
    package static func fixture(_ reading: Reading) -> LogbookEntry {
        LogbookEntry(
            reading: reading, band: reading.isControl ? nil : TargetSet.standard.band(of: reading.result),
            unit: reading.result.unit ?? .milligramsPerDeciliter)
    }
}

extension LogbookFigures {
    /// The figures of readings against the standard targets.
    package static func fixture(
        _ readings: [Reading], unit: GlucoseUnit = .milligramsPerDeciliter, isSimulated: Bool = false
    ) -> LogbookFigures {
        LogbookFigures(statistics: GlucoseStatistics(of: readings, targets: .standard), unit: unit, isSimulated: isSimulated)
    }
}

extension LogbookDay {
    /// A day of readings, newest first.
    package static func fixture(_ date: CivilDate, _ readings: [Reading]) -> LogbookDay {
        let glucose = readings.filter { !$0.isControl && !$0.isKetone }
        return LogbookDay(
            date: date, glucose: glucose.map { .fixture($0) }, ketones: readings.filter(\.isKetone).map { .fixture($0) },
            controls: readings.filter(\.isControl).map { .fixture($0) }, count: glucose.count, figures: .fixture(glucose))
    }
}

extension LogbookPage {
    /// A page of days, newest first.
    package static func fixture(
        today: CivilDate,
        summary: LogbookSummary? = nil,
        days: [LogbookDay] = [],
        earlier: LogbookRoute? = nil,
        isNewest: Bool = true,
        withoutTimeCount: Int = 0,
        unreadableCount: Int = 0
    ) -> LogbookPage {
        LogbookPage(
            today: today, summary: summary, days: days, earlier: earlier, isNewest: isNewest, withoutTimeCount: withoutTimeCount,
            unreadableCount: unreadableCount)
    }
}

extension FoundPage {
    /// A page of found readings, newest first, of one day.
    package static func fixture(
        today: CivilDate, _ date: CivilDate, _ readings: [Reading], count: Int? = nil, untimed: [Reading] = [], next: FoundPlace? = nil,
        isFirst: Bool = true
    ) -> FoundPage {
        let days = readings.isEmpty ? [] : [Day(date: date, entries: readings.map { .fixture($0) })]
        return FoundPage(
            today: today, count: count ?? readings.count + untimed.count, days: days, untimed: untimed.map { .fixture($0) }, next: next,
            isFirst: isFirst)
    }
}
