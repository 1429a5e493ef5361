extension Command {
    /// What is wrong with this description, for a test to demand that nothing is: names that shells or parsing cannot tell apart,
    /// defaults that do not fit, arguments that can never be reached.
    public var problems: [String] {
        problems(above: [], title: name)
    }

    private func problems(above: [Command], title: String) -> [String] {
        var found: [String] = []
        let chain = above + [self]
        let names = chain.flatMap { $0.options.map(\.name) + $0.flags.map(\.name) + $0.arguments.map(\.name) } + ["help", "version"]
        let shorts = chain.flatMap { $0.options.compactMap(\.short) + $0.flags.compactMap(\.short) }.map { String($0) } + ["h"]
        found += Self.repeated(names).map { "\(title): --\($0) is there twice" }
        found += Self.repeated(shorts).map { "\(title): -\($0) is there twice" }
        found += Self.repeated(subcommands.map(\.name)).map { "\(title): the command \($0) is there twice" }
        let all = [name] + options.map(\.name) + flags.map(\.name) + kinds.flatMap { $0.kind.choices }
        found += all.filter { !Self.isName($0) }.map { "\(title): \(quoted($0)) is no name" }
        found += kinds.compactMap { item in
            item.value.flatMap { item.kind.mismatch($0) }.map { "\(title): the default of \(item.name) is not \($0)" }
        }
        found += argumentProblems.map { "\(title): \($0)" }
        if let defaultSubcommand, defaultCommand == nil { found.append("\(title): there is no command \(defaultSubcommand)") }
        return found + subcommands.flatMap { $0.problems(above: chain, title: "\(title) \($0.name)") }
    }

    private var kinds: [(name: String, kind: ValueKind, value: String?)] {
        options.map { ($0.name, $0.kind, $0.defaultValue) } + arguments.map { ($0.name, $0.kind, $0.defaultValue) }
    }

    private var argumentProblems: [String] {
        var found: [String] = []
        if !arguments.isEmpty, !subcommands.isEmpty { found.append("arguments and subcommands exclude each other") }
        if arguments.dropLast().contains(where: \.isRepeatable) { found.append("only the last argument may be repeatable") }
        let optional = arguments.firstIndex { !$0.isRequired } ?? arguments.endIndex
        if arguments[optional...].contains(where: \.isRequired) { found.append("a required argument follows an optional one") }
        return found
    }

    private static func repeated(_ names: [String]) -> [String] {
        Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    }

    private static func isName(_ text: String) -> Bool {
        !text.utf8.isEmpty && text.utf8.first != UInt8(ascii: "-")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-_.".utf8.contains(byte)
                }
            }
    }
}
