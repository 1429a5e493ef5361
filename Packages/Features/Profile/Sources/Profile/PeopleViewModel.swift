import Common
package import Domain
package import Observation

/// Someone in the list of people.
package struct PersonRow: Hashable, Sendable, Identifiable {
    /// Who it is.
    package let id: Person.ID
    /// The name; empty where none is given.
    package let name: String
    /// How many readings they have.
    package let readingCount: Int
    /// How many meters they have.
    package let meterCount: Int

    /// Makes a row.
    package init(id: Person.ID, name: String, readingCount: Int, meterCount: Int) {
        self.id = id
        self.name = name
        self.readingCount = readingCount
        self.meterCount = meterCount
    }
}

/// What the list of people shows.
@MainActor
package protocol PeopleViewModel: AnyObject, Observable {
    /// Everyone, as far as they were read.
    var people: Loadable<[PersonRow]> { get }
    /// Reads them, also again after a failure.
    func load() async
}
