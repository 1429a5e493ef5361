/// A named switch without a value: `--no-open`.
public struct Flag: Sendable {
    /// The name without its dashes; letters, digits and `-`.
    public var name: String
    /// A one-letter name; several may stand together, as in `-qv`.
    public var short: Character?
    /// One line for help.
    public var help: String

    /// Describes a flag. It may be given more than once, which `ParsedCommand.count(_:)` tells.
    public init(_ name: String, short: Character? = nil, help: String) {
        self.name = name
        self.short = short
        self.help = help
    }
}
