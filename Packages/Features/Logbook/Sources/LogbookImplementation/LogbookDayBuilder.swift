import Domain
import Logbook
import Statistics

/// Sorts a day's readings into its series and computes its figures.
struct LogbookDayBuilder {
    let targets: TargetSet

    /// Makes a day that shows some readings; its figures are those of the whole day.
    func day(_ date: CivilDate, showing shown: [Reading], of whole: [Reading]) -> LogbookDay {
        LogbookDay(
            date: date,
            glucose: entries(shown.filter { !$0.isControl && !$0.isKetone }),
            ketones: entries(shown.filter { !$0.isControl && $0.isKetone }),
            controls: entries(shown.filter(\.isControl)),
            statistics: GlucoseStatistics(of: CountedReadings(whole).readings, targets: targets)
        )
    }

    private func entries(_ readings: [Reading]) -> [LogbookEntry] {
        readings.map { LogbookEntry(reading: $0, band: $0.isControl ? nil : targets.band(of: $0.result)) }
    }
}
