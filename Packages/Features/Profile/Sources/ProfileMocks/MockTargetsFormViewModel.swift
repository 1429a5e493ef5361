import Common
package import Domain
import Observation
package import Profile

/// A form for target ranges whose state is given.
@MainActor @Observable
package final class MockTargetsFormViewModel: TargetsFormViewModel {
    package let id = Person.ID(rawValue: "p1")
    package var unit: Loadable<GlucoseUnit>
    package var draft: TargetsDraft
    package var problems: [TargetsProblem]
    package var failure: ProfileError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was to be saved.
    package private(set) var saveCallCount = 0

    /// Makes a form with what was entered.
    package init(
        unit: Loadable<GlucoseUnit> = .loaded(.milligramsPerDeciliter), draft: TargetsDraft = TargetsDraft(),
        problems: [TargetsProblem] = [], failure: ProfileError? = nil
    ) {
        self.unit = unit
        self.draft = draft
        self.problems = problems
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func save() { saveCallCount += 1 }
}
