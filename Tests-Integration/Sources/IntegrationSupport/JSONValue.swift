/// Any JSON value, for WebDriver commands and answers.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// A member of an object; null for any other value.
    public subscript(key: String) -> JSONValue {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    /// The elements of an array; none for any other value.
    public var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The text; nil for any other value.
    public var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number; nil for any other value.
    public var double: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The number as an integer; nil for a fraction and for any other value.
    public var integer: Int? { double.flatMap { Int(exactly: $0) } }

    /// The truth value; nil for any other value.
    public var isTrue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// Whether it is null.
    public var isNull: Bool { self == .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Makes an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Makes an object; the last of equal keys counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
