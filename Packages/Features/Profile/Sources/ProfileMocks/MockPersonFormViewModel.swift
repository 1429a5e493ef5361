import Common
package import Domain
import Observation
package import Profile

/// A form for someone whose state is given.
@MainActor @Observable
package final class MockPersonFormViewModel: PersonFormViewModel {
    package let editedID: Person.ID?
    package var stored: Loadable<PersonDetails>
    package var draft: PersonDetails
    package var problems: [PersonProblem]
    package var failure: ProfileError?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0
    /// How often it was to be saved.
    package private(set) var saveCallCount = 0

    /// Makes a form with what was entered.
    package init(
        editing id: Person.ID? = nil, stored: Loadable<PersonDetails> = .loaded(PersonDetails()), draft: PersonDetails = PersonDetails(),
        problems: [PersonProblem] = [], failure: ProfileError? = nil
    ) {
        editedID = id
        self.stored = stored
        self.draft = draft
        self.problems = problems
        self.failure = failure
    }

    package func load() async { loadCallCount += 1 }
    package func save() { saveCallCount += 1 }
}
