/// A completion script for Bash.
struct BashCompletion {
    let root: Command

    var script: String {
        let nodes = CompletionNode.all(of: root)
        let name = functionName(root.name)
        var lines = [
            "# Completion of \(root.name) for bash.",
            "\(name)() {",
            "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path='' i",
            "    if [[ $cur == '=' ]]; then cur=''; elif [[ $prev == '=' ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi",
            "    for ((i = 1; i < COMP_CWORD; i++)); do",
            "        case \"${COMP_WORDS[i]}\" in",
        ]
        let valueNames = CompletionNode.valueNames(nodes)
        if !valueNames.isEmpty {
            lines.append(
                "            \(valueNames.joined(separator: "|"))) [[ ${COMP_WORDS[i+1]} == '=' ]] && ((i++)); ((i++)); continue ;;")
        }
        lines += ["        esac", "        case \"$path ${COMP_WORDS[i]}\" in"]
        lines += nodes.dropFirst().map { "            \(shellQuoted($0.path))) path=\(shellQuoted($0.path)) ;;" }
        lines += ["        esac", "    done", "    COMPREPLY=()", "    case \"$path $prev\" in"]
        lines += nodes.flatMap(optionLines)
        lines += ["    esac", "    case \"$path\" in"]
        lines += nodes.map(nodeLine)
        lines += ["    esac", "}", "complete -F \(name) \(root.name)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func optionLines(_ node: CompletionNode) -> [String] {
        node.options.map { option in
            let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
            let patterns = names.map { shellQuoted("\(node.path) \($0)") }.joined(separator: "|")
            return "        \(patterns)) \(reply(option.kind)); return ;;"
        }
    }

    private func nodeLine(_ node: CompletionNode) -> String {
        let words =
            node.command.subcommands.map(\.name) + (node.argumentKind?.choices ?? [])
            + node.options.map { "--\($0.name)" } + node.flags.map { "--\($0.name)" }
        let files: String
        switch node.argumentKind {
        case .file: files = " compgen -f -- \"$cur\";"
        case .directory: files = " compgen -d -- \"$cur\";"
        default: files = ""
        }
        let list = shellQuoted(words.joined(separator: " "))
        return "        \(shellQuoted(node.path))) mapfile -t COMPREPLY < <(compgen -W \(list) -- \"$cur\";\(files)) ;;"
    }

    private func reply(_ kind: ValueKind) -> String {
        switch kind {
        case .choice(let words): "mapfile -t COMPREPLY < <(compgen -W \(shellQuoted(words.joined(separator: " "))) -- \"$cur\")"
        case .file: "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")"
        case .directory: "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- \"$cur\")"
        case .text, .integer, .checked: ":"
        }
    }
}
