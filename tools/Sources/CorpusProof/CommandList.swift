import ToolSupport

/// The command lines that a repository is tried with: every command, every format, with names that the repository has.
struct CommandList {
    /// What a repository's own graph says: names to ask for.
    struct Names: Equatable, Sendable {
        /// Two modules with a way from the first to the second.
        var from = ""
        var to = ""
        /// A folder of a package, and a file in it.
        var package = ""
        var file = ""

        /// Taken of the output of `graph --format json`.
        init(graph: JSONValue) {
            let edges = (graph["edges"]?.elements ?? []).filter { $0["test"]?.bool == false }
            // The edge in the middle, so that it is not always that of the first names.
            guard !edges.isEmpty else { return }
            let edge = edges[edges.count / 2]
            from = Self.name(edge["from"]?.string ?? "")
            to = Self.name(edge["to"]?.string ?? "")
            package = Paths.folder(to)
            file = package == "." ? "Package.swift" : "\(package)/Package.swift"
        }

        /// `Folder:Module` of the graph as the command line takes it, `Folder/Module`.
        private static func name(_ id: String) -> String {
            guard let colon = id.lastIndex(of: ":") else { return id }
            return "\(id[..<colon])/\(id[id.index(after: colon)...])"
        }
    }

    /// Identifiers of every rule.
    let rules: [String]
    let names: Names

    /// In the order in which they are run; those that change the tree come last.
    var checks: [CommandCheck] { help + graph + lint + questions + numbers + changes }

    static let commands = [
        "affected", "bench", "build", "coverage", "doctor", "graph", "lint", "new", "owners", "projgen", "remove", "rename", "setup",
        "stats", "test",
        "why",
    ]

    private var help: [CommandCheck] {
        [check("--help"), check("--version")] + Self.commands.map { check($0, "--help") } + [check("lint", "--list")]
    }

    private var graph: [CommandCheck] {
        let svg = CommandCheck.Output.between("<svg", "</svg>\n")
        return [
            check("graph", output: .between("digraph", "}\n")),
            check("graph", "--format", "mermaid"),
            check("graph", "--format", "json", output: .json),
            check("graph", "--format", "svg", output: svg),
            check("graph", "--skip-tests", "--external", "--format", "json", output: .json),
            check("graph", "--collapse", "package", "--format", "svg", output: svg),
            check("graph", "--edges", "imported", "--format", "dot"),
            check("graph", "--focus", names.to, "--depth", "1", "--format", "json", output: .json),
            check("graph", "--reaches", names.to, "--format", "mermaid"),
            check("graph", "--focus", "NoSuchModule", codes: [2], output: .any),
            check("why", names.from, names.to),
            check("why", names.from, names.to, "--format", "json", output: .json),
            check("why", names.from, "NoSuchModule", codes: [2], output: .any),
        ]
    }

    private var lint: [CommandCheck] {
        let all = rules.flatMap { ["--rule", $0] }
        return [
            check("lint", codes: [0, 1], output: .any),
            check("lint", "--format", "json", codes: [0, 1], output: .json),
            check("lint", "--format", "sarif", codes: [0, 1], output: .json),
            check("lint", "--format", "github", codes: [0, 1], output: .any),
            check("lint", "--format", "junit", codes: [0, 1], output: .between("<?xml", ">\n")),
            CommandCheck(words: ["lint", "--format", "json"] + all, codes: [0, 1], output: .json),
            check("lint", "--base", "HEAD~1", "--format", "json", codes: [0, 1], output: .json),
        ]
    }

    private var questions: [CommandCheck] {
        [
            check("affected", "--base", "HEAD~1"),
            check("affected", "--base", "HEAD~1", "--format", "json", output: .json),
            check("affected", "--base", "HEAD~1", "--format", "github-matrix", output: .between("matrix=[", "\n")),
            check("affected", "--base", "HEAD~1", "--explain"),
            check("affected", "--uncommitted", output: .any),
            check("affected", "--files", names.file),
            check("affected", "--base", "no-such-revision", codes: [2], output: .any),
            check("owners", "--print", output: .any),
            check("owners", "--check", codes: [0, 1], output: .any),
            check("projgen", "--check", output: .any),
            check("setup", "--print", output: .any),
            check("build", "NoSuchPackage", codes: [2], output: .any),
            check("test", "NoSuchPackage", codes: [2], output: .any),
        ]
    }

    private var numbers: [CommandCheck] {
        [
            check("stats"),
            check("stats", "--format", "json", output: .json),
            check("stats", "--sort", "rebuilds"),
            check("doctor", codes: [0, 1]),
            check("doctor", "--format", "json", codes: [0, 1], output: .json),
            check("coverage", "--from", "no-such-file.json", codes: [2], output: .any),
        ]
    }

    private var changes: [CommandCheck] {
        [
            // Refused where git ignores the place.
            check("new", "library", "CorpusProbe", "--dry-run", codes: [0, 2], output: .any),
            // A package that is the whole repository is refused.
            check("rename", names.package, "CorpusProbe", "--dry-run", codes: names.package == "." ? [2] : [0], output: .any),
            check("remove", names.package, "--dry-run", codes: names.package == "." ? [2] : [0, 1], output: .any),
            check("new", "library", "CorpusProbe", codes: [0, 2], output: .any, isOnce: true),
            check("remove", "CorpusProbe", "--discard-changes", codes: [0, 2], output: .any, isOnce: true),
            check("lint", "--init", output: .any, isOnce: true),
            check("lint", output: .any, isOnce: true),
            check("lint", "--format", "json", output: .json, isOnce: true),
        ]
    }

    private func check(
        _ words: String..., codes: Set<Int32> = [0], output: CommandCheck.Output = .something, isOnce: Bool = false
    ) -> CommandCheck {
        CommandCheck(words: words, codes: codes, output: output, isOnce: isOnce)
    }
}
