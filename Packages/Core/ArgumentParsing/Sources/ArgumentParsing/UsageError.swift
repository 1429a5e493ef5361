/// A command line that cannot be understood. Printed to standard error; the program exits with 2.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, as a sentence; control characters of what the user typed are escaped.
    public let message: String
    /// The command whose help tells more, such as `meterbook devices add`.
    public let command: String
    /// What was probably meant, as a sentence, or nil.
    public let suggestion: String?

    /// Makes an error; also for checks of the caller's own, such as two options that exclude each other.
    public init(_ message: String, command: String, suggestion: String? = nil) {
        self.message = message
        self.command = command
        self.suggestion = suggestion
    }

    /// The whole text for standard error, without a line break at its end.
    public var description: String {
        (["error: \(message)"] + (suggestion.map { [$0] } ?? []) + ["See '\(command) --help'."]).joined(separator: "\n")
    }
}

/// What the user typed, in quotes, fit for a terminal: control characters escaped, long text cut.
func quoted(_ text: String) -> String {
    var result = "'"
    var count = 0
    for scalar in text.unicodeScalars {
        count += 1
        if count > 80 {
            result += "…"
            break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
            result += "\\u{\(String(scalar.value, radix: 16))}"
        default:
            result.unicodeScalars.append(scalar)
        }
    }
    return result + "'"
}
