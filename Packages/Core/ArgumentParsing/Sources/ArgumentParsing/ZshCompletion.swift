/// A completion script for zsh.
struct ZshCompletion {
    let root: Command

    var script: String {
        let nodes = CompletionNode.all(of: root)
        let name = functionName(root.name)
        var lines = [
            "#compdef \(root.name)",
            "# Completion of \(root.name) for zsh.",
            "\(name)() {",
            "    local path_here='' prev=${words[CURRENT-1]} i",
            "    local -a commands options",
            "    for ((i = 2; i < CURRENT; i++)); do",
            "        case \"${words[i]}\" in",
        ]
        let valueNames = CompletionNode.valueNames(nodes)
        if !valueNames.isEmpty { lines.append("            \(valueNames.joined(separator: "|"))) ((i++)); continue ;;") }
        lines += ["        esac", "        case \"$path_here ${words[i]}\" in"]
        lines += nodes.dropFirst().map { "            \(shellQuoted($0.path))) path_here=\(shellQuoted($0.path)) ;;" }
        lines += ["        esac", "    done", "    case \"$path_here $prev\" in"]
        lines += nodes.flatMap(optionLines)
        lines += ["    esac", "    case \"$path_here\" in"]
        lines += nodes.flatMap(nodeLines)
        lines += [
            "    esac", "}", "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then \(name) \"$@\"; else compdef \(name) \(root.name); fi",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func optionLines(_ node: CompletionNode) -> [String] {
        node.options.map { option in
            let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
            let patterns = names.map { shellQuoted("\(node.path) \($0)") }.joined(separator: "|")
            return "        \(patterns)) \(reply(option.kind)); return ;;"
        }
    }

    private func nodeLines(_ node: CompletionNode) -> [String] {
        let commands = node.command.subcommands.map { described($0.name, $0.abstract) }
        let options = node.options.map { described("--\($0.name)", $0.help) } + node.flags.map { described("--\($0.name)", $0.help) }
        var lines = ["        \(shellQuoted(node.path)))"]
        if !commands.isEmpty {
            lines.append("            commands=(\(commands.joined(separator: " ")))")
            lines.append("            _describe -t commands command commands")
        }
        if let kind = node.argumentKind { lines.append("            \(reply(kind))") }
        lines.append("            options=(\(options.joined(separator: " ")))")
        lines.append("            _describe -o -t options option options")
        return lines + ["            ;;"]
    }

    /// A colon separates name and description, so those of the text itself are escaped.
    private func described(_ name: String, _ help: String) -> String {
        shellQuoted(name + ":" + help.unicodeScalars.map { $0 == ":" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())
    }

    private func reply(_ kind: ValueKind) -> String {
        switch kind {
        case .choice(let words): "compadd -- \(words.map(shellQuoted).joined(separator: " "))"
        case .file: "_files"
        case .directory: "_files -/"
        case .text, .integer, .checked: ":"
        }
    }
}
