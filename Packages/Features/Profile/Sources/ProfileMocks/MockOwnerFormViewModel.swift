import Common
package import Domain
import Observation
package import Profile

/// A form for the owner of a meter whose state is given.
@MainActor @Observable
package final class MockOwnerFormViewModel: OwnerFormViewModel {
    package let owner = Person.ID(rawValue: "p1")
    package var choice: Loadable<OwnerChoice>
    package var newOwner = Person.ID(rawValue: "p1")
    package var takesReadings = false
    package var failure: ProfileError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was to be saved.
    package private(set) var saveCallCount = 0

    /// Makes a form.
    package init(choice: Loadable<OwnerChoice>, failure: ProfileError? = nil) {
        self.choice = choice
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func save() { saveCallCount += 1 }
}
