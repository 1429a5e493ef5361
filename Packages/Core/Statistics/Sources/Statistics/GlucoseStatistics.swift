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

    /// Computes the figures of any readings, in any order, against a person's targets.
    public init(of readings: some Sequence<Reading>, targets: TargetSet) {
        var sum = 0.0
        var numbers = 0
        var highs = 0
        var lows = 0
        var bands = [Int](repeating: 0, count: GlucoseBand.allCases.count)
        for reading in readings where reading.countsInStatistics {
            guard let band = targets.band(of: reading) else { continue }
            bands[band.rawValue] += 1
            switch reading.result {
            case .high: highs += 1
            case .low: lows += 1
            case .glucose(let value):
                sum += value.approximateMilligramsPerDeciliter
                numbers += 1
            case .none, .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: break
            }
        }
        count = numbers + highs + lows
        highCount = highs
        lowCount = lows
        mean = numbers > 0 ? sum / Double(numbers) : nil
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

    /// The mean as a value that can be shown in either unit, to a ten-thousandth of 1 mg/dL; nil where `mean` is.
    public var meanValue: GlucoseValue? {
        mean.flatMap { GlucoseValue(mantissa: Int(($0 * 10_000).rounded()), exponent: -4, unit: .milligramsPerDeciliter) }
    }
}
