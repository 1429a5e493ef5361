import ArgumentParsing
import ModuleGraph
import SourceFacts
import ToolSupport

/// `monorepo why A B`
enum WhyCommand: ToolCommand {
    static let command = Command(
        "why",
        abstract: "Says why A depends on B.",
        discussion: """
            Prints every shortest path from A to B, with the line of the manifest and the import that make each step. A and B are targets, packages \
            (all of their targets) or products of packages elsewhere; `Package/Target` where a name is not clear.

              monorepo why App Persistence
              monorepo why Features/Logbook Domain --skip-tests
            """,
        options: [
            Option("format", kind: .choice(["text", "json"]), help: "How to print.", defaultValue: "text"),
            Option("edges", kind: .choice(EdgeKinds.names), help: "Which edges count.", defaultValue: "all"),
            Option("limit", valueName: "N", kind: .integer(1...100_000), help: "How many paths to print at most.", defaultValue: "20"),
        ],
        flags: [
            Flag("skip-tests", help: "Leave test targets out.")
        ],
        arguments: [
            Argument("from", valueName: "A", help: "What depends."),
            Argument("to", valueName: "B", help: "What is depended on."),
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.load(line)
        let graph = NodeGraph(
            repository.workspace, kinds: EdgeKinds(named: line.text("edges")), skipsTests: line.flag("skip-tests"), hasExternals: true)
        let from = line.text("from") ?? ""
        let to = line.text("to") ?? ""
        let answer = WhyAnswer(
            from: from, to: to, sources: try graph.nodes(named: from), destinations: try graph.nodes(named: to), graph: graph,
            limit: line.integer("limit") ?? 20)
        context.terminal.print(line.text("format") == "json" ? answer.json.text : answer.text)
        return repository.isIncomplete ? .couldNotRun : .clean
    }
}

extension EdgeKinds {
    /// The words for kinds of edges on the command line.
    static let names = ["all", "declared", "imported"]

    init(named name: String?) {
        switch name {
        case "declared": self = [.declared, .plugins]
        case "imported": self = .imported
        default: self = .all
        }
    }
}
