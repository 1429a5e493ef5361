public import Domain

/// What a meter can measure, both ends inclusive. Some meters send "HI" and "LO" as the number just outside.
public struct MeasurableRange: Hashable, Sendable {
    /// In mg/dL.
    public let milligramsPerDeciliter: ClosedRange<Int>
    /// In tenths of mmol/L; given apart, because a meter's limits are rounded in each unit.
    public let tenthsOfMillimolesPerLiter: ClosedRange<Int>

    /// Makes a range.
    public init(milligramsPerDeciliter: ClosedRange<Int>, tenthsOfMillimolesPerLiter: ClosedRange<Int>) {
        self.milligramsPerDeciliter = milligramsPerDeciliter
        self.tenthsOfMillimolesPerLiter = tenthsOfMillimolesPerLiter
    }

    /// 10…600 mg/dL.
    public static let from10 = MeasurableRange(milligramsPerDeciliter: 10...600, tenthsOfMillimolesPerLiter: 6...333)
    /// 20…600 mg/dL.
    public static let from20 = MeasurableRange(milligramsPerDeciliter: 20...600, tenthsOfMillimolesPerLiter: 11...333)

    /// The result as a meter with this range means it: a number outside is "HI" or "LO".
    public func meaning(of result: TestResult) -> TestResult {
        guard let value = result.glucose else { return result }
        let range = value.unit == .milligramsPerDeciliter ? milligramsPerDeciliter : tenthsOfMillimolesPerLiter
        let shown = value.displayed(in: value.unit)
        if shown > range.upperBound { return .high(unit: value.unit) }
        if shown < range.lowerBound { return .low(unit: value.unit) }
        return result
    }
}
