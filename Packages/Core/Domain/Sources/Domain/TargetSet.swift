/// The limits between the five ranges, in both units, so that a value is classified in the unit in which it was measured.
///
/// Limits are inclusive to the target: 70 and 180 mg/dL are in target, 69 is low, 54 is low, 53 is very low.
public struct TargetSet: Hashable, Codable, Sendable {
    /// The limits in one unit, as shown numbers: whole mg/dL, or tenths of mmol/L.
    public struct Limits: Hashable, Codable, Sendable {
        /// The lowest number that is not very low.
        public let veryLow: Int
        /// The lowest number in target.
        public let low: Int
        /// The highest number in target.
        public let high: Int
        /// The highest number that is not very high.
        public let veryHigh: Int

        /// Makes limits; nil unless they ascend.
        public init?(veryLow: Int, low: Int, high: Int, veryHigh: Int) {
            guard 0 < veryLow, veryLow <= low, low < high, high <= veryHigh else { return nil }
            self.init(ascending: veryLow, low, high, veryHigh)
        }

        fileprivate init(ascending veryLow: Int, _ low: Int, _ high: Int, _ veryHigh: Int) {
            self.veryLow = veryLow
            self.low = low
            self.high = high
            self.veryHigh = veryHigh
        }
    }

    /// The limits in whole mg/dL.
    public let milligramsPerDeciliter: Limits
    /// The limits in tenths of mmol/L.
    public let tenthsOfMillimolesPerLiter: Limits
    /// The sets that count instead for readings with these marks of a meal.
    public let meals: [Meal: TargetSet]

    /// Makes a set from limits in both units.
    public init(milligramsPerDeciliter: Limits, tenthsOfMillimolesPerLiter: Limits, meals: [Meal: TargetSet] = [:]) {
        self.milligramsPerDeciliter = milligramsPerDeciliter
        self.tenthsOfMillimolesPerLiter = tenthsOfMillimolesPerLiter
        self.meals = meals
    }

    /// These limits, with others for readings with marks of a meal.
    public func with(meals: [Meal: TargetSet]) -> TargetSet {
        TargetSet(milligramsPerDeciliter: milligramsPerDeciliter, tenthsOfMillimolesPerLiter: tenthsOfMillimolesPerLiter, meals: meals)
    }

    // The presets are those of the international consensus on time in range: Battelino et al., Diabetes Care 2019; 42(8): 1593–1603,
    // doi:10.2337/dci19-0028, tables 3 and 4.

    /// Most adults: 70–180 mg/dL, 3.9–10.0 mmol/L, with levels below 54 and above 250 mg/dL, 3.0 and 13.9 mmol/L.
    public static let standard = TargetSet(
        milligramsPerDeciliter: Limits(ascending: 54, 70, 180, 250),
        tenthsOfMillimolesPerLiter: Limits(ascending: 30, 39, 100, 139)
    )

    /// Older people, and those in danger from low values: 70–180 mg/dL. The consensus has one level below (under 1 % of the time below 70 mg/dL,
    /// where most adults have under 1 % below 54), so that all of it is very low, and one above 250 mg/dL, 13.9 mmol/L.
    public static let olderOrHighRisk = TargetSet(
        milligramsPerDeciliter: Limits(ascending: 70, 70, 180, 250),
        tenthsOfMillimolesPerLiter: Limits(ascending: 39, 39, 100, 139)
    )

    /// Pregnancy with type 1 diabetes: 63–140 mg/dL, 3.5–7.8 mmol/L, with a level below 54 mg/dL. The consensus has none above; that of the other
    /// sets stands in.
    public static let pregnancy = TargetSet(
        milligramsPerDeciliter: Limits(ascending: 54, 63, 140, 250),
        tenthsOfMillimolesPerLiter: Limits(ascending: 30, 35, 78, 139)
    )

    /// The limits in a unit.
    public func limits(in unit: GlucoseUnit) -> Limits {
        switch unit {
        case .milligramsPerDeciliter: milligramsPerDeciliter
        case .millimolesPerLiter: tenthsOfMillimolesPerLiter
        }
    }

    /// The range of a value, decided on the number that is shown in the value's own unit.
    public func band(of value: GlucoseValue) -> GlucoseBand {
        let number = value.displayed(in: value.unit)
        let limits = limits(in: value.unit)
        if number < limits.veryLow { return .veryLow }
        if number < limits.low { return .low }
        if number <= limits.high { return .inTarget }
        return number <= limits.veryHigh ? .high : .veryHigh
    }

    /// The range of a reading, by the limits of its meal where it has any.
    public func band(of reading: Reading) -> GlucoseBand? {
        (reading.meal.flatMap { meals[$0] } ?? self).band(of: reading.result)
    }

    /// The range of a result: HI is very high, LO very low; nil for ketones, implausible numbers and no result.
    public func band(of result: TestResult) -> GlucoseBand? {
        switch result {
        case .high: .veryHigh
        case .low: .veryLow
        case .glucose(let value): value.isPlausible ? band(of: value) : nil
        case .none, .ketone, .ketoneHigh, .ketoneLow, .ketoneNone: nil
        }
    }
}
