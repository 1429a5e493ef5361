import ViewCore

/// Puts values into a text: `%@`, `%d` and `%1$@` name them in order or by number, `%%` is a percent sign. A placeholder without a value stays,
/// so that a mistake shows instead of crashing.
nonisolated enum Placeholders {
    /// The text with its values.
    static func fill(_ text: String, with values: [String]) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var index = 0
        var next = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%"), let found = placeholder(bytes, at: index) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            switch found.kind {
            case .percent:
                result.append(UInt8(ascii: "%"))
            case .value(let number):
                let position = number ?? next
                if number == nil { next += 1 }
                result.append(
                    contentsOf: values.indices.contains(position) ? Array(values[position].utf8) : Array(bytes[index..<found.end]))
            }
            index = found.end
        }
        return String(decoding: result, as: UTF8.self)
    }

    private enum Kind {
        case percent
        /// The number of the value counted from 0, or nil for the next one.
        case value(Int?)
    }

    /// The placeholder that begins at an index: `%`, digits and `$` where it names a value, `l`s, and `@`, `d`, `f` or `s`.
    private static func placeholder(_ bytes: [UInt8], at start: Int) -> (kind: Kind, end: Int)? {
        var index = start + 1
        var number: Int?
        let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let end = index + digits.count
        if (1...2).contains(digits.count), end < bytes.count, bytes[end] == UInt8(ascii: "$") {
            number = Int(String(decoding: digits, as: UTF8.self)).map { $0 - 1 }
            index = end + 1
        }
        while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "%") where index == start + 1: return (.percent, index + 1)
        case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "s"): return (.value(number), index + 1)
        default: return nil
        }
    }
}
