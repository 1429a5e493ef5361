/// A short text in one or several languages, as documents from outside bring it: `"Lancets"`, or `{ "en": "Lancets", "de": "Lanzetten" }`.
public struct LocalizedText: Hashable, Sendable {
    /// The texts by language, a BCP 47 tag; that of no language in particular has an empty one.
    public let texts: [String: String]

    /// A text in several languages.
    public init(_ texts: [String: String]) {
        self.texts = texts
    }

    /// A text that is the same in every language.
    public init(_ text: String) {
        self.init(["": text])
    }

    /// The text in a language, or else in English, or else in the first language that there is.
    public func text(in language: String) -> String {
        texts[language] ?? texts[String(language.prefix { $0 != "-" })] ?? texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
    }
}

extension LocalizedText: Codable {
    /// Reads a text, or an object of texts by language.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(text)
        } else {
            self.init(try container.decode([String: String].self))
        }
    }

    /// Writes what it was read from.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let text = texts[""], texts.count == 1 { try container.encode(text) } else { try container.encode(texts) }
    }
}
