/// What may be completed at one command: its own and inherited options, those of its default subcommand, and its subcommands.
struct CompletionNode {
    /// The names from below the root, each with a space before it: ` devices add`; empty for the root.
    let path: String
    let command: Command
    let options: [Option]
    let flags: [Flag]

    /// Every command, parents first.
    static func all(of root: Command) -> [CompletionNode] {
        nodes(root, path: "", above: [])
    }

    private static func nodes(_ command: Command, path: String, above: [Command]) -> [CompletionNode] {
        var scope = [command]
        while let next = scope.last?.defaultCommand { scope.append(next) }
        scope += above.reversed()
        let help = Flag("help", short: "h", help: "Show this help.")
        let version = above.isEmpty && command.version != nil ? [Flag("version", help: "Show the version.")] : []
        let node = CompletionNode(
            path: path, command: command, options: scope.flatMap(\.options), flags: scope.flatMap(\.flags) + [help] + version)
        return [node] + command.subcommands.flatMap { nodes($0, path: "\(path) \($0.name)", above: above + [command]) }
    }

    /// What the shell completes where no option is being typed.
    var argumentKind: ValueKind? { command.arguments.first?.kind }
}

/// A text as one word of a POSIX shell or zsh.
func shellQuoted(_ text: String) -> String {
    "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
}

/// A program's name as part of a function's name.
func functionName(_ name: String) -> String {
    "_" + String(decoding: name.utf8.map { CompletionNode.isWordByte($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
}

extension CompletionNode {
    fileprivate static func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// The names of options that take a value, with their dashes, sorted, for the walk along the line to step over the value.
    static func valueNames(_ nodes: [CompletionNode]) -> [String] {
        let names = nodes.flatMap(\.options).flatMap { option in ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? []) }
        return Set(names).sorted()
    }
}
