import Common
package import Domain
package import Observation

/// Whose readings can be shown, and whose are.
package struct ShownPeople: Hashable, Sendable {
    /// Everyone, in their order.
    package let people: [Person]
    /// Whose readings are shown.
    package let shown: Person.ID

    /// Gathers the people.
    package init(people: [Person], shown: Person.ID) {
        self.people = people
        self.shown = shown
    }

    /// The person whose readings are shown, where there are others; nil where nobody needs to be told.
    package var named: Person? {
        people.count > 1 ? people.first { $0.id == shown } : nil
    }
}

/// Where a household chooses whose readings are shown.
@MainActor
package protocol PersonSwitchViewModel: AnyObject, Observable {
    /// The people, as far as they were read.
    var people: Loadable<ShownPeople> { get }
    /// Reads them, also again after a failure.
    func load() async
    /// Shows somebody else's readings, in every tab.
    func show(_ person: Person.ID)
}
