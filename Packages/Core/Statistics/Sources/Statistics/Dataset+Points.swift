public import Domain

/// One reading of a dataset, to be drawn or listed.
public struct GlucosePoint: Hashable, Sendable {
    /// When, on the clock that the person had.
    public let second: Int
    /// The value as it was measured; nil for HI and LO.
    public let value: GlucoseValue?
    /// mg/dL; nil for HI and LO.
    public let number: Double?
    /// The range that it is in: very high for HI, very low for LO.
    public let band: GlucoseBand
    /// How it lies to a meal.
    public let meal: Meal?

    /// Seconds since its day's midnight, 0…86399.
    public var secondOfDay: Int { second.floored(by: Sample.secondsOfDay).rest }
    /// The time; nil outside the years 1…9999.
    public var time: CivilDateTime? { CivilDateTime(epochSecond: second) }
}

extension Dataset {
    /// All readings, oldest first.
    public var points: [GlucosePoint] { entries.map(point) }

    /// The readings of a day, oldest first.
    public func points(on day: CivilDate) -> [GlucosePoint] {
        let number = Int32(day.dayNumber)
        return entries.lazy.drop { $0.day < number }.prefix { $0.day == number }.map(point)
    }

    /// The readings in some ranges, oldest first.
    public func points(in bands: Set<GlucoseBand>) -> [GlucosePoint] {
        entries.filter { bands.contains(levels[Int($0.level)].band) }.map(point)
    }

    func point(_ entry: Entry) -> GlucosePoint {
        let level = levels[Int(entry.level)]
        return GlucosePoint(second: entry.second, value: level.value, number: level.number, band: level.band, meal: level.meal)
    }
}
