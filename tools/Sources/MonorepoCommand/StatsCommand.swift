import ArgumentParsing
import Configuration
import Linting
import ModuleGraph
import RepositoryStatistics
import ToolSupport

/// `monorepo stats`
enum StatsCommand: ToolCommand {
    static let command = Command(
        "stats",
        abstract: "Prints numbers of every module.",
        discussion: """
            Lines, files, the share of declarations that are public, how many modules depend on it and how many it depends on, what is built anew when \
            it changes, tests of its package that reach it, keys shared with other packages that no import shows, and banned imports.

              monorepo stats --sort rebuilds
              monorepo stats --format json
            """,
        options: [
            Option("format", kind: .choice(["text", "json"]), help: "How to print.", defaultValue: "text"),
            Option(
                "sort", kind: .choice(Order.allCases.map(\.rawValue)), help: "The order: by package, or the greatest number first.",
                defaultValue: Order.package.rawValue),
        ]
    )

    enum Order: String, CaseIterable {
        case package, lines, `public`, `in`, out, rebuilds
    }

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.load(line)
        guard !repository.isIncomplete else { return .couldNotRun }
        let workspace = repository.workspace
        let files = workspace.targets.flatMap(\.sources).filter { $0.language == .swift }
        let root = workspace.root
        let counts = Parallel.map(count: files.count) { index in
            (try? FileSystem.read(Paths.joined(root, files[index].path))).map { DeclarationCounts(swift: $0) }
        }
        let byPath = Dictionary(zip(files.map(\.path), counts), uniquingKeysWith: { first, _ in first })
        var statistics = RepositoryStatistics(
            of: workspace, hiddenEdges: try findings(of: "hidden-edge", repository),
            legacyImports: try findings(of: "legacy-import", repository)
        ) { source in
            let count = byPath[source.path] ?? nil
            return (count?.all ?? 0, count?.published ?? 0, count?.tests ?? 0)
        }
        sort(&statistics.modules, by: line.choice("sort", as: Order.self) ?? .package)
        context.terminal.print(line.text("format") == "json" ? statistics.document.text : statistics.table)
        return .clean
    }

    /// How often a rule finds something in each target, whether or not it is switched on.
    private static func findings(of rule: String, _ repository: CommandContext.Repository) throws -> [String: Int] {
        let problems = ConfigurationProblems(path: RepositoryConfiguration.fileName, text: "")
        let report = try Linter.run(repository.workspace, repository.configuration, problems, only: [rule])
        return Dictionary(report.all.filter { $0.rule == rule }.map { ($0.from, 1) }, uniquingKeysWith: +)
    }

    private static func sort(_ modules: inout [ModuleStatistics], by order: Order) {
        let value: (ModuleStatistics) -> Int =
            switch order {
            case .package: { _ in 0 }
            case .lines: { -$0.lines }
            case .public: { -$0.published }
            case .in: { -$0.fanIn }
            case .out: { -$0.fanOut }
            case .rebuilds: { -$0.rebuilt }
            }
        guard order != .package else { return }
        modules.sort { (value($0), $0.package, $0.name) < (value($1), $1.package, $1.name) }
    }
}
