import Common
import Observation
package import Profile

/// A list of people that is given.
@MainActor @Observable
package final class MockPeopleViewModel: PeopleViewModel {
    package var people: Loadable<[PersonRow]>
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a list.
    package init(people: Loadable<[PersonRow]>) {
        self.people = people
    }

    package func load() async { loadCallCount += 1 }
}
