import ArgumentParsing
import ModuleGraph
import Scaffolding
import ToolSupport

/// `monorepo rename`
enum RenameCommand: ToolCommand {
    static let command = Command(
        "rename",
        abstract: "Renames a package with its modules and types.",
        discussion: """
            The folder, the modules, the types that carry the name, and every use of them in packages that depend on it, their manifests included. \
            Lists and imports stay sorted. Words that people see, keys of texts and links stay.

              monorepo rename BloodPressure Pressure
            """,
        flags: [ScaffoldingOutput.dryRun],
        arguments: [
            Argument("name", help: "The package: its name or its folder."),
            Argument("new-name", help: "A word such as Pressure."),
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let newName = try ScaffoldName(line.text("new-name") ?? "")
        let repository = try context.load(line)
        guard !repository.isIncomplete else { return ScaffoldingOutput.incomplete(context) }
        let plan = try Renaming(name: line.text("name") ?? "", to: newName).plan(repository.workspace)
        return try ScaffoldingOutput.finish(plan, isDryRun: line.flag("dry-run"), root: repository.workspace.root, line, context)
    }
}
