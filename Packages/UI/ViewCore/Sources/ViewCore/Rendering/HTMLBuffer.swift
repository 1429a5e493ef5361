/// The bytes of a page as they are written, and the one place where text is escaped.
///
/// Escaping works on UTF-8 bytes. A quote followed by a combining accent is one `Character` that is not equal to a quote, so a comparison
/// by characters would leave it raw.
struct HTMLBuffer {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes markup that the source text fixes.
    mutating func write(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes markup that is known to be safe.
    mutating func write(raw markup: String) {
        bytes.append(contentsOf: markup.utf8)
    }

    /// Writes text, safe in an element and in a quoted attribute alike. U+0000, which HTML cannot hold, becomes U+FFFD.
    mutating func write(escaping text: String) {
        var text = text
        text.withUTF8 { source in
            var start = 0
            for index in source.indices {
                guard let replacement = Self.replacement(for: source[index]) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
                write(replacement)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
        }
    }

    /// Puts bytes where others already follow.
    mutating func insert(_ markup: [UInt8], at offset: Int) {
        bytes.insert(contentsOf: markup, at: offset)
    }

    private static func replacement(for byte: UInt8) -> StaticString? {
        // Every byte that needs one is below "?", so most bytes pass with one comparison.
        guard byte <= UInt8(ascii: ">") else { return nil }
        switch byte {
        case UInt8(ascii: "&"): return "&amp;"
        case UInt8(ascii: "<"): return "&lt;"
        case UInt8(ascii: ">"): return "&gt;"
        case UInt8(ascii: "\""): return "&quot;"
        case UInt8(ascii: "'"): return "&#39;"
        case 0: return "\u{FFFD}"
        default: return nil
        }
    }
}
