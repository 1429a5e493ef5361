public import Domain

/// The readings of one size.
public struct GlucoseBin: Hashable, Sendable {
    /// The lowest number in it, in whole mg/dL or tenths of mmol/L.
    public let lower: Int
    /// The lowest number above it.
    public let upper: Int
    /// How many readings show a number in it.
    public let count: Int
    /// The range of its lowest number, whatever the meal.
    public let band: GlucoseBand
}

extension Dataset {
    /// How many readings show a number of each size in a unit: bins of 20 mg/dL or 1 mmol/L from the lowest that is not empty to the highest.
    public func histogram(in unit: GlucoseUnit) -> [GlucoseBin] {
        let width = unit == .milligramsPerDeciliter ? 20 : 10
        var counts: [Int: Int] = [:]
        for entry in entries {
            if let value = levels[Int(entry.level)].value { counts[value.displayed(in: unit) / width, default: 0] += 1 }
        }
        guard let first = counts.keys.min(), let last = counts.keys.max() else { return [] }
        return (first...last).map { bin in
            let lower = bin * width
            let value: GlucoseValue =
                unit == .milligramsPerDeciliter ? .milligramsPerDeciliter(Int32(lower)) : .tenthsOfMillimolesPerLiter(Int32(lower))
            return GlucoseBin(lower: lower, upper: lower + width, count: counts[bin] ?? 0, band: targets.band(of: value))
        }
    }
}
