import Common
import Domain
import Persistence
import Preferences
import PreferencesImplementation
import Profile
import ReadingStore
import ReadingStoreImplementation
import Testing

@testable import ProfileImplementation

/// What is typed as a target range, and what becomes of it.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct TargetsTests {
    @Test(arguments: [
        (TargetChoice.standard, TargetSet.standard), (.olderOrHighRisk, .olderOrHighRisk), (.pregnancy, .pregnancy),
    ])
    func aPresetIsWhatItIs(choice: TargetChoice, targets: TargetSet) {
        let check = TargetsCheck(TargetsDraft(choice: choice, limits: ["x", "", "", ""]), unit: .milligramsPerDeciliter)
        #expect(check.targets == targets && check.problems == [] && TargetChoice(targets.with(meals: [.fasting: .standard])) == choice)
    }

    @Test func onesOwnLimitsHoldInBothUnits() throws {
        let check = TargetsCheck(
            TargetsDraft(choice: .custom, limits: ["54", "80", "160", "240"]), unit: .milligramsPerDeciliter)
        #expect(check.targets?.limits(in: .milligramsPerDeciliter) == TargetSet.Limits(veryLow: 54, low: 80, high: 160, veryHigh: 240))
        #expect(check.targets?.limits(in: .millimolesPerLiter) == TargetSet.Limits(veryLow: 30, low: 44, high: 89, veryHigh: 133))
        let tenths = TargetsCheck(
            TargetsDraft(choice: .custom, limits: ["3.0", "4,4", "8.9", "13.3"]), unit: .millimolesPerLiter)
        #expect(tenths.targets?.limits(in: .millimolesPerLiter) == check.targets?.limits(in: .millimolesPerLiter))
    }

    @Test(arguments: [
        ["54", "80", "160", ""], ["54", "80", "80", "240"], ["90", "80", "160", "240"], ["54", "80", "160", "601"],
        ["54", "80", "x", "240"],
        ["19", "80", "160", "240"],
    ])
    func limitsThatCannotBeAreAProblem(limits: [String]) {
        let check = TargetsCheck(TargetsDraft(choice: .custom, limits: limits), unit: .milligramsPerDeciliter)
        #expect(check.problems == [.limits] && check.targets == nil)
    }

    @Test func aMealHasItsLimitsWithinThoseOfAll() throws {
        let meals: [Meal: TargetsDraft.MealLimits] = [
            .fasting: TargetsDraft.MealLimits(low: "50", high: "130"), .afterMeal: TargetsDraft.MealLimits(low: "", high: " "),
            .bedtime: TargetsDraft.MealLimits(low: "90", high: "80"), .beforeMeal: TargetsDraft.MealLimits(low: "90", high: ""),
        ]
        let check = TargetsCheck(TargetsDraft(meals: meals), unit: .milligramsPerDeciliter)
        #expect(check.problems == [.meal(.beforeMeal), .meal(.bedtime)])
        let fasting = try #require(check.meals[.fasting])
        #expect(fasting.limits(in: .milligramsPerDeciliter) == TargetSet.Limits(veryLow: 50, low: 50, high: 130, veryHigh: 250))
        #expect(check.meals[.afterMeal] == nil)
    }

    @Test func whatIsStoredIsTypedAgain() async throws {
        let subject = try await Subject()
        try await subject.preferences.set(.always(.millimolesPerLiter), for: .unit)
        let form = LiveTargetsFormViewModel(reader: subject.reader, person: .first)
        await form.load()
        #expect(form.unit == .loaded(.millimolesPerLiter) && form.draft == TargetsDraft(limits: ["3.0", "3.9", "10.0", "13.9"]))
        form.draft.choice = .custom
        form.draft.limits[1] = "x"
        form.save()
        #expect(form.problems == [.limits])
        form.draft.limits = ["3.0", "4.0", "9.0", "13.0"]
        form.draft.meals[.fasting] = TargetsDraft.MealLimits(low: "4.4", high: "7.2")
        form.save()
        while form.saving.isRunning { await Task.yield() }
        let again = LiveTargetsFormViewModel(reader: subject.reader, person: .first)
        await again.load()
        #expect(again.draft == form.draft && again.failure == nil)
        await again.load()
    }

    @Test func targetsOfNobodyCannotBeChosen() async throws {
        let subject = try await Subject()
        let form = LiveTargetsFormViewModel(reader: subject.reader, person: Person.ID(rawValue: "gone"))
        await form.load()
        #expect(form.unit == .failed(.noSuchPerson))
        form.save()
        #expect(!form.saving.isRunning)
    }
}
