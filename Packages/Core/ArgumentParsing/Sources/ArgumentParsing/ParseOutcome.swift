/// What became of a command line.
public enum ParseOutcome: Equatable, Sendable {
    /// It is understood; every value fits its kind.
    case command(ParsedCommand)
    /// Help was asked for: print the text, exit 0.
    case help(String)
    /// The version was asked for: print the text, exit 0.
    case version(String)
    /// It is not understood: print the error to standard error, exit 2.
    case usageError(UsageError)

    /// What to print before exiting; nil when there is a command to run. The text ends with a line break.
    public var exit: Exit? {
        switch self {
        case .command: nil
        case .help(let text), .version(let text): Exit(text: text, isError: false, code: 0)
        case .usageError(let error): Exit(text: "\(error)\n", isError: true, code: 2)
        }
    }

    /// A text, where it goes, and the exit code after it.
    public struct Exit: Equatable, Sendable {
        /// The text, with a line break at its end.
        public let text: String
        /// Whether it goes to standard error instead of standard output.
        public let isError: Bool
        /// 0, or 2 for a usage error.
        public let code: Int32
    }
}
