/// A value of a JSON file.
nonisolated enum TokenNode: Decodable, Equatable, Sendable {
    case object([String: TokenNode])
    case array([TokenNode])
    case text(String)
    case number(Double)
    case flag(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let array = try? container.decode([TokenNode].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: TokenNode].self))
        }
    }

    var object: [String: TokenNode]? {
        if case .object(let members) = self { members } else { nil }
    }

    var number: Double? {
        if case .number(let number) = self, number.isFinite { number } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The path of the token that a value refers to: `{color.light.tint}`.
    var reference: String? {
        guard let text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
