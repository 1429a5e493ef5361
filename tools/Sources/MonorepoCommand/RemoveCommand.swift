import ArgumentParsing
import ModuleGraph
import Scaffolding
import ToolSupport

/// `monorepo remove`
enum RemoveCommand: ToolCommand {
    static let command = Command(
        "remove",
        abstract: "Removes a package, and a feature from the app.",
        discussion: """
            Takes the folder, the app's lines and wiring file, and the black-box tests. What `new` has made is gone without a trace. What still points \
            to the package is printed, and the exit code is then 1. Work that nobody has committed is not removed unless told so.

              monorepo remove BloodPressure
              monorepo remove Packages/Core/Units --dry-run
            """,
        flags: [
            ScaffoldingOutput.dryRun,
            Flag("discard-changes", help: "Remove files that nobody has committed too."),
        ],
        arguments: [Argument("name", help: "The package: its name or its folder.")]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.load(line)
        guard !repository.isIncomplete else { return ScaffoldingOutput.incomplete(context) }
        let plan = try Removal(name: line.text("name") ?? "", discardsChanges: line.flag("discard-changes")).plan(repository.workspace)
        return try ScaffoldingOutput.finish(plan, isDryRun: line.flag("dry-run"), root: repository.workspace.root, line, context)
    }
}
