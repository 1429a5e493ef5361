/// The description of a command line: a command, what it takes, and its subcommands. Parsing, help and shell completion all
/// come from it.
public struct Command: Sendable {
    /// The word that calls it; for the root, the program's name.
    public var name: String
    /// One line for help.
    public var abstract: String
    /// Longer text for this command's own help. Paragraphs are separated by empty lines and wrapped; lines that begin with
    /// a space stay as they are.
    public var discussion: String
    /// Options, accepted also after the name of any subcommand below.
    public var options: [Option]
    /// Flags, accepted also after the name of any subcommand below.
    public var flags: [Flag]
    /// Positional arguments; a command has these or subcommands.
    public var arguments: [Argument]
    /// The commands below; the order is help's.
    public var subcommands: [Command]
    /// The subcommand that is meant when none is named. Its options may then stand without its name.
    public var defaultSubcommand: String?
    /// What `--version` prints; only looked at in the root. Nil means that there is no such flag.
    public var version: String?

    /// Describes a command.
    public init(
        _ name: String,
        abstract: String,
        discussion: String = "",
        options: [Option] = [],
        flags: [Flag] = [],
        arguments: [Argument] = [],
        subcommands: [Command] = [],
        defaultSubcommand: String? = nil,
        version: String? = nil
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.options = options
        self.flags = flags
        self.arguments = arguments
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
        self.version = version
    }

    /// Reads a command line without the program's name. Never prints and never exits. `columns` is how wide help may be; at
    /// least 40 is used.
    public func parse(_ words: [String], columns: Int = 80) -> ParseOutcome {
        var parser = Parser(root: self, words: words, columns: columns)
        return parser.parse()
    }

    /// The help text of the command that the names below this one lead to; an unknown name ends the walk.
    public func help(for path: [String] = [], columns: Int = 80) -> String {
        var chain = [self]
        for name in path {
            guard let next = chain.last?.subcommand(name) else { break }
            chain.append(next)
        }
        return HelpText(chain: chain, columns: columns).text
    }

    func subcommand(_ name: String) -> Command? {
        subcommands.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    var defaultCommand: Command? {
        defaultSubcommand.flatMap(subcommand)
    }
}
