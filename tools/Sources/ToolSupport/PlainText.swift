/// Text of others that is printed: names of files and what a repository says.
package enum PlainText {
    /// The text on one line: control characters, which would move the cursor or begin a line of their own, are written as `\\u{1B}`.
    package static func line(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text with its lines, and without what else moves the cursor; tabulators stay.
    package static func lines(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 || $0 == 0x0A || $0 == 0x09 }
        if isPlain { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
            part.split(separator: "\t", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\t")
        }.joined(separator: "\n")
    }

    /// Control characters of ASCII and Latin 1, and those that break lines or turn the direction of what follows.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
