import ArgumentParsing
import Configuration
import ModuleGraph
import ToolSupport
import WorkspaceLoading

/// `monorepo owners`
enum OwnersCommand: ToolCommand {
    static let command = Command(
        "owners",
        abstract: "Writes CODEOWNERS from the owners of packages.",
        discussion: """
            A package's owner is told by the .monorepo.json beside its manifest, else by "owners" of the one at the root. The file is \
            .github/CODEOWNERS, or the CODEOWNERS that is already there.

              monorepo owners
              monorepo owners --check
            """,
        flags: [
            Flag("check", help: "Write nothing; exit 1 where the file is not as it would be written."),
            Flag("print", help: "Write nothing; print what would be written."),
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        var options = context.loadingOptions(line)
        options.readsSources = false
        options.findsLooseSources = false
        let repository = try context.load(line, options: options)
        guard !repository.isIncomplete else { return .couldNotRun }
        var problems: [Problem] = []
        let owners = try Owners(repository.configuration, repository.workspace, problems: &problems)
        for problem in problems { context.terminal.note(problem.description) }
        guard problems.isEmpty else { return .couldNotRun }
        let text = owners.codeOwners
        let root = repository.workspace.root
        let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]
        let path = places.first { FileStatus("\(root)/\($0)") != nil } ?? places[0]
        if line.flag("print") {
            context.terminal.print(text)
            return .clean
        }
        if line.flag("check") {
            let old = FileStatus("\(root)/\(path)") == nil ? nil : try FileSystem.readText("\(root)/\(path)")
            guard old != text else { return .clean }
            let number = old.map { firstDifference($0, text) } ?? 1
            context.terminal.print(
                "\(path):\(number): error: The file is not what the owners of the packages say. [owners]\n    mend: Run `monorepo owners`.\n"
            )
            return .findings
        }
        try FileSystem.makeFolder(Paths.joined(root, Paths.folder(path)))
        if try FileSystem.writeIfChanged(text, to: "\(root)/\(path)") { context.terminal.note("\(path) written.") }
        return .clean
    }

    /// The first line, from 1, that differs.
    private static func firstDifference(_ old: String, _ new: String) -> Int {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(before, after).prefix { $0 == $1 }.count + 1
    }
}
