import Domain
import ReadingStore

/// The condition that a reading is in one of some ranges, by the rule of `TargetSet`: on the number that is shown in the unit in which it
/// was measured, rounded half away from zero. HI is very high, LO very low.
struct BandCondition {
    /// The condition on `readings_readings`, named `r`.
    let sql: String

    init(_ query: ReadingQuery.Bands) {
        let meals = query.targets.meals.sorted { $0.key.code < $1.key.code }
        let codes = meals.map { String($0.key.code) }.joined(separator: ", ")
        let others = meals.isEmpty ? "" : "ifnull(r.meal, 0) NOT IN (\(codes)) AND "
        var parts = ["(\(others)\(Self.isIn(query.bands, of: query.targets)))"]
        parts += meals.map { "(r.meal = \($0.key.code) AND \(Self.isIn(query.bands, of: $0.value)))" }
        if query.bands.contains(.veryLow) { parts.append("r.result = 'low'") }
        if query.bands.contains(.veryHigh) { parts.append("r.result = 'high'") }
        sql = query.bands.isEmpty ? "0" : "(r.is_ketone = 0 AND (\(parts.joined(separator: " OR "))))"
    }

    /// Whether a number is in one of some ranges, by limits that do not ask for the meal.
    private static func isIn(_ bands: Set<GlucoseBand>, of targets: TargetSet) -> String {
        let parts = GlucoseUnit.allCases.map { unit in
            let limits = targets.limits(in: unit)
            let ranges = bands.sorted().map { range(of: $0, limits, in: unit) }.joined(separator: " OR ")
            return "(r.result = 'glucose' AND r.unit = '\(unit.rawValue)' AND (\(ranges)) AND \(isPlausible(unit)))"
        }
        return "(\(parts.joined(separator: " OR ")))"
    }

    private static func range(of band: GlucoseBand, _ limits: TargetSet.Limits, in unit: GlucoseUnit) -> String {
        switch band {
        case .veryLow: "NOT \(isAtLeast(limits.veryLow, unit))"
        case .low: "(\(isAtLeast(limits.veryLow, unit)) AND NOT \(isAtLeast(limits.low, unit)))"
        case .inTarget: "(\(isAtLeast(limits.low, unit)) AND NOT \(isAtLeast(limits.high + 1, unit)))"
        case .high: "(\(isAtLeast(limits.high + 1, unit)) AND NOT \(isAtLeast(limits.veryHigh + 1, unit)))"
        case .veryHigh: isAtLeast(limits.veryHigh + 1, unit)
        }
    }

    /// Whether the number that is shown, `mantissa × 10^exponent` in mg/dL or ten times that in mmol/L, is at least a limit: twice the exact
    /// number is at least twice the limit less one. Whole numbers on both sides, as far as they fit; what does not fit is far away.
    private static func isAtLeast(_ limit: Int, _ unit: GlucoseUnit) -> String {
        let scale = unit == .milligramsPerDeciliter ? 2 : 20
        return "(r.mantissa * \(scale) * \(power("r.exponent")) >= \(2 * limit - 1) * \(power("-r.exponent")))"
    }

    /// 10…1000 mg/dL after rounding, as `GlucoseValue.isPlausible`; in mmol/L by its factor of 18.01559.
    private static func isPlausible(_ unit: GlucoseUnit) -> String {
        let (factor, divisor) = unit == .milligramsPerDeciliter ? (1, 1) : (1_801_559, 100_000)
        let number = "r.mantissa * \(2 * factor) * \(power("r.exponent"))"
        let one = "\(divisor) * \(power("-r.exponent"))"
        return "(\(number) >= 19 * \(one) AND \(number) < 2001 * \(one))"
    }

    /// Ten to the power of an expression, 1 where that is not positive.
    private static func power(_ exponent: String) -> String {
        let cases = (1...12).reduce(into: (text: "", number: 1)) { result, exponent in
            result.number *= 10
            result.text += " WHEN \(exponent) THEN \(result.number)"
        }
        return "CASE \(exponent)\(cases.text) ELSE 1 END"
    }
}
