import ArgumentParsing
import Configuration
import Linting
import ModuleGraph
import ToolSupport

/// `monorepo graph`
enum GraphCommand: ToolCommand {
    static let command = Command(
        "graph",
        abstract: "Prints the graph of modules.",
        discussion: """
            Targets are clustered by package and coloured by role, or by kind where no roles are configured. Edges that an import makes and no manifest \
            declares are dashed; edges of a cycle are red. html is one page to explore: search, what is around a module, the path between two, colours \
            by role and by owner, and what `lint` finds drawn in.

              monorepo graph --format svg > graph.svg
              monorepo graph --format html > graph.html
              monorepo graph --focus Logbook --depth 1 --format mermaid
              monorepo graph --reaches Persistence --skip-tests --format json
              monorepo graph --collapse package | dot -Tpdf > graph.pdf
            """,
        options: [
            Option("format", kind: .choice(["dot", "mermaid", "json", "svg", "html"]), help: "How to print.", defaultValue: "dot"),
            Option("focus", valueName: "X", help: "Only X, what it depends on, and what depends on it.", isRepeatable: true),
            Option("depth", valueName: "N", kind: .integer(0...1_000_000), help: "With --focus or --reaches, at most N steps away."),
            Option("reaches", valueName: "X", help: "Only what depends on X, and X.", isRepeatable: true),
            Option("collapse", kind: .choice(["package"]), help: "One node for each package."),
            Option("edges", kind: .choice(EdgeKinds.names), help: "Which edges count.", defaultValue: "all"),
        ],
        flags: [
            Flag("skip-tests", help: "Leave test targets out."),
            Flag("external", help: "Show products of packages elsewhere too."),
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.load(line)
        let graph = NodeGraph(
            repository.workspace, kinds: EdgeKinds(named: line.text("edges")), skipsTests: line.flag("skip-tests"),
            hasExternals: line.flag("external"))
        var selection = GraphSelection(graph: graph, skipsTests: line.flag("skip-tests"))
        try selection.narrow(focus: line.texts("focus"), reaches: line.texts("reaches"), depth: line.integer("depth"))
        let document = GraphDocument(selection, collapsesPackages: line.text("collapse") == "package")
        switch line.text("format") {
        case "json": context.terminal.print(document.json.text)
        case "mermaid": context.terminal.print(MermaidRendering(document).text)
        case "html": context.terminal.print(try page(document, repository, context.root(line)).html)
        case "svg": context.terminal.print(SVGRendering(document).text)
        default: context.terminal.print(DotRendering(document).text)
        }
        return repository.isIncomplete ? .couldNotRun : .clean
    }

    /// The page, with what the linter finds; what a baseline knows is found too.
    private static func page(
        _ document: GraphDocument, _ repository: CommandContext.Repository, _ root: String
    ) throws -> GraphPage {
        let workspace = repository.workspace
        let (configuration, problems) = try RepositoryConfiguration.load(root: root)
        let report = try Linter.run(workspace, configuration, problems)
        var ownerProblems: [Problem] = []
        let owners = try Owners(configuration, workspace, problems: &ownerProblems)
        let pairs = zip(workspace.packages, owners.byPackage).map { ($0.place, $1) }
        return GraphPage(
            title: Paths.name(root), document: document, findings: GraphFinding.of(report.findings, in: document, workspace),
            owners: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    }
}
