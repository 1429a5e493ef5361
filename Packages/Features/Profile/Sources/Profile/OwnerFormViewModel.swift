import Common
package import Domain
package import Observation

/// Whose a meter is, and whose it could be.
package struct OwnerChoice: Hashable, Sendable {
    /// The meter.
    package let meter: DeviceIdentity
    /// Everyone, in their order.
    package let people: [Person]
    /// How many of the readings that its owner has came from it.
    package let readingCount: Int

    /// Makes a choice.
    package init(meter: DeviceIdentity, people: [Person], readingCount: Int) {
        self.meter = meter
        self.people = people
        self.readingCount = readingCount
    }
}

/// Where a meter is given to somebody else.
@MainActor
package protocol OwnerFormViewModel: AnyObject, Observable {
    /// Whose it is.
    var owner: Person.ID { get }
    /// What there is to choose, as far as it was read.
    var choice: Loadable<OwnerChoice> { get }
    /// Whose it shall be.
    var newOwner: Person.ID { get set }
    /// Whether the readings that it brought go along.
    var takesReadings: Bool { get set }
    /// Why it could not be saved.
    var failure: ProfileError? { get }

    /// Reads what there is to choose, also again after a failure.
    func load() async
    /// Gives the meter away, and leaves the screen.
    func save()
}
