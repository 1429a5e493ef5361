/// A JSON value. Objects keep the order of their members and the line of each, for messages about a file that a person wrote.
package indirect enum JSONValue: Equatable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number as written.
    case number(String)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Members in their order.
    case object([Member])

    /// A member of an object.
    package struct Member: Equatable, Sendable {
        /// Its name.
        package var key: String
        /// Its value.
        package var value: JSONValue
        /// The line of its name in the text that it was read from, from 1; 0 for one that was made.
        package var line: Int

        /// A member.
        package init(_ key: String, _ value: JSONValue, line: Int = 0) {
            self.key = key
            self.value = value
            self.line = line
        }
    }

    /// An object of members by name.
    package static func object(_ members: [String: JSONValue]) -> JSONValue {
        .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    }

    /// A whole number.
    package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }
    /// A list of texts.
    package static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map { .string($0) }) }
    /// A text, or `null`.
    package static func optional(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

    /// The member of a name; the last one where there are several, nil where there is none or this is no object.
    package subscript(key: String) -> JSONValue? { members?.last { $0.key == key }?.value }
    /// The members of an object; nil for anything else.
    package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
    /// The elements of a list; nil for anything else.
    package var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    /// The text; nil for anything else.
    package var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The whole number; nil for anything else.
    package var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }
    /// The truth value; nil for anything else.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// Whether it is `null`.
    package var isNull: Bool { self == .null }
    /// The texts of a list; those of its elements that are something else are left out.
    package var strings: [String] { elements?.compactMap(\.string) ?? [] }
}
