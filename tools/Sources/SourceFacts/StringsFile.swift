/// A table of localized texts: `"key" = "value";`.
package struct StringsFile {
    /// A line of the table.
    package struct Entry: Equatable {
        /// The key.
        package let key: String
        /// The text.
        package let value: String
        /// The line where it begins, from 1.
        package let line: Int
    }

    /// The entries, by place, doubled ones included.
    package private(set) var entries: [Entry] = []
    /// The line from which on the file cannot be understood; nil where all of it can.
    package private(set) var brokenLine: Int?

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// Reads the text of a table.
    package init(_ text: String) {
        bytes = Array(text.utf8)
        while true {
            skipSpace()
            guard position < bytes.count else { return }
            let start = line
            guard let key = token(), take("="), let value = token(), take(";") else {
                brokenLine = line
                return
            }
            entries.append(Entry(key: key, value: value, line: start))
        }
    }

    /// Keys of plurals, without the suffixes of their forms: there is the form `other`, or two at least.
    package var plurals: Set<String> {
        var forms: [String: Set<String>] = [:]
        for entry in entries { if let stem = entry.stem { forms[stem, default: []].insert(entry.key) } }
        return Set(forms.filter { $0.value.count > 1 || $0.value.contains($0.key + ".other") }.keys)
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    private mutating func token() -> String? {
        skipSpace()
        guard position < bytes.count else { return nil }
        if bytes[position] != UInt8(ascii: "\"") {
            let start = position
            while position < bytes.count, isPlain(bytes[position]) { position += 1 }
            return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
        }
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == 0x0A { line += 1 }
            if byte == UInt8(ascii: "\\"), position < bytes.count {
                text.append(bytes[position] == UInt8(ascii: "n") ? 0x0A : bytes[position])
                if bytes[position] == 0x0A { line += 1 }
                position += 1
            } else {
                text.append(byte)
            }
        }
        return nil
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || "._-$/:".utf8.contains(byte)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            if byte == 0x0A {
                line += 1
                position += 1
            } else if byte == 0x20 || byte == 0x09 || byte == 0x0D {
                position += 1
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                position += 2
                while position < bytes.count,
                    !(bytes[position] == UInt8(ascii: "*") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"))
                {
                    if bytes[position] == 0x0A { line += 1 }
                    position += 1
                }
                position = min(bytes.count, position + 2)
            } else {
                return
            }
        }
    }
}

extension StringsFile.Entry {
    private static let pluralSuffixes = [".zero", ".one", ".two", ".few", ".many", ".other"]

    /// The key without a suffix that may be that of a plural form; nil where there is none.
    package var stem: String? {
        Self.pluralSuffixes.first { key.hasSuffix($0) }.map { String(key.dropLast($0.count)) }
    }

    /// The placeholders of the value, in the order of their arguments: `1@`, `2d`.
    package var placeholders: [String] {
        var result: [String] = []
        let scalars = Array(value.unicodeScalars)
        var index = 0
        while index < scalars.count {
            guard scalars[index] == "%" else {
                index += 1
                continue
            }
            index += 1
            if index < scalars.count, scalars[index] == "%" {
                index += 1
                continue
            }
            var text = ""
            while index < scalars.count, "0123456789$.#+- lhqzt".unicodeScalars.contains(scalars[index]) {
                text.unicodeScalars.append(scalars[index])
                index += 1
            }
            guard index < scalars.count, "@dDiuUxXoOfeEgGcCsSpaAF".unicodeScalars.contains(scalars[index]) else { continue }
            let place = text.contains("$") ? String(text.prefix { $0 != "$" }) : String(result.count + 1)
            result.append(place + String(scalars[index]))
            index += 1
        }
        return result.sorted()
    }
}
