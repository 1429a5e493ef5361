import CommonUI
import Domain
import Logbook
import Statistics
import ViewCore

/// Count, mean and target of some readings, each with how many it is of.
struct FiguresView: View {
    @Environment(\.formats) private var formats
    let figures: LogbookFigures

    var body: some View {
        DescriptionList {
            DescriptionRow("figures.count") { Text(verbatim: formats.number(statistics.count)) }
            if let mean = statistics.meanValue {
                DescriptionRow("figures.mean") { Text(verbatim: formats.glucoseWithUnit(mean, in: figures.unit)) }
            }
            DescriptionRow("figures.inTarget") { Text(.figuresOf(inTarget, statistics.count)) }
            if beyondRange > 0 {
                DescriptionRow("figures.beyondRange") { Text(verbatim: formats.number(beyondRange)) }
            }
        }
    }

    private var statistics: GlucoseStatistics { figures.statistics }
    private var inTarget: Int { statistics.count(in: .inTarget) }
    private var beyondRange: Int { statistics.highCount + statistics.lowCount }
}
