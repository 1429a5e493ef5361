import Domain

/// A result that some readings share, with what follows from it alone. There are a few hundred of them at most, however many readings there
/// are, so that whatever is costly is done once for each level and not for each reading.
struct Level: Hashable, Sendable {
    /// mg/dL; nil for HI and LO.
    let number: Double?
    /// The range, by the limits of the reading's meal where it has any.
    let band: GlucoseBand
    /// The value as it was measured; nil for HI and LO.
    let value: GlucoseValue?
    /// The mark of the meal.
    let meal: Meal?

    /// The level of a result; nil where it does not count in statistics.
    init?(_ result: TestResult, meal: Meal?, targets: TargetSet) {
        guard let band = (meal.flatMap { targets.meals[$0] } ?? targets).band(of: result) else { return nil }
        self.band = band
        self.meal = meal
        value = result.glucose
        number = result.glucose?.approximateMilligramsPerDeciliter
    }

    /// LO first, then by number, HI last.
    static func precedes(_ left: Level, _ right: Level) -> Bool {
        left.rank < right.rank
    }

    private var rank: Double { number ?? (band == .veryLow ? -.infinity : .infinity) }
}
