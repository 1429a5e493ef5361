/// The help of one command, the last of a chain from the root.
struct HelpText {
    private typealias Row = (label: String, text: String)

    private static let widestLabel = 28

    let chain: [Command]
    let columns: Int

    /// The whole text, with a line break at its end.
    var text: String {
        var blocks: [[String]] = [TextWrapping.lines(command.abstract, width: width), usage]
        if !command.discussion.isEmpty { blocks.append(TextWrapping.paragraphs(command.discussion, width: width)) }
        let sections = [
            ("Arguments:", command.arguments.map(row)),
            ("Commands:", command.subcommands.map(row)),
            ("Options:", rows([command]) + (inherited.isEmpty ? builtIn : [])),
            ("Options everywhere:", inherited.isEmpty ? [] : rows(inherited) + builtIn),
        ]
        for (heading, rows) in sections where !rows.isEmpty {
            blocks.append([heading] + rows.flatMap { TextWrapping.row($0.label, $0.text, labelWidth: labelWidth(sections), width: width) })
        }
        if !command.subcommands.isEmpty {
            blocks.append(["See '\(chain[0].name) help \(path(chain.dropFirst()))COMMAND' for one command."])
        }
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var command: Command { chain[chain.count - 1] }
    private var inherited: [Command] { Array(chain.dropLast()) }
    private var width: Int { max(columns, 40) }

    private var builtIn: [Row] {
        let version: [Row] = chain[0].version == nil ? [] : [("    --version", "Show the version.")]
        return [("-h, --help", "Show this help.")] + version
    }

    private func rows(_ commands: [Command]) -> [Row] {
        commands.flatMap(\.options).map(row) + commands.flatMap(\.flags).map(row)
    }

    private func labelWidth(_ sections: [(String, [Row])]) -> Int {
        sections.flatMap(\.1).map(\.label.count).filter { $0 <= Self.widestLabel }.max() ?? 0
    }

    private func path(_ commands: some Collection<Command>) -> String {
        commands.map { $0.name + " " }.joined()
    }

    private var usage: [String] {
        let head = "Usage: \(chain.map(\.name).joined(separator: " "))"
        var parts = command.options.map { option in
            let form = "--\(option.name) \(option.valueName)"
            return (option.isRequired ? form : "[\(form)]") + (option.isRepeatable ? "..." : "")
        }
        parts += command.flags.map { "[--\($0.name)]" }
        parts += command.arguments.map { argument in
            let form = argument.valueName + (argument.isRepeatable ? "..." : "")
            return argument.isRequired ? form : "[\(form)]"
        }
        if !command.subcommands.isEmpty { parts.append(command.defaultSubcommand == nil ? "COMMAND" : "[COMMAND]") }
        return hanging(head, parts)
    }

    /// Breaks between parts only: `[--port PORT]` stays together.
    private func hanging(_ head: String, _ parts: [String]) -> [String] {
        let margin = String(repeating: " ", count: min(head.count, 24) + 1)
        var lines = [head]
        for part in parts {
            if lines[lines.count - 1].count + 1 + part.count > width, lines[lines.count - 1] != margin {
                lines.append(margin + part)
            } else {
                lines[lines.count - 1] += " " + part
            }
        }
        return lines
    }

    private func row(_ argument: Argument) -> Row {
        (argument.valueName, described(argument.help, argument.kind, argument.defaultValue))
    }

    private func row(_ option: Option) -> Row {
        let notes = [option.isRequired ? "required" : nil, option.isRepeatable ? "may be repeated" : nil].compactMap(\.self)
        let label = "\(shortForm(option.short))--\(option.name) \(option.valueName)"
        return (label, described(option.help, option.kind, option.defaultValue, notes: notes))
    }

    private func row(_ flag: Flag) -> Row {
        ("\(shortForm(flag.short))--\(flag.name)", flag.help)
    }

    private func row(_ subcommand: Command) -> Row {
        let isDefault = subcommand.name == command.defaultSubcommand
        return (subcommand.name, subcommand.abstract + (isDefault ? " (default)" : ""))
    }

    private func shortForm(_ letter: Character?) -> String {
        letter.map { "-\($0), " } ?? "    "
    }

    private func described(_ help: String, _ kind: ValueKind, _ value: String?, notes: [String] = []) -> String {
        let choices = kind.choices.isEmpty ? [] : ["one of \(kind.choices.joined(separator: ", "))"]
        let all = choices + notes + (value.map { ["default: \($0)"] } ?? [])
        return all.isEmpty ? help : "\(help) (\(all.joined(separator: "; ")))"
    }
}
