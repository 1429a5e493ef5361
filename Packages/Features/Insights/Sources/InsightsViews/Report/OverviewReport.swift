import CommonUI
import Domain
import Insights
import Statistics
import ViewCore

/// A period on one page, in the order in which clinicians read: ranges, what was low, mean and spread, the course of the day, meals, days.
struct OverviewReport: View {
    let report: ReportChoice
    let page: InsightsPage

    var body: some View {
        ReportColumns {
            VStack {
                RangeFigures(page: page, otherTitle: Text("insights.before"))
                LowReadings(report: report, page: page)
            }
            VStack { KeyFigures(page: page, otherTitle: Text("insights.before")) }
        }
        ReportColumns {
            VStack { ProfilePicture(dataset: page.dataset, unit: page.unit) }
            VStack { ModalDay(dataset: page.dataset, unit: page.unit) }
        }
        DayPartFigures(page: page)
        ReportColumns {
            VStack { PairFigures(page: page) }
            VStack { MeanCalendar(dataset: page.dataset.last(days: 14), unit: page.unit) }
        }
    }
}

/// Parts of a report: below one another on a screen, beside one another on paper.
private struct ReportColumns<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack(spacing: .l) { content() }.className("report-columns")
    }
}

/// Every reading below the target, newest first; the newest twenty where there are more.
private struct LowReadings: View {
    static let limit = 20

    let report: ReportChoice
    let page: InsightsPage

    var body: some View {
        if lows.isEmpty {
            Text("report.noLows")
        } else {
            Table(Array(lows.suffix(Self.limit).reversed()), caption: Text(.reportLows(count: lows.count))) {
                TableColumn("other.time") { Text(verbatim: $0.measuredAt.map(words.formats.dateTime) ?? "–") }
                TableColumn("insights.value", isNumeric: true) { ReadingValue($0.result, unit: page.unit) }
                TableColumn("insights.range") { if let band = page.dataset.targets.band(of: $0) { RangeBadge(band) } }
                if report.details.contains(.notes) {
                    TableColumn("report.note") { Text(verbatim: $0.note ?? "") }
                }
            }
            .className("figures")
        }
    }

    private var words: FigureWords { FigureWords(unit: page.unit) }

    private var lows: [Reading] {
        page.glucose.filter { reading in
            reading.countsInStatistics && page.dataset.targets.band(of: reading).map { $0 < .inTarget } ?? false
        }
    }
}
