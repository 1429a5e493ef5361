import ArgumentParsing
import Configuration
import Linting
import ModuleGraph
import PublicInterface
import SourceFacts
import ToolSupport
import WorkspaceLoading

/// `monorepo api`
enum ApiCommand: ToolCommand {
    static let command = Command(
        "api",
        abstract: "Prints what modules offer to other packages, and what changed in it.",
        discussion: """
            Each public declaration is a line, sorted, written the same way however the file breaks its lines. With --base only what changed since \
            that state is printed: + new, - gone, ~ written otherwise, and ! where code of others may have to change for it; the command then ends with \
            code 1 where anything is breaking. A type that conforms to more than before, a new declaration, and a requirement with an \
            implementation for all break nothing. Bodies are not looked at: a property that can be set no more because it is computed now looks the same.

            --unused prints public declarations that no other package names instead, as the rule public-surface finds them: what a protocol of \
            another module may ask for is never among them.

            All library modules are looked at unless some are named.

              monorepo api Logbook > Logbook.api
              monorepo api --base origin/main
              monorepo api --unused Logbook
            """,
        options: [
            Option("base", valueName: "REVISION", help: "Print what changed since that state."),
            Option("format", kind: .choice(["text", "json"]), help: "How to print.", defaultValue: "text"),
        ],
        flags: [
            Flag("unused", help: "Print what no other package names.")
        ],
        arguments: [
            Argument("module", help: "Modules by name.", isRequired: false, isRepeatable: true)
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let repository = try context.load(line)
        let isJSON = line.text("format") == "json"
        if line.flag("unused") {
            guard line.text("base") == nil else { throw UsageError("--base and --unused exclude each other.", command: "monorepo api") }
            let modules = Set(try chosen(line, repository.workspace).map(\.name))
            let findings = try unused(repository).filter { modules.contains($0.from) }
            context.terminal.print(isJSON ? ApiFormat.json(unused: findings).text : ApiFormat.text(unused: findings))
            return repository.isIncomplete ? .couldNotRun : findings.isEmpty ? .clean : .findings
        }
        let now = try interfaces(of: try chosen(line, repository.workspace), in: repository.workspace)
        guard let base = line.text("base") else {
            context.terminal.print(isJSON ? ApiFormat.json(now).text : ApiFormat.text(now))
            return repository.isIncomplete ? .couldNotRun : .clean
        }
        let changes = ApiComparison(before: try interfaces(at: base, line, repository, context), now: now)
        context.terminal.print(isJSON ? ApiFormat.json(changes).text : ApiFormat.text(changes))
        context.terminal.note(changes.summary)
        return repository.isIncomplete ? .couldNotRun : changes.isBreaking ? .findings : .clean
    }

    /// The library targets that are meant.
    private static func chosen(_ line: ParsedCommand, _ workspace: Workspace) throws -> [Target] {
        let libraries = workspace.targets.filter { $0.kind == .library && $0.hasSwift }
        let names = line.texts("module")
        if let unknown = names.first(where: { name in !libraries.contains { $0.name == name } }) {
            throw ToolError("There is no library module \(unknown).", remedy: "`monorepo graph --format json` lists all modules.")
        }
        return names.isEmpty ? libraries : libraries.filter { names.contains($0.name) }
    }

    private static func interfaces(of targets: [Target], in workspace: Workspace) throws -> [String: ModuleInterface] {
        let root = workspace.root
        let read = Parallel.map(count: targets.count) { index -> Result<ModuleInterface, FileError> in
            Result { () throws(FileError) in
                var files: [CodeTokens] = []
                for source in targets[index].sources where source.language == .swift {
                    files.append(CodeTokens(try FileSystem.read(Paths.joined(root, source.path))))
                }
                return ModuleInterface(files)
            }
        }
        let pairs = try zip(targets, read).map { ($0.name, try $1.get()) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The interfaces of the same modules, or of all, in an older state.
    private static func interfaces(
        at base: String, _ line: ParsedCommand, _ repository: CommandContext.Repository, _ context: CommandContext
    ) throws -> [String: ModuleInterface] {
        let copy = try RevisionCopy(of: base, root: repository.workspace.root)
        var options = context.loadingOptions(line)
        options.ignoredFolders += repository.configuration.ignored
        options.readsSources = false
        let workspace = try WorkspaceLoader(root: copy.root, options: options.forState("api-base", of: repository.workspace.root)).load()
        if let problem = workspace.problems.first(where: { $0.severity == .error }) {
            throw ToolError("Not everything in \(base) could be read. \(problem)", remedy: "Name another revision with --base.")
        }
        let names = Set(line.texts("module"))
        let targets = workspace.targets.filter { $0.kind == .library && $0.hasSwift && (names.isEmpty || names.contains($0.name)) }
        return try interfaces(of: targets, in: workspace)
    }

    private static func unused(_ repository: CommandContext.Repository) throws -> [Finding] {
        let (configuration, problems) = try RepositoryConfiguration.load(root: repository.workspace.root)
        return try Linter.run(repository.workspace, configuration, problems, only: ["public-surface"]).findings
    }
}
