import ArgumentParsing
import Configuration
import ModuleGraph
import ProjectGeneration
import Scaffolding
import ToolSupport

/// `monorepo new`
enum NewCommand: ToolCommand {
    static let command = Command(
        "new",
        abstract: "Makes a feature or a library.",
        discussion: """
            A feature is a package in the shape of the others: interface, mocks, views and implementation with tests, wired into the app by one wiring \
            file and one line in each of a few sorted lists, so that two teams that each add one do not conflict. A library is a plain package with \
            tests, in any repository. A name that cannot work is refused before anything is written; whatever fails half-way is taken back.

              monorepo new feature BloodPressure --owner @measurements
              monorepo new feature Catalog --in Supplies --dry-run
              monorepo new library Units
            """,
        subcommands: [
            Command(
                "feature", abstract: "Makes a feature below Packages/Features and wires it into the app.",
                options: [group("Supplies", "The group below Packages/Features that it belongs to."), owner], flags: [dryRun],
                arguments: [Argument("name", help: "A word such as BloodPressure.")]),
            Command(
                "library", abstract: "Makes a package of one target and its tests.",
                options: [group("Core", "The folder it goes into: below Packages where there is such a folder."), owner], flags: [dryRun],
                arguments: [Argument("name", help: "A word such as Units.")]),
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let name = try ScaffoldName(line.text("name") ?? "")
        let repository = try context.load(line)
        guard !repository.isIncomplete else { return ScaffoldingOutput.incomplete(context) }
        let plan: ScaffoldPlan
        if line.path.last == "library" {
            plan = try LibraryScaffold(name: name, group: line.text("in"), owners: line.texts("owner")).plan(repository.workspace)
        } else {
            let (rules, generated) = (repository.configuration.owners, repository.configuration.projectGeneration)
            let root = repository.workspace.root
            plan = try FeatureScaffold(
                name: name, group: line.text("in") ?? "", owners: line.texts("owner"),
                configuredOwners: { folder in rules.last { $0.matches(folder) }?.owners ?? [] },
                copies: { package throws(ToolError) in try Self.copies(generated, for: package, root) }
            ).plan(repository.workspace)
        }
        return try ScaffoldingOutput.finish(plan, isDryRun: line.flag("dry-run"), root: repository.workspace.root, line, context)
    }

    private static func copies(_ settings: ProjectGenerationSettings?, for package: Package, _ root: String) throws(ToolError)
        -> [RenderedFile]
    {
        guard let settings else { return [] }
        return try ProjectGeneration.copies(settings, for: package, in: root).map { output in
            RenderedFile(path: output.path, text: String(decoding: output.bytes, as: UTF8.self))
        }
    }

    private static func group(_ example: String, _ help: String) -> Option {
        Option("in", valueName: "GROUP", help: "\(help) For example \(example).")
    }

    private static let owner = Option(
        "owner", valueName: "T", help: "Who owns it, such as @team; otherwise the configuration says it.", isRepeatable: true)
    private static let dryRun = ScaffoldingOutput.dryRun
}
