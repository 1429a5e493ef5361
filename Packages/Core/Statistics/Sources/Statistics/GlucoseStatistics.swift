public import Domain

/// The figures of a set of readings, computed in this one place so that no two pages differ.
///
/// Control tests, ketones, implausible numbers and readings that the person excluded are left out altogether. HI and LO count in `count`
/// and in the bands, as very high and very low, and never as numbers.
public struct GlucoseStatistics: Hashable, Sendable {
    /// How many readings count, HI and LO included.
    public let count: Int
    /// How many of them are HI, above the meter's range.
    public let highCount: Int
    /// How many of them are LO, below the meter's range.
    public let lowCount: Int
    /// The arithmetic mean in mg/dL of those with a number; nil where there is none.
    public let mean: Double?
    private let bandCounts: [Int]
    private let numbers: Distribution

    /// Computes the figures of any readings, in any order, against a person's targets.
    public init(of readings: some Sequence<Reading>, targets: TargetSet) {
        var table = LevelTable(targets: targets)
        var counts: [Int] = []
        for reading in readings where reading.countsInStatistics {
            guard let index = table.index(of: reading.result, meal: reading.meal) else { continue }
            if Int(index) == counts.count { counts.append(0) }
            counts[Int(index)] += 1
        }
        let order = table.levels.indices.sorted { Level.precedes(table.levels[$0], table.levels[$1]) }
        self.init(order.map { table.levels[$0] }, counts: order.map { counts[$0] })
    }

    /// Computes the figures of levels in ascending order with how many readings each has.
    init(_ levels: [Level], counts: [Int]) {
        var bands = [Int](repeating: 0, count: GlucoseBand.allCases.count)
        var (highs, lows) = (0, 0)
        for (level, count) in zip(levels, counts) where count > 0 {
            bands[level.band.rawValue] += count
            guard level.number == nil else { continue }
            if level.band == .veryHigh { highs += count } else { lows += count }
        }
        numbers = Distribution(zip(levels, counts).lazy.compactMap { level, count in level.number.map { ($0, count) } })
        count = numbers.count + highs + lows
        highCount = highs
        lowCount = lows
        mean = numbers.mean
        bandCounts = bands
    }

    /// How many readings lie in a band.
    public func count(in band: GlucoseBand) -> Int {
        bandCounts[band.rawValue]
    }

    /// The share of readings in a band, 0…1; nil where none count.
    public func share(in band: GlucoseBand) -> Double? {
        count > 0 ? Double(count(in: band)) / Double(count) : nil
    }

    /// How many readings have a number.
    public var numberCount: Int { numbers.count }

    /// The mean as a value that can be shown in either unit, to a ten-thousandth of 1 mg/dL; nil where `mean` is.
    public var meanValue: GlucoseValue? { mean.flatMap { GlucoseValue(approximately: $0) } }

    /// A figure with the readings that it stands on. Those of a period as a whole are a ``Dataset``'s.
    public func figure(_ kind: FigureKind) -> Figure {
        switch kind {
        case .count: Figure(kind, Double(count), count: count)
        case .share(let band): Figure(kind, share(in: band), count: count)
        default: Figure(kind, number(kind), count: numbers.count)
        }
    }

    /// The figure of a kind whatever the number of readings; nil where it is not defined for so few, or not for readings without a period.
    public func number(_ kind: FigureKind) -> Double? {
        switch kind {
        case .count: Double(count)
        case .share(let band): share(in: band)
        case .mean: mean
        case .lowest: numbers.lowest
        case .highest: numbers.highest
        case .percentile(let percent): numbers.percentile(Double(percent) / 100)
        case .standardDeviation: numbers.standardDeviation
        case .variation: numbers.standardDeviation.flatMap { deviation in mean.map { deviation / $0 * 100 } }
        case .estimatedA1c: mean.map { ($0 + 46.7) / 28.7 }
        case .managementIndicator: mean.map { 3.31 + 0.02392 * $0 }
        case .lowIndex: numbers.mean(of: GlucoseRisk.low)
        case .highIndex: numbers.mean(of: GlucoseRisk.high)
        case .perDay: nil
        }
    }
}
