import Common
import Domain
import Observation
import Profile
import ReadingStore

/// Target ranges, as they are chosen.
@MainActor @Observable
final class LiveTargetsFormViewModel: TargetsFormViewModel {
    let id: Person.ID
    private(set) var unit: Loadable<GlucoseUnit> = .loading
    var draft = TargetsDraft()
    private(set) var problems: [TargetsProblem] = []
    let saving = Saving()
    private let reader: ProfileReader

    init(reader: ProfileReader, person id: Person.ID) {
        self.reader = reader
        self.id = id
    }

    var failure: ProfileError? { saving.failure }

    func load() async {
        guard unit.value == nil else { return }
        do {
            let people = reader.dependencies.people
            let unit = try await reader.unit()
            let draft = TargetsDraft(try await people.targetSet(of: id), unit: unit)
            guard self.unit.value == nil else { return }
            self.draft = draft
            self.unit = .loaded(unit)
        } catch {
            unit = .failed(ProfileError(reading: error))
        }
    }

    func save() {
        guard let unit = unit.value, !saving.isRunning else { return }
        let check = TargetsCheck(draft, unit: unit)
        problems = check.problems
        guard problems.isEmpty, let targets = check.targets else { return }
        saving.run { [id, people = reader.dependencies.people] in
            try await people.setTargetSet(targets.with(meals: check.meals), of: id)
        }
    }
}

extension TargetsDraft {
    /// What is stored, as one would type it in a unit.
    fileprivate init(_ targets: TargetSet, unit: GlucoseUnit) {
        let limits = targets.limits(in: unit)
        let texts = targets.meals.mapValues { set in
            MealLimits(low: Self.text(set.limits(in: unit).low, unit), high: Self.text(set.limits(in: unit).high, unit))
        }
        self.init(
            choice: TargetChoice(targets),
            limits: [limits.veryLow, limits.low, limits.high, limits.veryHigh].map { Self.text($0, unit) }, meals: texts)
    }

    private static func text(_ number: Int, _ unit: GlucoseUnit) -> String {
        unit == .milligramsPerDeciliter ? String(number) : "\(number / 10).\(number % 10)"
    }
}
