import Common
package import Domain
package import Observation

/// What the page of someone shows.
package struct PersonPage: Hashable, Sendable {
    /// What they say about themselves.
    package let details: PersonDetails
    /// Which target ranges they have.
    package let choice: TargetChoice
    /// The lowest and the highest number in target, as shown in the unit.
    package let target: TargetRange
    /// The ranges of readings at a meal, as shown in the unit.
    package let mealTargets: [MealTarget]
    /// The unit in which they are shown.
    package let unit: GlucoseUnit
    /// Their meters.
    package let meters: [DeviceIdentity]
    /// How many readings they have.
    package let readingCount: Int
    /// Whether there is anybody else, to whom a meter could be given.
    package let hasOthers: Bool

    /// Makes a page.
    package init(
        details: PersonDetails, choice: TargetChoice, target: TargetRange, mealTargets: [MealTarget], unit: GlucoseUnit,
        meters: [DeviceIdentity], readingCount: Int, hasOthers: Bool
    ) {
        self.details = details
        self.choice = choice
        self.target = target
        self.mealTargets = mealTargets
        self.unit = unit
        self.meters = meters
        self.readingCount = readingCount
        self.hasOthers = hasOthers
    }

    /// A range of numbers as shown: whole mg/dL or tenths of mmol/L.
    package struct TargetRange: Hashable, Sendable {
        /// The lowest number in target.
        package let low: Int
        /// The highest.
        package let high: Int

        /// Makes a range.
        package init(low: Int, high: Int) {
            self.low = low
            self.high = high
        }
    }
}

/// What the page of someone shows.
@MainActor
package protocol PersonViewModel: AnyObject, Observable {
    /// Who it is.
    var id: Person.ID { get }
    /// The page, as far as it was read.
    var page: Loadable<PersonPage> { get }
    /// Why the file could not be made.
    var failure: ProfileError? { get }
    /// Reads it, also again after a failure.
    func load() async
    /// Everything of the person as JSON; nil where it could not be made.
    func document() async -> [UInt8]?
}
