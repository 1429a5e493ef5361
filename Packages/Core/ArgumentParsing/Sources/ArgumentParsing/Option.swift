/// A named value: `--port 8787` or `--port=8787`.
public struct Option: Sendable {
    /// The name without its dashes; letters, digits and `-`.
    public var name: String
    /// A one-letter name, used as `-p 8787` or `-p8787`.
    public var short: Character?
    /// The word for the value in help, in capitals.
    public var valueName: String
    /// What may be given.
    public var kind: ValueKind
    /// One line for help, without what help adds by itself: choices and default.
    public var help: String
    /// The value when none is given. It must fit `kind`.
    public var defaultValue: String?
    /// A missing one is a usage error.
    public var isRequired: Bool
    /// May be given several times; otherwise a second one is a usage error.
    public var isRepeatable: Bool

    /// Describes an option; `valueName` is the name in capitals unless given.
    public init(
        _ name: String,
        short: Character? = nil,
        valueName: String? = nil,
        kind: ValueKind = .text,
        help: String,
        defaultValue: String? = nil,
        isRequired: Bool = false,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.short = short
        self.valueName = valueName ?? name.uppercased()
        self.kind = kind
        self.help = help
        self.defaultValue = defaultValue
        self.isRequired = isRequired
        self.isRepeatable = isRepeatable
    }
}
