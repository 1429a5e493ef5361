import CommonUI
import Logbook
import ViewCore

/// The figures of the days up to the newest reading.
struct SummaryCard: View {
    @Environment(\.formats) private var formats
    let summary: LogbookSummary

    var body: some View {
        Card(title: Text(.summaryTitle(count: summary.dayCount, formats.date(summary.lastDay)))) {
            if summary.figures.isSimulated { Tag("reading.simulated", tone: .warning) }
            FiguresView(figures: summary.figures)
        }
    }
}
