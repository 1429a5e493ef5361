import Common
package import Domain
import Observation
package import Profile

/// The erasure of someone whose state is given.
@MainActor @Observable
package final class MockErasingViewModel: ErasingViewModel {
    package let id = Person.ID(rawValue: "p1")
    package var summary: Loadable<ErasureSummary>
    package var typed: String
    package var isMistyped: Bool
    package var isErasing: Bool
    package var failure: ProfileError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// With which words they were to be erased.
    package private(set) var confirmations: [String] = []

    /// Makes an erasure.
    package init(
        summary: Loadable<ErasureSummary>, typed: String = "", isMistyped: Bool = false, isErasing: Bool = false,
        failure: ProfileError? = nil
    ) {
        self.summary = summary
        self.typed = typed
        self.isMistyped = isMistyped
        self.isErasing = isErasing
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func erase(confirmedBy word: String) { confirmations.append(word) }
}
