import Common
package import Domain
package import Logbook
import Observation

/// The people whose readings can be shown, as a test or a preview has them.
@MainActor @Observable
package final class MockPersonSwitchViewModel: PersonSwitchViewModel {
    package var people: Loadable<ShownPeople>
    /// Who was chosen, in order.
    package private(set) var shown: [Person.ID] = []
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a switch with its people.
    package init(people: Loadable<ShownPeople>) {
        self.people = people
    }

    package func load() async { loadCallCount += 1 }
    package func show(_ person: Person.ID) { shown.append(person) }
}
