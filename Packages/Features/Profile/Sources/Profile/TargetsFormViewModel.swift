import Common
package import Domain
package import Observation

/// What was entered about target ranges, as it was typed.
package struct TargetsDraft: Hashable, Sendable {
    /// Which ranges.
    package var choice: TargetChoice
    /// One's own limits, as typed, in their order: very low, low, high, very high.
    package var limits: [String]
    /// The limits of readings at a meal, as typed; empty for none of their own.
    package var meals: [Meal: MealLimits]

    /// Limits of readings at a meal.
    package struct MealLimits: Hashable, Sendable {
        /// The lowest number in target.
        package var low: String
        /// The highest.
        package var high: String

        /// Makes limits.
        package init(low: String = "", high: String = "") {
            self.low = low
            self.high = high
        }
    }

    /// Makes a draft.
    package init(choice: TargetChoice = .standard, limits: [String] = ["", "", "", ""], meals: [Meal: MealLimits] = [:]) {
        self.choice = choice
        self.limits = limits
        self.meals = meals
    }
}

/// What is wrong with target ranges.
package enum TargetsProblem: Hashable, Sendable {
    /// One's own limits are no numbers that ascend.
    case limits
    /// The limits of a meal are no two numbers that ascend.
    case meal(Meal)
}

/// Where someone's target ranges are chosen.
@MainActor
package protocol TargetsFormViewModel: AnyObject, Observable {
    /// Whose.
    var id: Person.ID { get }
    /// The unit in which limits are typed, as far as it was read.
    var unit: Loadable<GlucoseUnit> { get }
    /// What was entered.
    var draft: TargetsDraft { get set }
    /// What was wrong with it when it was last to be saved.
    var problems: [TargetsProblem] { get }
    /// Why it could not be saved.
    var failure: ProfileError? { get }

    /// Reads what is stored, also again after a failure.
    func load() async
    /// Saves, where nothing is wrong, and leaves the screen.
    func save()
}
