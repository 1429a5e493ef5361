/// Percent-encoding (RFC 3986) of paths, queries and forms, on bytes.
nonisolated enum PercentEncoding {
    /// Decodes `%41`; a broken escape stays as it is. With `plusIsSpace`, as forms have it, `+` is a space.
    static func decode(_ text: some Collection<UInt8>, plusIsSpace: Bool) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = escaped(rest.prefix(2)) {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return result
    }

    /// Encodes a name or value of a query: all but unreserved characters.
    static func encodeQuery(_ text: String) -> String {
        encode(text) { isUnreserved($0) }
    }

    /// Makes a path as sent fit for a header: what a path may hold stays, escapes too.
    static func encodePath(_ text: String) -> String {
        encode(text) { isUnreserved($0) || "%/!$&()*+,;=:@".utf8.contains($0) }
    }

    private static func encode(_ text: String, keeping: (UInt8) -> Bool) -> String {
        var result = ""
        for byte in text.utf8 {
            if keeping(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += byte < 16 ? "%0" : "%"
                result += String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-._~".utf8.contains(byte)
        }
    }

    private static func escaped(_ digits: some Collection<UInt8>) -> UInt8? {
        guard digits.count == 2 else { return nil }
        var value: UInt8 = 0
        for digit in digits {
            guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            value = value << 4 | UInt8(nibble)
        }
        return value
    }
}
