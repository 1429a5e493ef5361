/// A key of a script's objects, whatever its name.
struct ScriptKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ stringValue: String) {
        self.stringValue = stringValue
    }

    init(stringLiteral value: String) {
        self.init(value)
    }

    init?(stringValue: String) {
        self.init(stringValue)
    }

    init?(intValue: Int) {
        nil
    }
}

/// How error messages name places and quote words of a script.
enum ScriptPath {
    private static let longestQuote = 60

    /// `meters[0].faults[1].do`.
    static func text(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    /// A word of the file on one line, without what could harm a terminal, and not too long.
    static func quoted(_ text: String) -> String {
        let printable = text.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "?"
            default: String(scalar)
            }
        }
        return "“\(printable.prefix(longestQuote).joined())\(printable.count > longestQuote ? "…" : "")”"
    }
}
