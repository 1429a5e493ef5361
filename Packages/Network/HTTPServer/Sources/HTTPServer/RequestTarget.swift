/// A request line's target, taken apart: `/path?name=value&…`.
struct RequestTarget: Equatable {
    let path: String
    let query: [HTTPField]

    /// Nil for what is not a path: control bytes, spaces, broken UTF-8, `http://host/…`, a fragment.
    init?(_ text: some Collection<UInt8>) {
        guard text.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) else { return nil }
        let parts = text.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let path = String(validating: first, as: UTF8.self) else { return nil }
        guard path.utf8.first == UInt8(ascii: "/") || path == "*" else { return nil }
        self.path = path
        query = parts.count == 2 ? Self.pairs(parts[1]) : []
    }

    private static func pairs(_ text: some Collection<UInt8>) -> [HTTPField] {
        text.split(separator: UInt8(ascii: "&")).map { pair in
            let halves = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return HTTPField(name: decoded(halves[0]), value: halves.count == 2 ? decoded(halves[1]) : "")
        }
    }

    /// A broken escape stays as it is; bytes that are not UTF-8 become U+FFFD.
    private static func decoded(_ text: some Collection<UInt8>) -> String {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            let escape = rest.prefix(2)
            if byte == UInt8(ascii: "%"), escape.count == 2, let value = hexadecimal(escape) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
        var value: UInt8 = 0
        for digit in digits {
            guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            value = value << 4 | UInt8(nibble)
        }
        return value
    }
}
