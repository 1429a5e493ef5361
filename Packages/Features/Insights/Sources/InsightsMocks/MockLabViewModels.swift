import Common
package import Domain
package import Insights
import Observation

/// The view model of a laboratory's values whose state is given.
@MainActor @Observable
package final class MockLabResultsViewModel: LabResultsViewModel {
    package var results: Loadable<[LabResult]>
    package var removed: LabResult?
    package var failure: InsightsError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// What was to be removed.
    package private(set) var removeCalls: [LabResult] = []
    /// How often the removed value was to come back.
    package private(set) var restoreCallCount = 0

    /// Makes a view model that shows values.
    package init(results: Loadable<[LabResult]>, removed: LabResult? = nil, failure: InsightsError? = nil) {
        self.results = results
        self.removed = removed
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }

    package func remove(_ result: LabResult) { removeCalls.append(result) }

    package func restore() { restoreCallCount += 1 }

    package func dismiss() { removed = nil }
}

/// The view model of a form for a laboratory's value whose state is given.
@MainActor @Observable
package final class MockLabFormViewModel: LabFormViewModel {
    package var editedID: LabResult.ID?
    package var stored: Loadable<Bool>
    package var number: String
    package var unit: LabResult.Unit
    package var date: CivilDate?
    package var problems: [LabProblem]
    package var failure: InsightsError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was to be saved.
    package private(set) var saveCallCount = 0

    /// Makes a form.
    package init(
        editing id: LabResult.ID? = nil, stored: Loadable<Bool> = .loaded(true), number: String = "", unit: LabResult.Unit = .percent,
        date: CivilDate? = nil, problems: [LabProblem] = [], failure: InsightsError? = nil
    ) {
        editedID = id
        self.stored = stored
        self.number = number
        self.unit = unit
        self.date = date
        self.problems = problems
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }

    package func save() { saveCallCount += 1 }
}
