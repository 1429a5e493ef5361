import CommonUI
public import Domain
public import ViewCore

/// The readings of several days upon each other, over the hours of one day: a modal day.
public struct OverlayChart: View {
    /// The readings of one day.
    public struct Day: Hashable, Sendable, Identifiable {
        /// The day.
        public let date: CivilDate
        /// Its readings in the order of time.
        public let points: [ChartPoint]

        /// Makes a day.
        nonisolated public init(date: CivilDate, points: [ChartPoint]) {
            self.date = date
            self.points = points
        }

        /// The day as text.
        public var id: String { date.description }
    }

    @Environment(\.formats) private var formats
    private let title: Text
    private let days: [Day]
    private let targets: TargetSet
    private let unit: GlucoseUnit

    /// A chart of days in their order.
    public init(title: Text, days: [Day], targets: TargetSet, unit: GlucoseUnit) {
        self.title = title
        self.days = days
        self.targets = targets
        self.unit = unit
    }

    /// The figure.
    public var body: some View {
        ChartFigure(title, summary: Text(.chartOverlaySummary(count: shown.count, points.count))) { title, summary in
            PlotImage(plot: plot, title: title, summary: summary)
        } table: {
            Table(shown, caption: title) {
                TableColumn("chart.day") { Text(verbatim: formats.shortDate($0.date)) }
                TableColumn("chart.readings", isNumeric: true) { Text(verbatim: formats.number($0.points.count)) }
                TableColumn(Text(.chartLowest(unit.rawValue)), isNumeric: true) { Text(verbatim: words.number($0.numbers.min())) }
                TableColumn(Text(.chartHighest(unit.rawValue)), isNumeric: true) { Text(verbatim: words.number($0.numbers.max())) }
            }
        }
    }

    private var words: ChartWords { ChartWords(environment: .current, unit: unit) }
    private var shown: [Day] { days.filter { !$0.points.isEmpty } }
    private var points: [ChartPoint] { days.flatMap(\.points) }

    private var plot: Plot {
        let scale = GlucoseScale(points.compactMap(\.number), unit: unit)
        let lines = shown.map { Plot.Mark.line($0.points.map { $0.place(scale) }, .day) }
        return Plot(
            vertical: scale.ticks(formats), horizontal: DayAxis.ticks,
            marks: [scale.target(targets, formats)] + lines + points.map { .sign($0.place(scale), $0.band) },
            stops: HourStops(words: words).stops(of: points.sorted { $0.second < $1.second }))
    }
}

extension OverlayChart.Day {
    fileprivate var numbers: [Double] { points.compactMap(\.number) }
}
