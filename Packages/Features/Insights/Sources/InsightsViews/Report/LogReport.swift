import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// Every reading of a period: a day in each row, newest first, with eight columns of three hours.
struct LogReport: View {
    /// The most days that a log has; of a longer period the newest.
    static let limit = 92

    let report: ReportChoice
    let page: InsightsPage

    var body: some View {
        if page.dataset.period.dayCount > Self.limit { Text(.reportNewestDays(Self.limit)) }
        LogTable(days: days, unit: page.unit, targets: page.dataset.targets)
        Text("report.logKey").font(.footnote)
        if report.details.contains(.notes) { LogNotes(readings: shown) }
        KeyFigures(page: page, otherTitle: Text("insights.before"))
    }

    private var days: [LogDay] {
        let readings = Dictionary(grouping: shown) { $0.measuredAt?.date }
        return page.dataset.days.suffix(Self.limit).reversed().map { part in
            LogDay(date: part.key, readings: readings[part.key] ?? [], statistics: part.statistics)
        }
    }

    private var shown: [Reading] {
        let first = page.dataset.period.to.adding(days: 1 - Self.limit) ?? page.dataset.period.from
        return page.glucose.filter { $0.measuredAt.map { $0.date >= first } ?? false }
    }
}

/// One row of a log.
struct LogDay: Identifiable {
    let date: CivilDate
    let readings: [Reading]
    let statistics: GlucoseStatistics

    var id: Int { date.dayNumber }

    /// The readings of three hours.
    func readings(column: Int) -> [Reading] {
        readings.filter { $0.measuredAt.map { $0.hour / 3 == column } ?? false }
    }
}

/// The rows.
private struct LogTable: View {
    @Environment(\.formats) private var formats
    let days: [LogDay]
    let unit: GlucoseUnit
    let targets: TargetSet

    var body: some View {
        Table(days, caption: Text("report.logCaption")) {
            TableColumn("report.day") {
                Text(verbatim: formats.shortDate($0.date)).className($0.date.weekday > 5 ? "log-weekend" : "log-day")
            }
            for column in 0..<8 {
                TableColumn(Text(verbatim: Self.hours(column))) { day in
                    ForEach(day.readings(column: column)) { LogValue(reading: $0, unit: unit, band: targets.band(of: $0)) }
                }
            }
            TableColumn("insights.mean", isNumeric: true) {
                Text(verbatim: $0.statistics.meanValue.map { formats.glucose($0, in: unit) } ?? "–")
            }
        }
        .className("log")
    }

    private static func hours(_ column: Int) -> String {
        let (from, to) = (column * 3, column * 3 + 3)
        return (from < 10 ? "0" : "") + "\(from)–" + (to < 10 ? "0" : "") + "\(to)"
    }
}

/// A value at its time, with the sign of its range, and marks of where it came from.
private struct LogValue: View {
    @Environment(\.formats) private var formats
    let reading: Reading
    let unit: GlucoseUnit
    let band: GlucoseBand?

    var body: some View {
        VStack(spacing: .zero) {
            Text(verbatim: reading.measuredAt.map(formats.time) ?? "").className("log-time")
            HStack(spacing: .xs) {
                LogNumber(result: reading.result, unit: unit)
                if let band { Text(verbatim: band.shape).accessibilityLabel(Text(band.title)) }
                if !marks.isEmpty { Text(verbatim: marks) }
            }
        }
        .className("log-value")
    }

    /// T typed, I imported, E edited, X left out of statistics; explained below the table.
    private var marks: String {
        let source =
            switch reading.source {
            case .meter: ""
            case .manual: "T"
            case .import: "I"
            }
        return source + (reading.isEdited ? "E" : "") + (reading.exclusion == nil ? "" : "X")
    }
}

/// The number without its unit, or HI or LO.
private struct LogNumber: View {
    @Environment(\.formats) private var formats
    let result: TestResult
    let unit: GlucoseUnit

    var body: some View {
        switch result {
        case .glucose(let value): Text(verbatim: formats.glucose(value, in: unit)).bold()
        case .high: Text(TextKey(key: "result.high", module: "CommonUI", arguments: [])).bold()
        case .low: Text(TextKey(key: "result.low", module: "CommonUI", arguments: [])).bold()
        case .none, .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: Text(verbatim: "–")
        }
    }
}

/// What the person wrote beside readings.
private struct LogNotes: View {
    @Environment(\.formats) private var formats
    let readings: [Reading]

    var body: some View {
        if !noted.isEmpty {
            Table(noted, caption: Text("report.notes")) {
                TableColumn("other.time") { Text(verbatim: $0.measuredAt.map(formats.dateTime) ?? "–") }
                TableColumn("report.note") { Text(verbatim: $0.note ?? "") }
            }
        }
    }

    private var noted: [Reading] { readings.filter { $0.note?.isEmpty == false } }
}
