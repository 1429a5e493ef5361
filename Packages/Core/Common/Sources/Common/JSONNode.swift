/// A value of a JSON document whose shape is not known beforehand.
public enum JSONNode: Codable, Hashable, Sendable {
    /// Members by their names; of two with one name, one.
    case object([String: JSONNode])
    /// Elements in their order.
    case array([JSONNode])
    /// A string.
    case text(String)
    /// Any number.
    case number(Double)
    /// `true` or `false`, which are no numbers.
    case flag(Bool)
    /// `null`.
    case null

    /// Reads any value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let array = try? container.decode([JSONNode].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONNode].self))
        }
    }

    /// Writes the value as it was read.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let members): try container.encode(members)
        case .array(let elements): try container.encode(elements)
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .null: try container.encodeNil()
        }
    }

    /// The members of an object; nil for anything else.
    public var object: [String: JSONNode]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The string; nil for anything else.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The number, which is finite; nil for anything else.
    public var number: Double? {
        if case .number(let number) = self, number.isFinite { number } else { nil }
    }
}
