/// Names of Swift made of keys and of names of assets.
package enum SwiftName {
    /// `sync.banner-text` as `syncBannerText`; a word of the language stands in backticks. Nil where nothing is left.
    package static func member(_ key: String) -> String? {
        let words = key.utf8.split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
        guard let first = words.first else { return nil }
        let name = lowercasedFirst(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.utf8.first.map(isDigit) ?? true { return "_" + name }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    /// The text as a literal.
    package static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// `URLField` as `urlField`, `Title` as `title`.
    private static func lowercasedFirst(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count < 2 || capitals.count == word.count {
            return word.prefix(max(1, capitals.count)).lowercased() + word.dropFirst(max(1, capitals.count))
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        default: isDigit(byte)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Words that cannot be a member's name as they are.
    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
