import Domain
package import Profile

extension PersonDetails {
    /// Someone who said everything.
    package static let ada = PersonDetails(
        name: "Ada", birthDate: CivilDate("1957-03-27"), diabetes: .type2, clinic: "Dr. Weiß, Tuesdays", recipient: "A. Lange",
        street: "Lindenweg 1", postalCode: "53111", city: "Bonn", country: "Germany")
}

extension PersonPage {
    /// The page of Ada.
    package static let ada = PersonPage(
        details: .ada, choice: .standard, target: TargetRange(low: 70, high: 180),
        mealTargets: [MealTarget(meal: .fasting, low: 80, high: 130)], unit: .milligramsPerDeciliter,
        meters: [DeviceIdentity(id: DeviceIdentity.ID(rawValue: "d1"), address: "00:11:22:33:44:55", name: "Accu-Chek Guide")],
        readingCount: 1_204, hasOthers: true)

    /// The page of someone who said nothing and is alone.
    package static let nobody = PersonPage(
        details: PersonDetails(), choice: .custom, target: TargetRange(low: 40, high: 95), mealTargets: [], unit: .millimolesPerLiter,
        meters: [], readingCount: 0, hasOthers: false)
}

extension [PersonRow] {
    /// Two people, one without a name.
    package static let two = [
        PersonRow(id: Person.ID(rawValue: "p1"), name: "Ada", readingCount: 1_204, meterCount: 1),
        PersonRow(id: Person.ID(rawValue: "p2"), name: "", readingCount: 0, meterCount: 0),
    ]
}

extension OwnerChoice {
    /// A meter of Ada's.
    package static let guide = OwnerChoice(
        meter: DeviceIdentity(id: DeviceIdentity.ID(rawValue: "d1"), address: "00:11:22:33:44:55", name: "Accu-Chek Guide"),
        people: [Person(id: Person.ID(rawValue: "p1"), name: "Ada"), Person(id: Person.ID(rawValue: "p2"), name: "Mia")],
        readingCount: 1_204)
}

extension ErasureSummary {
    /// What goes with Ada.
    package static let ada = ErasureSummary(name: "Ada", readingCount: 1_204, noteCount: 31, meterCount: 1, isLast: false)
    /// What goes with the last one, who has no name.
    package static let last = ErasureSummary(name: "", readingCount: 3, noteCount: 0, meterCount: 0, isLast: true)
}
