import Common

/// Reads the values of tokens as the app needs them.
nonisolated struct TokenReader {
    let tokens: DesignTokens

    /// The value of a token of a type. Throws where it has another, or none.
    private func value(_ name: String, type: String, expected: String) throws(DesignTokensError) -> JSONNode {
        let token = try tokens.resolved(name)
        guard let given = token.type else { throw .malformed(token: name, reason: "it has no “$type”, and no group around it has") }
        guard given == type else { throw .value(token: name, expected: "\(expected), not a \(given)") }
        return token.value
    }

    // MARK: - Colours

    /// An opaque sRGB colour: `#rrggbb`, or components from 0 to 1.
    func color(_ name: String) throws(DesignTokensError) -> RGB {
        let expected = "an opaque sRGB colour, such as \"#2A5D8F\" or { \"colorSpace\": \"srgb\", \"components\": [0.16, 0.36, 0.56] }"
        let node = try value(name, type: "color", expected: expected)
        if let text = node.text {
            guard let color = hex(text) else { throw .value(token: name, expected: expected) }
            return color
        }
        guard let color = try color(of: node.object ?? [:], in: name) else { throw .value(token: name, expected: expected) }
        return color
    }

    private func color(of members: [String: JSONNode], in name: String) throws(DesignTokensError) -> RGB? {
        if let alpha = members["alpha"] {
            guard try tokens.part(alpha, of: name).number == 1 else { return nil }
        }
        guard members["colorSpace"]?.text == "srgb" else { return members["hex"]?.text.flatMap(hex) }
        guard case .array(let components)? = members["components"], components.count == 3 else { return nil }
        let parts = components.map { $0 == .text("none") ? 0 : $0.number ?? -1 }
        guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        let bytes = parts.map { UInt8(($0 * 255).rounded()) }
        return RGB(red: bytes[0], green: bytes[1], blue: bytes[2])
    }

    private func hex(_ text: String) -> RGB? {
        var digits = Substring(text)
        guard digits.popFirst() == "#", digits.utf8.count == digits.count else { return nil }
        if digits.count == 8, digits.suffix(2).lowercased() == "ff" { digits = digits.dropLast(2) }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt32(digits, radix: 16).map { RGB($0) }
    }

    // MARK: - Distances

    /// A distance in CSS pixels; a `rem` is 16 of them.
    func length(_ name: String, in range: ClosedRange<Double>) throws(DesignTokensError) -> Double {
        let expected = "a distance from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound)) px"
        let node = try value(name, type: "dimension", expected: expected)
        guard let length = try pixels(node, in: name), range.contains(length) else { throw .value(token: name, expected: expected) }
        return length
    }

    private func pixels(_ node: JSONNode, in name: String) throws(DesignTokensError) -> Double? {
        let node = try tokens.part(node, of: name)
        if let text = node.text {
            if text.hasSuffix("rem") { return Double(text.dropLast(3)).map { $0 * 16 } }
            return text.hasSuffix("px") ? Double(text.dropLast(2)) : nil
        }
        guard let number = node.object?["value"]?.number else { return nil }
        switch node.object?["unit"]?.text {
        case "px": return number
        case "rem": return number * 16
        default: return nil
        }
    }

    private static func text(_ number: Double) -> String {
        String(Int(number.rounded()))
    }

    // MARK: - Typefaces

    /// Names of typefaces, the first the one to try first.
    func families(_ name: String) throws(DesignTokensError) -> [String] {
        let expected = "names of typefaces of letters, digits, spaces and hyphens"
        let node = try value(name, type: "fontFamily", expected: expected)
        let names: [String?] = if case .array(let nodes) = node { nodes.map(\.text) } else { [node.text] }
        let plain = names.compactMap { $0 }.filter(StyleTokens.isPlain)
        guard plain.count == names.count, (1...8).contains(plain.count) else { throw .value(token: name, expected: expected) }
        return plain
    }

    /// A text style. The family and the letter spacing that the format asks for are the app's own.
    func style(_ name: String) throws(DesignTokensError) -> AppFonts.Style {
        let expected = "a typography of a fontSize from 10 to 96 px, a fontWeight from 100 to 900 and a lineHeight from 1 to 3"
        let node = try value(name, type: "typography", expected: expected)
        guard let members = node.object,
            let size = try pixels(members["fontSize"] ?? .null, in: name), (10...96).contains(size),
            let weight = try weight(members["fontWeight"] ?? .null, in: name),
            let lineHeight = try tokens.part(members["lineHeight"] ?? .null, of: name).number, (1...3).contains(lineHeight)
        else { throw .value(token: name, expected: expected) }
        return AppFonts.Style(size: size / 16, weight: weight, lineHeight: lineHeight)
    }

    private func weight(_ node: JSONNode, in name: String) throws(DesignTokensError) -> Int? {
        let node = try tokens.part(node, of: name)
        if let text = node.text { return Self.weights[text] }
        guard let number = node.number, (100...900).contains(number) else { return nil }
        return Int(number.rounded())
    }

    /// The names that the format has for weights; those beyond 900 have no face here.
    private static let weights: [String: Int] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400, "book": 400,
        "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    ]
}
