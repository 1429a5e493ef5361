/// One reading of one command line.
struct Parser {
    /// An option or, without a value, a flag that stood on the line.
    struct Occurrence {
        let name: String
        let value: String?
    }

    /// Ends a reading early.
    struct Stop: Error {
        let outcome: ParseOutcome
    }

    let columns: Int
    private let words: [String]
    private(set) var chain: [Command]
    private(set) var occurrences: [Occurrence] = []
    private(set) var places: [String] = []
    private var index = 0
    private var hasEnded = false

    init(root: Command, words: [String], columns: Int) {
        chain = [root]
        self.words = words
        self.columns = columns
    }

    var root: Command { chain[0] }
    var current: Command { chain[chain.count - 1] }
    var title: String { chain.map(\.name).joined(separator: " ") }

    mutating func parse() -> ParseOutcome {
        do throws(Stop) {
            while index < words.count { try step() }
            return .command(try finish())
        } catch {
            // Who asks for help gets it, also beside a mistake.
            if case .usageError = error.outcome, asksForHelp { return .help(help) }
            return error.outcome
        }
    }

    /// The commands whose options may stand here: the named ones, deepest first, then the default ones below.
    var scope: [Command] {
        var result = Array(chain.reversed())
        var next = current.defaultCommand
        while let command = next {
            result.append(command)
            next = command.defaultCommand
        }
        return result
    }

    mutating func descend(to command: Command) {
        chain.append(command)
    }

    func fail(_ message: String, suggestion: String? = nil) -> Stop {
        Stop(outcome: .usageError(UsageError(message, command: title, suggestion: suggestion)))
    }

    private var help: String { HelpText(chain: chain, columns: columns).text }

    private var asksForHelp: Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    private mutating func step() throws(Stop) {
        let word = words[index]
        index += 1
        guard !hasEnded else { return try place(word) }
        switch Word(word) {
        case .end: hasEnded = true
        case .long(let name, let value): try long(name, value)
        case .short(let letters): try short(letters)
        case .plain: try plain(word)
        }
    }

    private mutating func long(_ name: String, _ value: String?) throws(Stop) {
        if let option = find(\.options, where: { $0.name == name }) {
            let given = if let value { value } else { try following("--\(name)", option) }
            occurrences.append(Occurrence(name: name, value: given))
        } else if let flag = find(\.flags, where: { $0.name == name }) {
            guard value == nil else { throw fail("--\(flag.name) takes no value.") }
            occurrences.append(Occurrence(name: name, value: nil))
        } else {
            try builtIn(name, value)
        }
    }

    private func builtIn(_ name: String, _ value: String?) throws(Stop) {
        if name == "help", value == nil { throw Stop(outcome: .help(help)) }
        if name == "version", value == nil, let version = root.version { throw Stop(outcome: .version(version + "\n")) }
        let known = scope.flatMap { $0.options.map(\.name) + $0.flags.map(\.name) } + ["help"]
        let meant = Spelling.nearest(to: name, among: known).map { "Did you mean --\($0)?" }
        let message = "there is no option \(quoted("--\(name)"))."
        throw fail(message, suggestion: elsewhere(name) ?? meant)
    }

    private mutating func short(_ letters: String) throws(Stop) {
        var rest = letters[...]
        while let letter = rest.unicodeScalars.popFirst() {
            let character = Character(letter)
            if let option = find(\.options, where: { $0.short == character }) {
                if rest.utf8.first == UInt8(ascii: "=") { rest = Substring(rest.unicodeScalars.dropFirst()) }
                let given = if rest.isEmpty { try following("-\(character)", option) } else { String(rest) }
                occurrences.append(Occurrence(name: option.name, value: given))
                return
            } else if let flag = find(\.flags, where: { $0.short == character }) {
                occurrences.append(Occurrence(name: flag.name, value: nil))
            } else if character == "h" {
                throw Stop(outcome: .help(help))
            } else {
                throw fail("there is no option \(quoted("-\(character)")).")
            }
        }
    }

    /// The word after an option, unless it is an option itself.
    private mutating func following(_ name: String, _ option: Option) throws(Stop) -> String {
        guard index < words.count else { throw fail("\(name) needs a value: \(name) \(option.valueName).") }
        let word = words[index]
        guard Word(word) == .plain else {
            let suggestion = "A value that begins with a dash is written --\(option.name)=\(option.valueName)."
            throw fail("\(name) needs a value, and \(quoted(word)) looks like an option.", suggestion: suggestion)
        }
        index += 1
        return word
    }

    private mutating func plain(_ word: String) throws(Stop) {
        guard !current.subcommands.isEmpty else { return try place(word) }
        if let next = current.subcommand(word) {
            descend(to: next)
        } else if word == "help" {
            try helpOnCommand()
        } else {
            try place(word)
        }
    }

    /// `help`, `help devices`, `help devices add`
    private mutating func helpOnCommand() throws(Stop) {
        while index < words.count, Word(words[index]) == .plain {
            guard let next = current.subcommand(words[index]) else { throw unknownCommand(words[index]) }
            descend(to: next)
            index += 1
        }
        throw Stop(outcome: .help(help))
    }

    private mutating func place(_ word: String) throws(Stop) {
        while !current.subcommands.isEmpty {
            guard let next = current.defaultCommand, !next.arguments.isEmpty || !next.subcommands.isEmpty else {
                throw unknownCommand(word)
            }
            descend(to: next)
        }
        guard places.count < current.arguments.count || current.arguments.last?.isRepeatable == true else {
            throw fail("\(quoted(word)) is one argument too many.")
        }
        places.append(word)
    }

    private func find<Item>(_ items: KeyPath<Command, [Item]>, where isMeant: (Item) -> Bool) -> Item? {
        scope.lazy.flatMap { $0[keyPath: items] }.first(where: isMeant)
    }
}
