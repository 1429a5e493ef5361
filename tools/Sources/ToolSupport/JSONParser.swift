/// Why a text is no JSON.
package struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, as a sentence.
    package var what: String
    /// The line, from 1.
    package var line: Int

    /// `line 3: …`
    package var description: String { "line \(line): \(what)" }
}

/// Reads JSON (RFC 8259). At most 512 values may be nested; a doubled member is kept twice.
struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private static let depthLimit = 512

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func document() throws(JSONError) -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw error("Something follows after the value.") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < Self.depthLimit else { throw error("Values are nested more than \(Self.depthLimit) deep.") }
        skipSpace()
        guard let next = peek else { throw error("The text ends where a value was expected.") }
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw error("A value was expected.")
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        var members: [JSONValue.Member] = []
        position += 1
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw error("The name of a member was expected, in double quotes.") }
            let start = line
            let key = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw error("A colon was expected after the name \"\(key)\".") }
            members.append(JSONValue.Member(key, try value(depth: depth + 1), line: start))
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw error("A comma or } was expected.") }
        }
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        var elements: [JSONValue] = []
        position += 1
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { throw error("A comma or ] was expected.") }
        }
    }

    private mutating func string() throws(JSONError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let result = String(validating: text, as: UTF8.self) else { throw error("A text is not valid UTF-8.") }
                return result
            case UInt8(ascii: "\\"): try escape(&text)
            case 0..<0x20: throw error("A text holds a control character.")
            default: text.append(byte)
            }
        }
        throw error("A text has no end.")
    }

    private mutating func escape(_ text: inout [UInt8]) throws(JSONError) {
        let simple: [UInt8: UInt8] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
        ]
        guard let byte = peek else { throw error("A text has no end.") }
        position += 1
        if let plain = simple[byte] {
            text.append(plain)
            return
        }
        guard byte == UInt8(ascii: "u"), var code = hex() else { throw error("A text holds an escape that JSON does not have.") }
        if 0xD800..<0xDC00 ~= code, peek == UInt8(ascii: "\\") {
            let back = position
            position += 2
            if position <= bytes.count, bytes[position - 1] == UInt8(ascii: "u"), let low = hex(), 0xDC00..<0xE000 ~= low {
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            } else {
                position = back
            }
        }
        text += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    }

    private mutating func hex() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else { return nil }
        position += 4
        return UInt32(digits, radix: 16)
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Double(text) != nil, let last = text.utf8.last, last != UInt8(ascii: ".") else { throw error("\(text) is no number.") }
        return .number(text)
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw error("A value was expected.") }
        position += word.utf8.count
        return value
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            if byte == 0x0A { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ what: String) -> JSONError { JSONError(what: what, line: line) }
}

extension JSONValue {
    /// Reads a JSON text.
    package init(parsing bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(bytes)
        self = try parser.document()
    }

    /// Reads a JSON text.
    package init(parsing text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }
}
