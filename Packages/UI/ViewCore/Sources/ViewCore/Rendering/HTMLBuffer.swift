extension [UInt8] {
    /// Appends the bytes of a literal; one that is a single scalar has no bytes in memory.
    nonisolated mutating func append(_ text: StaticString) {
        if text.hasPointerRepresentation {
            append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        } else {
            text.withUTF8Buffer { append(contentsOf: $0) }
        }
    }
}

/// The bytes of a page as they are written, and the one place where text is escaped.
///
/// Escaping works on UTF-8 bytes. A quote followed by a combining accent is one `Character` that is not equal to a quote, so a comparison
/// by characters would leave it raw.
nonisolated struct HTMLBuffer {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes markup that the source text fixes.
    mutating func write(_ markup: StaticString) {
        bytes.append(markup)
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

    mutating func openTag(_ tag: StaticString) {
        bytes.append(UInt8(ascii: "<"))
        bytes.append(tag)
    }

    mutating func closeTag(_ tag: StaticString) {
        bytes.append("</")
        bytes.append(tag)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Writes an attribute whose value is text; the two parts follow one another.
    mutating func attribute(_ name: StaticString, _ value: String, _ rest: String = "") {
        beginAttribute(name)
        write(escaping: value)
        if !rest.isEmpty { write(escaping: rest) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an attribute whose value the source text fixes.
    mutating func attribute(_ name: StaticString, fixed value: StaticString) {
        beginAttribute(name)
        bytes.append(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes the class attribute, where there is a class at all.
    mutating func classAttribute(_ name: StaticString?, _ others: [String]) {
        guard name != nil || !others.isEmpty else { return }
        beginAttribute("class")
        if let name { bytes.append(name) }
        for (index, other) in others.enumerated() {
            if index > 0 || name != nil { bytes.append(UInt8(ascii: " ")) }
            write(escaping: other)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Moves what was written since `middle` before what was written since `start`.
    mutating func moveEnd(from middle: Int, to start: Int) {
        guard middle < bytes.count, start < middle else { return }
        let end = Array(bytes[middle...])
        bytes.removeSubrange(middle...)
        bytes.insert(contentsOf: end, at: start)
    }

    private mutating func beginAttribute(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
        bytes.append("=\"")
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
