import CSystemd
import Glibc

/// Reads the body of a received message. Whatever a sender put there becomes values or an error.
struct MessageReader {
    /// How many values one message may hold, and how many bytes of text and byte arrays.
    static let mostValues = 200_000
    static let mostBytes = 4 << 20

    private let message: OpaquePointer
    private var valuesLeft = mostValues
    private var bytesLeft = mostBytes

    private init(_ message: OpaquePointer) {
        self.message = message
    }

    /// The values of a body, in order. Throws `unreadable`.
    static func body(of message: OpaquePointer) throws(DBusError) -> [DBusValue] {
        var reader = MessageReader(message)
        return try reader.values(depth: 0)
    }

    private mutating func values(depth: Int) throws(DBusError) -> [DBusValue] {
        var values: [DBusValue] = []
        while let value = try next(depth: depth) { values.append(value) }
        return values
    }

    private mutating func next(depth: Int) throws(DBusError) -> DBusValue? {
        var code: CChar = 0
        var signature: UnsafePointer<CChar>?
        guard try check(sd_bus_message_peek_type(message, &code, &signature)) else { return nil }
        valuesLeft -= 1
        guard valuesLeft >= 0 else { throw .unreadable("more than \(Self.mostValues) values") }
        guard depth < DBusType.deepest else { throw .unreadable("containers nested more than \(DBusType.deepest) deep") }
        // The library's text is only good until it is asked again.
        let contents = signature.map { String(cString: $0) } ?? ""
        switch UInt8(bitPattern: code) {
        case UInt8(ascii: "a"): return try array(of: contents, depth: depth)
        case UInt8(ascii: "r"):
            return .structure(try inside(code, contents) { reader throws(DBusError) in try reader.values(depth: depth + 1) })
        case UInt8(ascii: "v"): return try variant(contents, depth: depth)
        default: return try basic(code)
        }
    }

    private mutating func variant(_ contents: String, depth: Int) throws(DBusError) -> DBusValue {
        let values = try inside(CChar(bitPattern: UInt8(ascii: "v")), contents) { reader throws(DBusError) in
            try reader.values(depth: depth + 1)
        }
        guard values.count == 1 else { throw .unreadable("a variant of \(values.count) values") }
        return .variant(values[0])
    }

    private mutating func array(of contents: String, depth: Int) throws(DBusError) -> DBusValue {
        guard let type = DBusType("a" + contents) else { throw .unreadable("an array of the unknown type \(contents)") }
        switch type {
        case .array(.byte): return .bytes(try bytes())
        case .dictionary(let key, let value):
            let entries = try inside(Self.arrayCode, contents) { reader throws(DBusError) in
                try reader.entries(String(contents.dropFirst().dropLast()), depth: depth + 1)
            }
            return .dictionary(entries, key: key, value: value)
        case .array(let element):
            let values = try inside(Self.arrayCode, contents) { reader throws(DBusError) in try reader.values(depth: depth + 1) }
            return .array(values, of: element)
        default: throw .unreadable("an array of the unknown type \(contents)")
        }
    }

    private mutating func entries(_ contents: String, depth: Int) throws(DBusError) -> [DBusValue: DBusValue] {
        var entries: [DBusValue: DBusValue] = [:]
        while try check(sd_bus_message_enter_container(message, CChar(bitPattern: UInt8(ascii: "e")), contents)) {
            let pair = try values(depth: depth)
            guard pair.count == 2 else { throw .unreadable("a dictionary entry of \(pair.count) values") }
            entries[pair[0]] = pair[1]
            try check(sd_bus_message_exit_container(message))
        }
        return entries
    }

    private mutating func inside<Value>(
        _ code: CChar, _ contents: String, _ read: (inout MessageReader) throws(DBusError) -> Value
    ) throws(DBusError) -> Value {
        try check(sd_bus_message_enter_container(message, code, contents))
        let value = try read(&self)
        try check(sd_bus_message_exit_container(message))
        return value
    }

    private mutating func basic(_ code: CChar) throws(DBusError) -> DBusValue {
        switch UInt8(bitPattern: code) {
        case UInt8(ascii: "y"): .byte(try number(code, 0))
        case UInt8(ascii: "b"): .boolean(try number(code, Int32(0)) != 0)
        case UInt8(ascii: "n"): .int16(try number(code, 0))
        case UInt8(ascii: "q"): .uint16(try number(code, 0))
        case UInt8(ascii: "i"): .int32(try number(code, 0))
        case UInt8(ascii: "u"): .uint32(try number(code, 0))
        case UInt8(ascii: "x"): .int64(try number(code, 0))
        case UInt8(ascii: "t"): .uint64(try number(code, 0))
        case UInt8(ascii: "d"): .double(try number(code, 0))
        case UInt8(ascii: "s"): .string(try text(code))
        case UInt8(ascii: "o"): try objectPath(code)
        case UInt8(ascii: "g"): try signature(code)
        default: throw .unreadable("a value of the unknown type \(String(UnicodeScalar(UInt8(bitPattern: code))))")
        }
    }

    private func objectPath(_ code: CChar) throws(DBusError) -> DBusValue {
        var reader = self
        guard let path = ObjectPath(try reader.text(code)) else { throw .unreadable("a wrong object path") }
        return .objectPath(path)
    }

    private func signature(_ code: CChar) throws(DBusError) -> DBusValue {
        var reader = self
        guard let types = DBusType.list(try reader.text(code)) else { throw .unreadable("a signature with an unknown type") }
        return .signature(types)
    }

    private func number<Number: BitwiseCopyable>(_ code: CChar, _ zero: Number) throws(DBusError) -> Number {
        var number = zero
        let result = withUnsafeMutableBytes(of: &number) { sd_bus_message_read_basic(message, code, $0.baseAddress) }
        try check(result)
        return number
    }

    private mutating func text(_ code: CChar) throws(DBusError) -> String {
        guard let start = try number(code, UnsafePointer<CChar>?.none) else { throw .unreadable("a text that is not there") }
        try spend(strlen(start))
        return String(cString: start)
    }

    private mutating func bytes() throws(DBusError) -> [UInt8] {
        var start: UnsafeRawPointer?
        var count = 0
        try check(sd_bus_message_read_array(message, CChar(bitPattern: UInt8(ascii: "y")), &start, &count))
        try spend(count)
        return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    private mutating func spend(_ count: Int) throws(DBusError) {
        bytesLeft -= count
        guard bytesLeft >= 0 else { throw .unreadable("more than \(Self.mostBytes) bytes") }
    }

    /// False at the end of a container or a body.
    @discardableResult
    private func check(_ result: Int32) throws(DBusError) -> Bool {
        guard result >= 0 else { throw .unreadable(systemWords(result)) }
        return result > 0
    }

    private static let arrayCode = CChar(bitPattern: UInt8(ascii: "a"))
}
