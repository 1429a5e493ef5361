/// A completion script for fish.
struct FishCompletion {
    let root: Command

    var script: String {
        let nodes = CompletionNode.all(of: root)
        let name = "_" + functionName(root.name) + "_path"
        var lines = [
            "# Completion of \(root.name) for fish.",
            "function \(name)",
            "    set -l path ''",
            "    set -l skip 0",
            "    for word in (commandline -opc)[2..-1]",
            "        if test $skip = 1",
            "            set skip 0",
            "            continue",
            "        end",
            "        switch $word",
        ]
        let valueNames = CompletionNode.valueNames(nodes)
        if !valueNames.isEmpty {
            lines += ["            case \(valueNames.map { quotedForFish($0) }.joined(separator: " "))", "                set skip 1"]
        }
        lines += ["        end", "        switch \"$path $word\""]
        for node in nodes.dropFirst() {
            lines += ["            case \(quotedForFish(node.path))", "                set path \(quotedForFish(node.path))"]
        }
        lines += ["        end", "    end", "    test \"$path\" = \"$argv[1]\"", "end"]
        lines.append("complete -c \(root.name) -f")
        lines += nodes.flatMap { completions(of: $0, condition: name) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func completions(of node: CompletionNode, condition: String) -> [String] {
        let head = "complete -c \(root.name) -n \(quotedForFish("\(condition) \(quotedForFish(node.path))"))"
        let commands = node.command.subcommands.map { "\(head) -a \(quotedForFish($0.name)) -d \(quotedForFish($0.abstract))" }
        let options = node.options.map { option in
            let short = option.short.map { " -s \($0)" } ?? ""
            return "\(head) -l \(option.name)\(short) \(values(option.kind)) -d \(quotedForFish(option.help))"
        }
        let flags = node.flags.map { flag in
            "\(head) -l \(flag.name)\(flag.short.map { " -s \($0)" } ?? "") -d \(quotedForFish(flag.help))"
        }
        let arguments: [String]
        switch node.argumentKind {
        case .file, .directory: arguments = ["\(head) -F"]
        case .choice(let words): arguments = ["\(head) -a \(quotedForFish(words.joined(separator: " ")))"]
        default: arguments = []
        }
        return commands + arguments + options + flags
    }

    private func values(_ kind: ValueKind) -> String {
        switch kind {
        case .choice(let words): "-x -a \(quotedForFish(words.joined(separator: " ")))"
        case .file: "-r -F"
        case .directory: "-x -a '(__fish_complete_directories)'"
        case .text, .integer, .checked: "-x"
        }
    }

    private func quotedForFish(_ text: String) -> String {
        "'" + text.unicodeScalars.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
