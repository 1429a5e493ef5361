import ArgumentParsing
import Configuration
import Linting
import ModuleGraph
import ToolSupport

/// `monorepo lint --init`: a configuration to start from, and a baseline of what is there already.
struct LintInit {
    let context: CommandContext
    let root: String

    func run(_ line: ParsedCommand) throws -> ExitCode {
        let path = Paths.joined(root, RepositoryConfiguration.fileName)
        let baselinePath = Paths.joined(root, LintCommand.baselineName)
        for existing in [path, baselinePath] where FileStatus(existing) != nil {
            throw ToolError("\(existing) is there already.", remedy: "Edit it, or remove it first.")
        }
        if let runner = context.value("CI"), runner != "false" {
            throw ToolError("A baseline is never written where CI is set.", remedy: "Run it at your desk and commit the files.")
        }
        let repository = try context.load(line)
        guard !repository.isIncomplete else {
            throw ToolError(
                "Not everything could be read, so the baseline would not be whole.", remedy: "Mend what is told above, then start again.")
        }
        let text = StartingConfiguration(repository.workspace).text
        let (configuration, problems) = RepositoryConfiguration.parse(text)
        let report = try Linter.run(repository.workspace, configuration, problems)
        if let problem = report.problems.first(where: { $0.severity == .error }) {
            throw ToolError(problem.description, remedy: "Write \(path) by hand.")
        }
        try FileSystem.write(text, to: path)
        context.terminal.note("\(RepositoryConfiguration.fileName) written; it explains itself.")
        if report.all.isEmpty {
            context.terminal.note("Nothing breaks its rules, so there is no baseline.")
        } else {
            try FileSystem.write(Baseline(report.all, path: LintCommand.baselineName).text, to: baselinePath)
            context.terminal.note("\(LintCommand.baselineName) written with \(report.all.count) known findings. Commit both.")
        }
        return .clean
    }
}
