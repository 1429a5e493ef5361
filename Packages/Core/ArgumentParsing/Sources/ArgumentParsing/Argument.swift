/// A value known by its place: `import FILE`.
public struct Argument: Sendable {
    /// The name under which the value is read; no option of the same command line may have it.
    public var name: String
    /// The word for the value in help, in capitals.
    public var valueName: String
    /// What may be given.
    public var kind: ValueKind
    /// One line for help.
    public var help: String
    /// The value when none is given. It must fit `kind`.
    public var defaultValue: String?
    /// A missing one is a usage error. None may follow one that is not required.
    public var isRequired: Bool
    /// Takes every value that follows; only for the last one.
    public var isRepeatable: Bool

    /// Describes a positional argument; `valueName` is the name in capitals unless given.
    public init(
        _ name: String,
        valueName: String? = nil,
        kind: ValueKind = .text,
        help: String,
        defaultValue: String? = nil,
        isRequired: Bool = true,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.valueName = valueName ?? name.uppercased()
        self.kind = kind
        self.help = help
        self.defaultValue = defaultValue
        self.isRequired = isRequired
        self.isRepeatable = isRepeatable
    }
}
