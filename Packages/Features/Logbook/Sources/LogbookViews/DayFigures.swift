import CommonUI
import Domain
import Logbook
import Statistics
import ViewCore

/// A day's mean, where it has numbers, and how many readings were in target, on one line; nothing where none counts.
struct DayFigures: View {
    @Environment(\.formats) private var formats
    let figures: LogbookFigures

    var body: some View {
        if let mean = statistics.meanValue {
            Text(.dayFigures(formats.glucoseWithUnit(mean, in: figures.unit), inTarget, statistics.count)).foregroundStyle(.secondary)
        } else if statistics.count > 0 {
            Text(.dayFiguresWithoutMean(inTarget, statistics.count)).foregroundStyle(.secondary)
        }
    }

    private var statistics: GlucoseStatistics { figures.statistics }
    private var inTarget: Int { statistics.count(in: .inTarget) }
}
