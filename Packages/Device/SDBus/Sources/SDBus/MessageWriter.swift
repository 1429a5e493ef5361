import CSystemd

/// Writes values into a message that is not sent yet.
struct MessageWriter {
    /// How deep containers may nest: what every bus passes on (D-Bus specification: 32 arrays and 32 structures).
    static let deepest = 32

    private let message: OpaquePointer

    /// Appends a body. Throws `invalid`, after which the message must be thrown away.
    static func append(_ values: [DBusValue], to message: OpaquePointer) throws(DBusError) {
        let writer = MessageWriter(message: message)
        for value in values { try writer.append(value, depth: 0) }
    }

    private func append(_ value: DBusValue, depth: Int) throws(DBusError) {
        guard depth <= Self.deepest else { throw .invalid("containers nested more than \(Self.deepest) deep") }
        switch value {
        case .byte(let number): try append("y", number)
        case .boolean(let flag): try append("b", Int32(flag ? 1 : 0))
        case .int16(let number): try append("n", number)
        case .uint16(let number): try append("q", number)
        case .int32(let number): try append("i", number)
        case .uint32(let number): try append("u", number)
        case .int64(let number): try append("x", number)
        case .uint64(let number): try append("t", number)
        case .double(let number): try append("d", number)
        case .string(let text): try append("s", text: text)
        case .objectPath(let path): try append("o", text: path.description)
        case .signature(let types): try append("g", text: types.map(\.description).joined())
        case .bytes(let bytes): try check(sd_bus_message_append_array(message, Self.code("y"), bytes, bytes.count))
        case .array(let values, let element): try inside("a", "\(element)", values, depth)
        case .structure(let fields): try inside("r", fields.map(\.type.description).joined(), fields, depth)
        case .dictionary(let entries, let key, let value): try append(entries, key, value, depth)
        case .variant(let value): try inside("v", "\(value.type)", [value], depth)
        }
    }

    private func append(_ entries: [DBusValue: DBusValue], _ key: DBusType, _ value: DBusType, _ depth: Int) throws(DBusError) {
        try check(sd_bus_message_open_container(message, Self.code("a"), "{\(key)\(value)}"))
        for (entryKey, entryValue) in entries { try inside("e", "\(key)\(value)", [entryKey, entryValue], depth) }
        try check(sd_bus_message_close_container(message))
    }

    private func inside(_ code: UnicodeScalar, _ contents: String, _ values: [DBusValue], _ depth: Int) throws(DBusError) {
        try check(sd_bus_message_open_container(message, Self.code(code), contents))
        for value in values { try append(value, depth: depth + 1) }
        try check(sd_bus_message_close_container(message))
    }

    private func append<Number: BitwiseCopyable>(_ code: UnicodeScalar, _ number: Number) throws(DBusError) {
        try check(withUnsafeBytes(of: number) { sd_bus_message_append_basic(message, Self.code(code), $0.baseAddress) })
    }

    private func append(_ code: UnicodeScalar, text: String) throws(DBusError) {
        guard !text.utf8.contains(0) else { throw .invalid("a text with the character U+0000") }
        try check(text.withCString { sd_bus_message_append_basic(message, Self.code(code), $0) })
    }

    private func check(_ result: Int32) throws(DBusError) {
        guard result >= 0 else { throw .invalid(systemWords(result)) }
    }

    private static func code(_ scalar: UnicodeScalar) -> CChar {
        CChar(truncatingIfNeeded: scalar.value)
    }
}
