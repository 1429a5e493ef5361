import CommonUI
public import Domain
public import ViewCore

/// The mean of each day or week over a period, and values of a laboratory beside them.
public struct TrendChart: View {
    /// A mean.
    public struct Mean: Hashable, Sendable, Identifiable {
        /// The first day that it is of.
        public let date: CivilDate
        /// How many readings it stands on.
        public let count: Int
        /// mg/dL; nil where there are no readings.
        public let number: Double?

        /// Makes a mean.
        nonisolated public init(date: CivilDate, count: Int, number: Double?) {
            self.date = date
            self.count = count
            self.number = number
        }

        /// The day as text.
        public var id: String { date.description }
    }

    @Environment(\.formats) private var formats
    private let title: Text
    private let means: [Mean]
    private let targets: TargetSet
    private let unit: GlucoseUnit

    /// A chart of means in the order of their days.
    public init(title: Text, means: [Mean], targets: TargetSet, unit: GlucoseUnit) {
        self.title = title
        self.means = means
        self.targets = targets
        self.unit = unit
    }

    /// The figure.
    public var body: some View {
        ChartFigure(title, summary: Text(summary)) { title, summary in
            PlotImage(plot: plot, title: title, summary: summary)
        } table: {
            Table(means, caption: title) {
                TableColumn("chart.day") { Text(verbatim: formats.date($0.date)) }
                TableColumn(Text(.chartMean(unit.rawValue)), isNumeric: true) { Text(verbatim: words.number($0.number)) }
                TableColumn("chart.readings", isNumeric: true) { Text(verbatim: formats.number($0.count)) }
            }
        }
    }

    private var words: ChartWords { ChartWords(environment: .current, unit: unit) }

    private var summary: TextKey {
        let known = means.filter { $0.number != nil }
        guard let first = known.first, let last = known.last else { return TextKey("chart.trend.none") }
        return .chartTrendSummary(
            words.number(first.number), formats.shortDate(first.date), words.numberWithUnit(last.number), formats.shortDate(last.date))
    }

    private var plot: Plot {
        let scale = GlucoseScale(means.compactMap(\.number), unit: unit)
        let places = means.indices.map { (Double($0) + 0.5) / Double(means.count) }
        let known = zip(means, places).compactMap { mean, x in mean.number.map { Plot.Place(x: x, y: scale.height($0)) } }
        return Plot(
            vertical: scale.ticks(formats), horizontal: ticks(places),
            marks: [scale.target(targets, formats), .line(known, .trend)] + known.map { .diamond($0) },
            stops: zip(means, places).map { mean, x in
                let half = 0.5 / Double(means.count)
                let text = words.environment.resolve(
                    .chartTrendMean(formats.shortDate(mean.date), words.numberWithUnit(mean.number), mean.count))
                return Plot.Stop(from: x - half, to: x + half, text: text)
            })
    }

    /// The first, the middle and the last day.
    private func ticks(_ places: [Double]) -> [Plot.Tick] {
        guard means.count > 2 else { return zip(means, places).map { Plot.Tick(place: $1, text: formats.shortDate($0.date)) } }
        return [0, means.count / 2, means.count - 1].map { index in
            let place = index == 0 ? 0 : index == means.count - 1 ? 1 : places[index]
            return Plot.Tick(place: place, text: formats.shortDate(means[index].date))
        }
    }
}
