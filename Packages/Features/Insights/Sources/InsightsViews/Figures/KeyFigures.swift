import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// The figures of a period beside those of another, each with its number of readings.
struct KeyFigures: View {
    let page: InsightsPage
    /// What the other period is called.
    let otherTitle: Text
    /// Whether the difference is told too.
    var showsDifference = false

    var body: some View {
        Table(rows, caption: Text("insights.keyFigures")) {
            TableColumn("insights.figure") { Text($0.kind.title) }
            TableColumn("insights.value", isNumeric: true) { cell($0.kind, of: page.dataset) }
            TableColumn("insights.number", isNumeric: true) { Text(verbatim: words.formats.number(page.dataset.figure($0.kind).count)) }
            TableColumn(otherTitle, isNumeric: true) { cell($0.kind, of: page.other) }
            if showsDifference {
                TableColumn("insights.difference", isNumeric: true) { row in
                    Text(verbatim: words.difference(page.dataset.figure(row.kind), from: page.other.figure(row.kind)))
                }
            }
        }
        .className("figures")
        LeftOutNote(statistics: page.dataset.statistics)
    }

    private struct Row: Identifiable {
        let kind: FigureKind
        var id: String { kind.name }
    }

    private var rows: [Row] { FigureKind.shown(of: page.dataset.kind).map { Row(kind: $0) } }
    private var words: FigureWords { FigureWords(unit: page.unit) }

    private func cell(_ kind: FigureKind, of dataset: Dataset) -> FigureText {
        FigureText(figure: dataset.figure(kind), scope: dataset.scope, words: words)
    }
}

/// Says how many HI and LO count in the ranges and in no other figure.
struct LeftOutNote: View {
    let statistics: GlucoseStatistics

    var body: some View {
        if statistics.highCount > 0 || statistics.lowCount > 0 {
            Text(.insightsBeyond(statistics.highCount, statistics.lowCount)).font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// How many readings are in each range, beside another period.
struct RangeFigures: View {
    let page: InsightsPage
    let otherTitle: Text

    var body: some View {
        RangeChart(dataset: page.dataset)
        Table(GlucoseBand.allCases.map(Row.init), caption: Text("insights.ranges")) {
            TableColumn("insights.range") { RangeBadge($0.band) }
            TableColumn("insights.limits") { Text(verbatim: limits(of: $0.band)) }
            TableColumn("insights.number", isNumeric: true) {
                Text(verbatim: words.formats.number(page.dataset.statistics.count(in: $0.band)))
            }
            TableColumn("insights.share", isNumeric: true) { cell($0.band, of: page.dataset) }
            TableColumn(otherTitle, isNumeric: true) { cell($0.band, of: page.other) }
        }
        .className("figures")
    }

    private struct Row: Identifiable {
        let band: GlucoseBand
        var id: Int { band.rawValue }
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }

    private func cell(_ band: GlucoseBand, of dataset: Dataset) -> FigureText {
        FigureText(figure: dataset.figure(.share(band)), scope: dataset.scope, words: words)
    }

    private func limits(of band: GlucoseBand) -> String {
        let limits = page.dataset.targets.limits(in: page.unit)
        func number(_ number: Int) -> String {
            page.unit == .milligramsPerDeciliter ? words.formats.number(number) : words.formats.decimal(number, fractionDigits: 1)
        }
        switch band {
        case .veryLow: return "<\u{A0}" + number(limits.veryLow)
        case .low: return number(limits.veryLow) + "–" + number(limits.low - 1)
        case .inTarget: return number(limits.low) + "–" + number(limits.high)
        case .high: return number(limits.high + 1) + "–" + number(limits.veryHigh)
        case .veryHigh: return ">\u{A0}" + number(limits.veryHigh)
        }
    }
}
