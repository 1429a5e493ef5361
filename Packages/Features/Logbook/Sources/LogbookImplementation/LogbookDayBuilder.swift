import Domain
import Logbook

/// Sorts a day's readings into its series and computes its figures.
struct LogbookDayBuilder {
    let rules: ReadingRules

    /// Makes a day that shows some readings; count and figures are those of the whole day. Both are newest first.
    func day(_ date: CivilDate, showing shown: [Reading], of whole: [Reading]) -> LogbookDay {
        LogbookDay(
            date: date,
            glucose: shown.filter(\.isBloodGlucose).map(rules.entry),
            ketones: shown.filter { $0.isKetone && !$0.isControl }.map(rules.entry),
            controls: shown.filter(\.isControl).map(rules.entry),
            count: whole.count(where: \.isBloodGlucose),
            figures: rules.figures(of: whole)
        )
    }
}

extension Reading {
    fileprivate var isBloodGlucose: Bool { !isControl && !isKetone }
}
