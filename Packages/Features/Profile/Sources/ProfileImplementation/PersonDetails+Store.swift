import Domain
import Foundation
import Profile
import ReadingStore

extension PersonDetails {
    /// What is stored.
    init(_ profile: PersonProfile) {
        self.init(
            name: profile.name, birthDate: profile.birthDate,
            diabetes: profile.diabetesType.flatMap { type in DiabetesKind.allCases.first { $0.type == type } }, clinic: profile.clinic,
            recipient: profile.address.recipient, street: profile.address.street, postalCode: profile.address.postalCode,
            city: profile.address.city, country: profile.address.country)
    }

    /// What is to be stored, without blanks around.
    var profile: PersonProfile {
        PersonProfile(
            name: name.trimmed, birthDate: birthDate, diabetesType: diabetes?.type, clinic: clinic.trimmed,
            address: DeliveryAddress(
                recipient: recipient.trimmed, street: street.trimmed, postalCode: postalCode.trimmed, city: city.trimmed,
                country: country.trimmed))
    }
}

extension DiabetesKind {
    /// How it is stored.
    fileprivate var type: DiabetesType {
        switch self {
        case .type1: .type1
        case .type2: .type2
        case .gestational: .gestational
        case .other: .other
        }
    }
}

extension String {
    /// The text with the line ends of this machine and without blanks around.
    var trimmed: String {
        replacing("\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
