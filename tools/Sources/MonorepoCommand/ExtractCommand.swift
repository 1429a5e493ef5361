import ArgumentParsing
import Extraction
import ModuleGraph
import SourceSyntax
import ToolSupport

/// `monorepo extract`
enum ExtractCommand: ToolCommand {
    static let command = Command(
        "extract",
        abstract: "Plans how parts of a large target become modules of their own.",
        discussion: """
            A part is a folder in the folder that holds all of the target's files, or a file that lies in none. Parts need one another where a file names a type of \
            another part. First come the parts that can leave now, each after those that it needs; then those that cannot, with what holds them back: \
            a cycle of parts, a singleton, a type of more than 500 lines, a part that many need a little of, a notification name or other key that two \
            parts use; or only a part that must go first.

            TARGET may be a folder, relative to the root, of Swift files that belong to no target, such as those of an Xcode project.

            Names are looked at, not types: a word that is the name of just one type of the target is taken for it. Nothing is moved.

              monorepo extract --plan Monolith
            """,
        options: [
            Option("plan", valueName: "TARGET", help: "The target to plan for."),
            Option("format", kind: .choice(["text", "json"]), help: "How to print.", defaultValue: "text"),
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        guard let name = line.text("plan") else { throw UsageError("--plan TARGET is missing.", command: "monorepo extract") }
        let repository = try context.load(line)
        let target = try target(named: name, in: repository.workspace)
        let outlines = OutlineStore(repository.workspace)
        outlines.prepare(target.sources.filter { $0.language == .swift }.map(\.path))
        let plan = ExtractionPlan(of: target, outline: outlines.outline)
        let format = ExtractionFormat(plan, of: target)
        context.terminal.print(line.text("format") == "json" ? format.json.text : format.text)
        return repository.isIncomplete ? .couldNotRun : .clean
    }

    /// The target of a name, or the files below a folder that belong to no target, such as those of an Xcode project.
    private static func target(named name: String, in workspace: Workspace) throws -> Target {
        let targets = workspace.targets(matching: name)
        if let target = targets.first, targets.count == 1 { return target }
        guard targets.isEmpty else {
            throw ToolError("\(targets.count) targets are named \(name).", remedy: "Name the package too: PACKAGE/\(name).")
        }
        let folder = Paths.normalized(name)
        let files = workspace.looseSources.filter { Paths.isInside($0.path, folder) }
        guard !files.isEmpty else {
            throw ToolError(
                "There is no target \(name), and no folder of it with Swift files that belong to none.",
                remedy: "`monorepo graph --format json` lists all targets.")
        }
        return Target(name: folder, folder: folder, sources: files, location: Location(path: folder))
    }
}
