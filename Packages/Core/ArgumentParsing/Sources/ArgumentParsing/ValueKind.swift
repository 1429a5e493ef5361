/// What an option or a positional argument may hold.
public enum ValueKind: Sendable {
    /// Any text, the empty one included.
    case text
    /// A whole number in decimal, within bounds.
    case integer(ClosedRange<Int>)
    /// One of these words, compared exactly.
    case choice([String])
    /// A path of a file, not empty; shells complete it.
    case file
    /// A path of a folder, not empty; shells complete it.
    case directory
    /// Text that passes a check; `expected` completes "expected …", such as "a date like 2026-03-01".
    case checked(expected: String, isValid: @Sendable (String) -> Bool)

    /// What was expected where a value does not fit, or nil where it fits.
    func mismatch(_ value: String) -> String? {
        switch self {
        case .text:
            nil
        case .integer(let range):
            Int(value).map(range.contains) == true ? nil : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let words):
            words.contains { $0.utf8.elementsEqual(value.utf8) } ? nil : "one of \(words.joined(separator: ", "))"
        case .file:
            value.isEmpty ? "the path of a file" : nil
        case .directory:
            value.isEmpty ? "the path of a folder" : nil
        case .checked(let expected, let isValid):
            isValid(value) ? nil : expected
        }
    }

    var choices: [String] {
        if case .choice(let words) = self { words } else { [] }
    }
}
