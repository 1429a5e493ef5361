import Domain
import Profile
import ViewCore

/// What a draft of target ranges says, where nothing is wrong with it, and else what is wrong.
struct TargetsCheck {
    /// What is wrong, in the order of the fields.
    let problems: [TargetsProblem]
    /// The ranges; nil where something is wrong with them.
    let targets: TargetSet?
    /// The ranges of readings at a meal.
    let meals: [Meal: TargetSet]

    /// Checks a draft whose limits are typed in a unit.
    init(_ draft: TargetsDraft, unit: GlucoseUnit) {
        let targets = draft.choice.targets ?? Self.targets(draft.limits, unit)
        var problems: [TargetsProblem] = targets == nil ? [.limits] : []
        var meals: [Meal: TargetSet] = [:]
        for meal in MealTarget.meals {
            guard let limits = draft.meals[meal], !(limits.low + limits.high).trimmed.isEmpty else { continue }
            if let set = Self.targets(limits, unit, within: targets ?? .standard) {
                meals[meal] = set
            } else {
                problems.append(.meal(meal))
            }
        }
        self.targets = targets
        self.meals = meals
        self.problems = problems
    }

    private static func targets(_ texts: [String], _ unit: GlucoseUnit) -> TargetSet? {
        let numbers = texts.compactMap { number($0, unit) }
        return numbers.count == 4 ? TargetSet(numbers, in: unit) : nil
    }

    /// The outer limits of a meal are those of all readings, unless its own lie beyond them.
    private static func targets(_ texts: TargetsDraft.MealLimits, _ unit: GlucoseUnit, within outer: TargetSet) -> TargetSet? {
        guard let low = number(texts.low, unit), let high = number(texts.high, unit) else { return nil }
        let limits = outer.limits(in: unit)
        return TargetSet([min(limits.veryLow, low), low, high, max(limits.veryHigh, high)], in: unit)
    }

    /// A limit in whole mg/dL or tenths of mmol/L; nil for what a meter cannot show.
    private static func number(_ text: String, _ unit: GlucoseUnit) -> Int? {
        let digits = unit == .milligramsPerDeciliter ? 0 : 1
        guard let value = NumberEntry(text: text, fractionDigits: digits).value else { return nil }
        let scaled = (value * (digits == 0 ? 1 : 10)).rounded()
        let range = digits == 0 ? 20...600 : 11...333
        return Int(exactly: scaled).flatMap { range.contains($0) ? $0 : nil }
    }
}

extension TargetSet {
    /// A set of four limits in one unit; those of the other are the nearest. Nil unless they ascend.
    fileprivate init?(_ numbers: [Int], in unit: GlucoseUnit) {
        let values = numbers.map { Int32($0) }.map { number -> GlucoseValue in
            unit == .milligramsPerDeciliter ? .milligramsPerDeciliter(number) : .tenthsOfMillimolesPerLiter(number)
        }
        guard let milligrams = Limits(values, in: .milligramsPerDeciliter), let tenths = Limits(values, in: .millimolesPerLiter) else {
            return nil
        }
        self.init(milligramsPerDeciliter: milligrams, tenthsOfMillimolesPerLiter: tenths)
    }
}

extension TargetSet.Limits {
    fileprivate init?(_ values: [GlucoseValue], in unit: GlucoseUnit) {
        let numbers = values.map { $0.displayed(in: unit) }
        self.init(veryLow: numbers[0], low: numbers[1], high: numbers[2], veryHigh: numbers[3])
    }
}
