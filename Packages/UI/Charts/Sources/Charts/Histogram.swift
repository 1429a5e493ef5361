import CommonUI
public import Domain
public import ViewCore

/// How many readings there are of each size.
public struct Histogram: View {
    /// The readings of one size.
    public struct Bin: Hashable, Sendable, Identifiable {
        /// The lowest number in it, in whole mg/dL or tenths of mmol/L.
        public let lower: Int
        /// The lowest number above it.
        public let upper: Int
        /// How many readings are in it.
        public let count: Int
        /// The range of its lowest number.
        public let band: GlucoseBand

        /// Makes a bin.
        nonisolated public init(lower: Int, upper: Int, count: Int, band: GlucoseBand) {
            self.lower = lower
            self.upper = upper
            self.count = count
            self.band = band
        }

        /// The lowest number.
        public var id: Int { lower }
    }

    @Environment(\.formats) private var formats
    private let title: Text
    private let bins: [Bin]
    private let unit: GlucoseUnit

    /// A chart of bins, one beside the other in ascending order.
    public init(title: Text, bins: [Bin], unit: GlucoseUnit) {
        self.title = title
        self.bins = bins
        self.unit = unit
    }

    /// The figure.
    public var body: some View {
        ChartFigure(title, summary: Text(summary)) { title, summary in
            PlotImage(plot: plot, title: title, summary: summary)
        } table: {
            Table(bins, caption: title) {
                TableColumn(Text(verbatim: unit.rawValue)) { Text(verbatim: span($0)) }
                TableColumn("chart.readings", isNumeric: true) { Text(verbatim: formats.number($0.count)) }
            }
        }
    }

    private var summary: TextKey {
        guard let most = bins.max(by: { $0.count < $1.count }), most.count > 0 else { return TextKey("chart.histogram.none") }
        return .chartHistogramSummary(span(most), unit.rawValue, most.count)
    }

    private var plot: Plot {
        let scale = CountScale(bins.map(\.count).max() ?? 0)
        let width = 1 / Double(max(1, bins.count))
        let places = bins.indices.map { Double($0) * width }
        return Plot(
            vertical: scale.ticks(formats),
            horizontal: stride(from: 0, to: bins.count, by: 4).map { Plot.Tick(place: places[$0], text: number(bins[$0].lower)) },
            marks: zip(bins, places).map { .bar(from: $1 + width * 0.06, to: $1 + width * 0.94, height: scale.height($0.count), $0.band) },
            stops: zip(bins, places).map { bin, place in
                let text = EnvironmentValues.current.resolve(.chartHistogramBin(span(bin), unit.rawValue, bin.count))
                return Plot.Stop(from: place, to: place + width, text: text)
            })
    }

    private func span(_ bin: Bin) -> String { number(bin.lower) + "–" + number(bin.upper - 1) }

    private func number(_ number: Int) -> String {
        unit == .milligramsPerDeciliter ? formats.number(number) : formats.decimal(number, fractionDigits: 1)
    }
}
