import Common
package import Domain
import Observation
package import Profile

/// A page of someone that is given.
@MainActor @Observable
package final class MockPersonViewModel: PersonViewModel {
    package let id: Person.ID
    package var page: Loadable<PersonPage>
    package var failure: ProfileError?
    /// What the file is.
    package var documentToReturn: [UInt8]?
    /// How often it was asked to load.
    package private(set) var loadCallCount = 0

    /// Makes a page.
    package init(page: Loadable<PersonPage>, id: Person.ID = Person.ID(rawValue: "p1")) {
        self.page = page
        self.id = id
    }

    package func load() async { loadCallCount += 1 }
    package func document() async -> [UInt8]? { documentToReturn }
}
