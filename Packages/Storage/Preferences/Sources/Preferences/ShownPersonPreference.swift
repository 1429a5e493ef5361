public import Domain

/// Whose readings the screens show, and to whom what is typed or added belongs.
public enum ShownPersonPreference: PreferenceValue, Hashable {
    /// Whoever has been there longest.
    case first
    /// One person, as long as they are there.
    case person(Person.ID)

    /// Reads `first`, or `person:` and an identifier.
    public init?(preferenceText: String) {
        if preferenceText == "first" {
            self = .first
        } else if preferenceText.hasPrefix("person:"), preferenceText.utf8.count <= 107, preferenceText != "person:" {
            self = .person(Person.ID(rawValue: String(preferenceText.dropFirst("person:".count))))
        } else {
            return nil
        }
    }

    /// `first`, or `person:` and the identifier.
    public var preferenceText: String {
        switch self {
        case .first: "first"
        case .person(let id): "person:" + id.rawValue
        }
    }
}
