import CommonUI
public import Domain
public import ViewCore

/// The glucose profile: the percentiles of each hour of the day. Quartiles and median of finger-sticks; of a sensor the 5th and 95th
/// percentile too.
public struct ProfileChart: View {
    /// The readings of one hour.
    public struct Hour: Hashable, Sendable, Identifiable {
        /// The hour, 0…23.
        public let hour: Int
        /// How many readings it has.
        public let count: Int
        /// The numbers of the percentiles in mg/dL, ascending, the median in the middle; nil where there are too few readings for one.
        public let numbers: [Double?]

        /// Makes an hour.
        nonisolated public init(hour: Int, count: Int, numbers: [Double?]) {
            self.hour = hour
            self.count = count
            self.numbers = numbers
        }

        /// The hour.
        public var id: Int { hour }
    }

    @Environment(\.formats) private var formats
    private let title: Text
    private let percentiles: [Int]
    private let hours: [Hour]
    private let targets: TargetSet
    private let unit: GlucoseUnit

    /// A chart of the hours of a day; each has a number for each of the percentiles.
    public init(title: Text, percentiles: [Int], hours: [Hour], targets: TargetSet, unit: GlucoseUnit) {
        self.title = title
        self.percentiles = percentiles
        self.hours = hours
        self.targets = targets
        self.unit = unit
    }

    /// The figure.
    public var body: some View {
        ChartFigure(title, summary: Text(summary)) { title, summary in
            PlotImage(plot: plot, title: title, summary: summary)
        } table: {
            ProfileTable(title: title, percentiles: percentiles, hours: hours, words: words)
        }
    }

    private var words: ChartWords { ChartWords(environment: .current, unit: unit) }
    private var middle: Int { percentiles.count / 2 }

    private var summary: TextKey {
        let medians = hours.compactMap { hour in hour.numbers[middle].map { (hour.hour, $0) } }
        guard let lowest = medians.min(by: { $0.1 < $1.1 }), let highest = medians.max(by: { $0.1 < $1.1 }) else {
            return TextKey("chart.profile.none")
        }
        return .chartProfileSummary(
            words.numberWithUnit(lowest.1), DayAxis.span(lowest.0), words.numberWithUnit(highest.1), DayAxis.span(highest.0))
    }

    private var plot: Plot {
        let scale = GlucoseScale(hours.flatMap { $0.numbers.compactMap(\.self) }, unit: unit)
        let shapes = ProfileShapes(percentiles: percentiles, hours: hours, scale: scale)
        return Plot(
            vertical: scale.ticks(formats), horizontal: DayAxis.ticks, marks: [scale.target(targets, formats)] + shapes.marks, stops: stops)
    }

    private var stops: [Plot.Stop] {
        hours.filter { $0.count > 0 }.map { hour in
            let median = hour.numbers[middle].map { words.numberWithUnit($0) } ?? "–"
            let text = words.environment.resolve(.chartProfileHour(DayAxis.span(hour.hour), median, hour.count))
            return Plot.Stop(from: Double(hour.hour) / 24, to: Double(hour.hour + 1) / 24, text: text)
        }
    }
}

/// Each hour's percentiles stand in the middle of it; hours with too few readings leave a gap.
nonisolated struct ProfileShapes {
    let percentiles: [Int]
    let hours: [ProfileChart.Hour]
    let scale: GlucoseScale

    var marks: [Plot.Mark] {
        let middle = percentiles.count / 2
        let pairs = (0..<middle).map { ($0, percentiles.count - 1 - $0, percentiles[$0] < 25 ? Plot.Look.range : .quartiles) }
        let areas = pairs.flatMap { low, high, look in
            runs { $0.numbers[low] != nil && $0.numbers[high] != nil }.map { Plot.Mark.area(places($0, high), places($0, low), look) }
        }
        let edges = pairs.flatMap { low, high, look in
            [low, high].flatMap { index in runs { $0.numbers[index] != nil }.map { Plot.Mark.line(places($0, index), look) } }
        }
        return areas + edges + runs { $0.numbers[middle] != nil }.map { .line(places($0, middle), .median) }
    }

    /// A run of a single hour is drawn as wide as the hour.
    private func places(_ run: ArraySlice<ProfileChart.Hour>, _ index: Int) -> [Plot.Place] {
        run.flatMap { hour -> [Plot.Place] in
            guard let number = hour.numbers[index] else { return [] }
            let (height, middle) = (scale.height(number), Double(hour.hour) + 0.5)
            let xs = run.count == 1 ? [middle - 0.5, middle + 0.5] : [middle]
            return xs.map { Plot.Place(x: $0 / 24, y: height) }
        }
    }

    private func runs(_ isThere: (ProfileChart.Hour) -> Bool) -> [ArraySlice<ProfileChart.Hour>] {
        hours.indices.split { !isThere(hours[$0]) }.map { hours[$0.startIndex..<$0.endIndex] }
    }
}

/// The percentiles as a table.
private struct ProfileTable: View {
    let title: Text
    let percentiles: [Int]
    let hours: [ProfileChart.Hour]
    let words: ChartWords

    var body: some View {
        Table(hours, caption: title) {
            TableColumn("chart.hour") { Text(verbatim: DayAxis.span($0.hour)) }
            TableColumn("chart.readings", isNumeric: true) { Text(verbatim: words.formats.number($0.count)) }
            for index in percentiles.indices {
                TableColumn(Text(.chartPercentile(percentiles[index], words.unit.rawValue)), isNumeric: true) {
                    Text(verbatim: words.number($0.numbers[index]))
                }
            }
        }
    }
}
