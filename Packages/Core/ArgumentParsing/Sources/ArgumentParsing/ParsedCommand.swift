/// A command line that was understood. Values were checked, so an accessor is nil only where nothing was given and there is no
/// default; a name that the command does not have reads as nothing given.
public struct ParsedCommand: Equatable, Sendable {
    /// The subcommands' names, from below the root; `["devices", "add"]`. Default subcommands are in it.
    public let path: [String]
    private let values: [String: [String]]
    private let defaults: [String: String]
    private let flags: [String: Int]

    init(path: [String], values: [String: [String]], defaults: [String: String], flags: [String: Int]) {
        self.path = path
        self.values = values
        self.defaults = defaults
        self.flags = flags
    }

    /// The value of an option or positional argument, else its default, else nil. The last one where several were given.
    public func text(_ name: String) -> String? {
        values[name]?.last ?? defaults[name]
    }

    /// All values in order, else the default alone, else none.
    public func texts(_ name: String) -> [String] {
        values[name] ?? defaults[name].map { [$0] } ?? []
    }

    /// The value as a number; nil also where the kind is not `.integer` and the text is not a number.
    public func integer(_ name: String) -> Int? {
        text(name).flatMap { Int($0) }
    }

    /// The value as a case of an enumeration whose raw values are the choices.
    public func choice<Choice: RawRepresentable<String>>(_ name: String, as type: Choice.Type = Choice.self) -> Choice? {
        text(name).flatMap { Choice(rawValue: $0) }
    }

    /// Whether a flag was given.
    public func flag(_ name: String) -> Bool {
        count(name) > 0
    }

    /// How many times a flag was given.
    public func count(_ name: String) -> Int {
        flags[name] ?? 0
    }

    /// Whether it was on the command line itself: a default is not, so that a configuration may come between the two.
    public func wasGiven(_ name: String) -> Bool {
        values[name] != nil || flag(name)
    }
}
