extension Parser {
    /// Names the default subcommands, then checks what was collected.
    mutating func finish() throws(Stop) -> ParsedCommand {
        let values = try collected()
        return ParsedCommand(
            path: chain.dropFirst().map(\.name),
            values: values,
            defaults: defaults,
            flags: flags
        )
    }

    /// The sentence for an option that another command has.
    func elsewhere(_ name: String) -> String? {
        var owners: [String] = []
        func look(_ command: Command, _ path: String) {
            if command.options.contains(where: { $0.name == name }) || command.flags.contains(where: { $0.name == name }) {
                owners.append(path)
            }
            for next in command.subcommands { look(next, "\(path) \(next.name)") }
        }
        look(root, root.name)
        guard let first = owners.first else { return nil }
        return owners.count == 1 ? "--\(name) belongs to '\(first)'." : "--\(name) belongs to other commands, such as '\(first)'."
    }

    func unknownCommand(_ word: String) -> Stop {
        let names = current.subcommands.map(\.name)
        let meant = Spelling.nearest(to: word, among: names).map { "Did you mean '\($0)'?" }
        return fail("'\(title)' has no command \(quoted(word)).", suggestion: meant ?? "Commands: \(names.joined(separator: ", ")).")
    }

    private mutating func collected() throws(Stop) -> [String: [String]] {
        try descendToDefault()
        var values: [String: [String]] = [:]
        for occurrence in occurrences {
            guard let option = option(occurrence.name), let value = occurrence.value else {
                if !isFlag(occurrence.name) {
                    let message = "'\(title)' has no option --\(occurrence.name)."
                    throw fail(message, suggestion: elsewhere(occurrence.name))
                }
                continue
            }
            try check(value, of: "--\(option.name)", kind: option.kind)
            guard option.isRepeatable || values[option.name] == nil else { throw fail("--\(option.name) is given more than once.") }
            values[option.name, default: []].append(value)
        }
        for option in chain.flatMap(\.options) where option.isRequired && values[option.name] == nil {
            throw fail("--\(option.name) \(option.valueName) is missing.")
        }
        try addPlaces(to: &values)
        return values
    }

    private mutating func descendToDefault() throws(Stop) {
        while !current.subcommands.isEmpty {
            guard let next = current.defaultCommand else {
                let names = current.subcommands.map(\.name).joined(separator: ", ")
                throw fail("'\(title)' needs a command.", suggestion: "Commands: \(names).")
            }
            descend(to: next)
        }
    }

    private func addPlaces(to values: inout [String: [String]]) throws(Stop) {
        for (index, argument) in current.arguments.enumerated() {
            guard index < places.count else {
                guard !argument.isRequired else { throw fail("\(argument.valueName) is missing.") }
                continue
            }
            let given = argument.isRepeatable ? Array(places[index...]) : [places[index]]
            for value in given { try check(value, of: argument.valueName, kind: argument.kind) }
            values[argument.name] = given
        }
    }

    private func check(_ value: String, of name: String, kind: ValueKind) throws(Stop) {
        guard let expected = kind.mismatch(value) else { return }
        let meant = Spelling.nearest(to: value, among: kind.choices).map { "Did you mean '\($0)'?" }
        throw fail("\(quoted(value)) does not fit \(name): expected \(expected).", suggestion: meant)
    }

    private func option(_ name: String) -> Option? {
        chain.reversed().lazy.flatMap(\.options).first { $0.name == name }
    }

    private func isFlag(_ name: String) -> Bool {
        chain.contains { command in command.flags.contains { $0.name == name } }
    }

    private var flags: [String: Int] {
        occurrences.reduce(into: [:]) { counts, occurrence in
            if occurrence.value == nil { counts[occurrence.name, default: 0] += 1 }
        }
    }

    private var defaults: [String: String] {
        var result: [String: String] = [:]
        for command in chain {
            for option in command.options { result[option.name] = option.defaultValue }
            for argument in command.arguments { result[argument.name] = argument.defaultValue }
        }
        return result
    }
}
