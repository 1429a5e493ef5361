import ArgumentParsing
import Configuration
import ModuleGraph
import ProjectGeneration
import ToolSupport
import WorkspaceLoading

/// `monorepo projgen`
enum ProjgenCommand: ToolCommand {
    static let command = Command(
        "projgen",
        abstract: "Makes typed names for texts and assets, copies of assets for tests, and the end of manifests.",
        discussion: """
            What it makes is told by "projgen" of .monorepo.json; without that it makes nothing. The files are committed, and --check tells those \
            that are not what their sources say.

            "strings" writes an accessor for each key of the Localizable.strings of its "targets" into "file", with a parameter for each \
            placeholder. Unless "imports", "container", "result", "value" and "arguments" say otherwise, they are members of an enum Strings that ask \
            Foundation. "names" lists the images, colours or fonts ("kind") of a catalogue or folder ("from") in a "file". "mirrors" copy a folder \
            ("from") into a "folder" of test "targets", without what "except" names; what "optional" names is never compared. "manifests" ends every \
            manifest with the lines of "block".

              { "schema": 1, "projgen": { "strings": { "targets": ["*Views"] },
                "names": [{ "from": "App/Assets.xcassets", "file": "App/Sources/App/AssetName.swift" }] } }

              monorepo projgen
              monorepo projgen --check
            """,
        flags: [
            Flag("check", help: "Write nothing; exit 1 where a file is not as it would be written.")
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try load(line, context)
        guard !repository.isIncomplete else { return .couldNotRun }
        guard let settings = repository.configuration.projectGeneration else {
            context.terminal.note("Nothing to make: \(RepositoryConfiguration.fileName) has no \"projgen\".")
            return .clean
        }
        guard let plan = plan(settings, repository, context) else { return .couldNotRun }
        guard line.flag("check") else {
            try apply(plan, context)
            return .clean
        }
        let differences = plan.differences()
        for difference in differences {
            context.terminal.print(
                "\(PlainText.line(difference.path)):\(difference.line): error: \(difference.what) [projgen]\n    mend: Run `monorepo projgen`.\n"
            )
        }
        return differences.isEmpty ? .clean : .findings
    }

    /// Makes the files anew after a command has changed the tree, where the configuration asks for any.
    static func refresh(_ line: ParsedCommand, _ context: CommandContext) throws {
        guard try RepositoryConfiguration.load(root: context.root(line)).configuration.projectGeneration != nil else { return }
        let repository = try load(line, context)
        guard !repository.isIncomplete, let settings = repository.configuration.projectGeneration,
            let plan = plan(settings, repository, context)
        else { return context.terminal.note("Generated files were not made; run `monorepo projgen` when that is mended.") }
        try apply(plan, context)
    }

    private static func load(_ line: ParsedCommand, _ context: CommandContext) throws -> CommandContext.Repository {
        var options = context.loadingOptions(line)
        options.readsSources = false
        options.findsLooseSources = false
        return try context.load(line, options: options)
    }

    /// The plan; nil where something stands against it, which is printed.
    private static func plan(
        _ settings: ProjectGenerationSettings, _ repository: CommandContext.Repository, _ context: CommandContext
    ) -> GenerationPlan? {
        let problems = ConfigurationProblems(path: RepositoryConfiguration.fileName, text: "")
        repository.configuration.check(against: repository.workspace, problems)
        let plan = ProjectGeneration.plan(settings, in: repository.workspace)
        for problem in problems.all + plan.problems { context.terminal.note(problem.description) }
        return problems.all.isEmpty && plan.problems.isEmpty ? plan : nil
    }

    private static func apply(_ plan: GenerationPlan, _ context: CommandContext) throws {
        for path in try plan.apply() {
            let isThere = FileStatus("\(plan.root)/\(path)") != nil
            context.terminal.note("\(PlainText.line(path)) \(isThere ? "written" : "removed").")
        }
    }
}
