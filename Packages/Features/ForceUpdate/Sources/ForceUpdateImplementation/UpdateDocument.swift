import ForceUpdate

/// The document of versions, as an operator publishes it.
///
/// ```json
/// { "minimum": "1.2.0", "latest": "1.5.0", "notes": { "en": "Reads new meters.\nPrints on one page.", "de": "…" } }
/// ```
///
/// Whatever is not so is no document, and has no effect. Other keys are for other readers.
struct UpdateDocument: Decodable, Sendable {
    /// In bytes.
    static let limit = 64 << 10
    private static let mostParagraphs = 20
    private static let longestParagraph = 500

    /// The oldest version that may still be used.
    let minimum: SemanticVersion
    /// The newest version.
    let latest: SemanticVersion
    /// What is new in it, in paragraphs, by language.
    let notes: [String: [String]]

    private enum CodingKeys: String, CodingKey {
        case minimum, latest, notes
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func version(_ key: CodingKeys) throws -> SemanticVersion {
            guard let version = SemanticVersion(try container.decode(String.self, forKey: key)) else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "no version")
            }
            return version
        }
        minimum = try version(.minimum)
        latest = try version(.latest)
        // A minimum that no version reaches would keep everybody out.
        guard minimum <= latest else {
            throw DecodingError.dataCorruptedError(forKey: .minimum, in: container, debugDescription: "above the latest")
        }
        notes = try (container.decodeIfPresent([String: String].self, forKey: .notes) ?? [:]).mapValues(Self.paragraphs)
    }

    private static func paragraphs(_ text: String) -> [String] {
        var seen: Set<String> = []
        let lines = text.split(whereSeparator: \.isNewline).map { line in
            String(String.UnicodeScalarView(line.unicodeScalars.filter(isShown)).prefix(longestParagraph))
        }
        return Array(lines.filter { $0.contains { !$0.isWhitespace } && seen.insert($0).inserted }.prefix(mostParagraphs))
    }

    /// Neither steers a terminal or a page nor turns the direction of the text around it.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: true
        }
    }
}

extension UpdateDocument {
    /// What is to be done about a version.
    func verdict(on running: SemanticVersion) -> UpdatePage.Verdict {
        running < minimum ? .mandatory : running < latest ? .optional : .current
    }
}
