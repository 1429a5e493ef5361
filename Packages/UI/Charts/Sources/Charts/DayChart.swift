import CommonUI
public import Domain
public import ViewCore

/// The readings of one day over its hours, with the target range: signs by range, joined by a line.
public struct DayChart: View {
    @Environment(\.formats) private var formats
    private let title: Text
    private let points: [ChartPoint]
    private let targets: TargetSet
    private let unit: GlucoseUnit

    /// A chart of points in the order of time.
    public init(title: Text, points: [ChartPoint], targets: TargetSet, unit: GlucoseUnit) {
        self.title = title
        self.points = points
        self.targets = targets
        self.unit = unit
    }

    /// The figure.
    public var body: some View {
        ChartFigure(title, summary: Text(summary)) { title, summary in
            PlotImage(plot: plot, title: title, summary: summary)
        } table: {
            PointTable(points: points, title: title, words: words)
        }
    }

    private var words: ChartWords { ChartWords(environment: .current, unit: unit) }

    private var summary: TextKey {
        let numbers = points.compactMap(\.number)
        guard let lowest = numbers.min(), let highest = numbers.max() else { return .chartDayWithoutNumbers(count: points.count) }
        return .chartDaySummary(count: points.count, words.number(lowest), words.numberWithUnit(highest))
    }

    private var plot: Plot {
        let scale = GlucoseScale(points.compactMap(\.number), unit: unit)
        let places = points.map { $0.place(scale) }
        return Plot(
            vertical: scale.ticks(formats), horizontal: DayAxis.ticks,
            marks: [scale.target(targets, formats), .line(places, .day)] + zip(points, places).map { .sign($1, $0.band) },
            stops: HourStops(words: words).stops(of: points))
    }
}

/// What is read off a chart of a day: the readings of each hour that has some.
struct HourStops {
    let words: ChartWords

    func stops(of points: [ChartPoint]) -> [Plot.Stop] {
        Dictionary(grouping: points) { $0.second / 3600 }.sorted { $0.key < $1.key }.map { hour, points in
            Plot.Stop(from: Double(hour) / 24, to: Double(hour + 1) / 24, text: text(points))
        }
    }

    /// At most three readings fit on a line; of more the range is told.
    private func text(_ points: [ChartPoint]) -> String {
        if points.count > 3 {
            let numbers = points.compactMap(\.number)
            let (lowest, highest) = (words.number(numbers.min()), words.numberWithUnit(numbers.max()))
            return words.environment.resolve(.chartHourRange(words.time(points[0].second), lowest, highest, points.count))
        }
        return points.map { words.time($0.second) + "\u{A0}" + words.value($0) }.joined(separator: " · ")
    }
}

/// Readings as a table.
struct PointTable: View {
    let points: [ChartPoint]
    let title: Text
    let words: ChartWords

    var body: some View {
        Table(points, caption: title) {
            TableColumn("chart.time") { Text(verbatim: words.time($0.second)) }
            TableColumn(Text(verbatim: words.unit.rawValue), isNumeric: true) { Text(verbatim: words.value($0)) }
            TableColumn("chart.range") { RangeBadge($0.band) }
        }
    }
}
