/// The language of the screens.
public enum LanguagePreference: PreferenceValue, Hashable {
    /// The browser's.
    case automatic
    /// Always this one, by its lower-case code, such as `de` or `pt-br`.
    case always(code: String)

    /// Reads `automatic` or a code of letters, digits and hyphens, two to twelve characters of them.
    public init?(preferenceText: String) {
        if preferenceText == "automatic" {
            self = .automatic
        } else if (2...12).contains(preferenceText.utf8.count), preferenceText.utf8.allSatisfy(Self.isPartOfCode) {
            self = .always(code: preferenceText)
        } else {
            return nil
        }
    }

    /// `automatic` or the code.
    public var preferenceText: String {
        switch self {
        case .automatic: "automatic"
        case .always(let code): code
        }
    }

    private static func isPartOfCode(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
