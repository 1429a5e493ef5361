import Domain
import Profile
import ViewCore

extension DiabetesKind {
    /// What it is called.
    var title: TextKey {
        switch self {
        case .type1: "diabetes.typeOne"
        case .type2: "diabetes.typeTwo"
        case .gestational: "diabetes.gestational"
        case .other: "diabetes.another"
        }
    }
}

extension TargetChoice {
    /// What it is called.
    var title: TextKey {
        switch self {
        case .standard: "targets.standard"
        case .olderOrHighRisk: "targets.olderOrHighRisk"
        case .pregnancy: "targets.pregnancy"
        case .custom: "targets.custom"
        }
    }
}

extension Meal {
    /// What the range of readings at it is called.
    var title: TextKey {
        switch self {
        case .fasting: "meal.fasting"
        case .beforeMeal: "meal.beforeMeal"
        case .afterMeal: "meal.afterMeal"
        case .bedtime: "meal.bedtime"
        case .casual, .reserved: "meal.casual"
        }
    }
}

/// The name of someone, or what stands for one that is not given.
func nameText(_ name: String) -> Text {
    name.isEmpty ? Text("person.nameless") : Text(verbatim: name)
}

extension GlucoseUnit {
    /// How many digits behind the point it is shown with.
    var fractionDigits: Int { self == .milligramsPerDeciliter ? 0 : 1 }
}
