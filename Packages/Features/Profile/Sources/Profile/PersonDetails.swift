package import Domain

/// What someone says about themselves; a text that is not given is empty.
package struct PersonDetails: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The day of birth; nil where it is not given.
    package var birthDate: CivilDate?
    /// Which diabetes; nil where it is not given.
    package var diabetes: DiabetesKind?
    /// The clinic or practice, with whatever is to know about it.
    package var clinic: String
    /// Who receives what is delivered.
    package var recipient: String
    /// Street and number.
    package var street: String
    /// The postal code.
    package var postalCode: String
    /// The town.
    package var city: String
    /// The country.
    package var country: String

    /// Makes details.
    package init(
        name: String = "", birthDate: CivilDate? = nil, diabetes: DiabetesKind? = nil, clinic: String = "", recipient: String = "",
        street: String = "", postalCode: String = "", city: String = "", country: String = ""
    ) {
        self.name = name
        self.birthDate = birthDate
        self.diabetes = diabetes
        self.clinic = clinic
        self.recipient = recipient
        self.street = street
        self.postalCode = postalCode
        self.city = city
        self.country = country
    }

    /// The address as lines, without those that are not given.
    package var addressLines: [String] {
        let town = [postalCode, city].filter { !$0.isEmpty }.joined(separator: " ")
        return [recipient, street, town, country].filter { !$0.isEmpty }
    }
}

/// Which diabetes someone has.
package enum DiabetesKind: String, Hashable, Sendable, CaseIterable {
    /// Type 1.
    case type1
    /// Type 2.
    case type2
    /// In pregnancy.
    case gestational
    /// Another one.
    case other
}
