import CommonUI
import Domain
import Logbook
import Statistics
import ViewCore

/// The figures of the last days: how many readings, their mean, and how many are in target.
struct SummaryCard: View {
    let summary: LogbookSummary
    let unit: GlucoseUnit

    var body: some View {
        Card(title: Text("summary.title", arguments: .count(summary.dayCount))) {
            if summary.isSimulated { Tag("reading.simulated", tone: .warning) }
            FiguresView(statistics: summary.statistics, unit: unit)
        }
    }
}

/// Count, mean and bands of some readings, each with how many it is of.
struct FiguresView: View {
    @Environment(\.formats) private var formats
    let statistics: GlucoseStatistics
    let unit: GlucoseUnit

    var body: some View {
        DescriptionList {
            DescriptionRow("figures.count") { Text(verbatim: formats.number(statistics.count)) }
            if let mean = statistics.meanValue {
                DescriptionRow("figures.mean") { Text(verbatim: formats.glucoseWithUnit(mean, in: unit)) }
            }
            DescriptionRow("figures.inTarget") { Text("figures.of", arguments: .int(inTarget), .int(statistics.count)) }
            if beyondRange > 0 {
                DescriptionRow("figures.beyondRange") { Text(verbatim: formats.number(beyondRange)) }
            }
        }
    }

    private var inTarget: Int { statistics.count(in: .inTarget) }
    private var beyondRange: Int { statistics.highCount + statistics.lowCount }
}
