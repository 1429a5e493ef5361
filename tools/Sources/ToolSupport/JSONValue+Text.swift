extension JSONValue {
    /// The value as JSON with a line for each member and element, two spaces deeper within each, and a line break at its end.
    package var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: 0)
        bytes.append(UInt8(ascii: "\n"))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value as JSON on one line, without a line break at its end.
    package var line: String {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: nil)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to bytes: inout [UInt8], indent: Int?) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let text): bytes += text.utf8
        case .string(let text): Self.quote(text, &bytes)
        case .array(let elements):
            Self.list(elements, "[", "]", &bytes, indent) { $0.write(to: &$1, indent: $2) }
        case .object(let members):
            Self.list(members, "{", "}", &bytes, indent) { member, bytes, indent in
                Self.quote(member.key, &bytes)
                bytes += (indent == nil ? ":" : ": ").utf8
                member.value.write(to: &bytes, indent: indent)
            }
        }
    }

    private static func list<Element>(
        _ elements: [Element], _ open: String, _ end: String, _ bytes: inout [UInt8], _ indent: Int?,
        _ write: (Element, inout [UInt8], Int?) -> Void
    ) {
        bytes += open.utf8
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if let indent { newLine(&bytes, indent + 1) }
            write(element, &bytes, indent.map { $0 + 1 })
        }
        if let indent, !elements.isEmpty { newLine(&bytes, indent) }
        bytes += end.utf8
    }

    private static func newLine(_ bytes: inout [UInt8], _ indent: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes += Array(repeating: UInt8(ascii: " "), count: indent * 2)
    }

    private static func quote(_ text: String, _ bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case 0x22: bytes += "\\\"".utf8
            case 0x5C: bytes += "\\\\".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
