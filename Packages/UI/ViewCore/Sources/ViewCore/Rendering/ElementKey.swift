/// Turns any hashable value into bytes that are safe in an element id and differ when the value's description differs.
nonisolated enum ElementKey {
    /// The escaped description: ASCII letters and digits but `Z` stay, every other byte becomes `Z` and two hexadecimal digits.
    static func bytes(of value: some Hashable) -> [UInt8] {
        escape(description(of: value), keepsDashes: false)
    }

    /// An id given by hand: dashes and underscores stay too. `v`, the root of all paths, is escaped.
    static func explicit(_ value: some Hashable) -> String {
        let text = description(of: value)
        if text == "v" { return "Z76" }
        if text.isEmpty { return "Z" }
        return String(decoding: escape(text, keepsDashes: true), as: UTF8.self)
    }

    private static func description(of value: some Hashable) -> String {
        if let text = value as? String { return text }
        if let number = value as? Int { return String(number) }
        return String(describing: value)
    }

    private static func escape(_ text: String, keepsDashes: Bool) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Y"):
                result.append(byte)
            case UInt8(ascii: "-"), UInt8(ascii: "_"):
                if keepsDashes { result.append(byte) } else { appendEscaped(byte, to: &result) }
            default:
                appendEscaped(byte, to: &result)
            }
        }
        return result
    }

    private static func appendEscaped(_ byte: UInt8, to result: inout [UInt8]) {
        result.append(UInt8(ascii: "Z"))
        result.append(hexDigit(byte >> 4))
        result.append(hexDigit(byte & 15))
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
