package import Domain

/// Which target ranges someone has.
package enum TargetChoice: String, Hashable, Sendable, CaseIterable {
    /// Those of most adults.
    case standard
    /// Those of older people, and of those in danger from low values.
    case olderOrHighRisk
    /// Those of pregnancy.
    case pregnancy
    /// Their own.
    case custom

    /// The ranges of a choice; nil for those of one's own.
    package var targets: TargetSet? {
        switch self {
        case .standard: .standard
        case .olderOrHighRisk: .olderOrHighRisk
        case .pregnancy: .pregnancy
        case .custom: nil
        }
    }

    /// The choice that has these ranges, whatever those of meals are.
    package init(_ targets: TargetSet) {
        self = Self.allCases.first { $0.targets == targets.with(meals: [:]) } ?? .custom
    }
}

/// The target range of readings at a meal.
package struct MealTarget: Hashable, Sendable, Identifiable {
    /// At which meal.
    package let meal: Meal
    /// The lowest number in target, as shown: whole mg/dL or tenths of mmol/L.
    package let low: Int
    /// The highest number in target, likewise.
    package let high: Int

    /// The meal tells them apart.
    package var id: Meal { meal }

    /// Makes a range.
    package init(meal: Meal, low: Int, high: Int) {
        self.meal = meal
        self.low = low
        self.high = high
    }

    /// The meals that can have a range of their own, in the order in which they are shown.
    package static let meals: [Meal] = [.fasting, .beforeMeal, .afterMeal, .bedtime]
}
