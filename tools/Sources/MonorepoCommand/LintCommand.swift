import ArgumentParsing
import Configuration
import Linting
import ModuleGraph
import ToolSupport
import WorkspaceLoading

/// `monorepo lint`
enum LintCommand: ToolCommand {
    static let command = Command(
        "lint",
        abstract: "Checks boundaries and everything else that must hold.",
        discussion: """
            Without a configuration the rules that hold for every repository are checked; .monorepo.json switches on the others and says what the \
            architecture is. `lint --init` writes one to start from, and a baseline of what is there already.

            A finding can be allowed by a comment on its line or on the one above, `// monorepo:allow RULE because REASON`, or by an exception of the \
            configuration. The baseline knows old findings; it only ever gets shorter.

              monorepo lint
              monorepo lint --rule layer --rule undeclared-import
              monorepo lint --base origin/main
              monorepo lint --format sarif > lint.sarif
              monorepo lint --list
            """,
        options: [
            Option("format", kind: .choice(LintFormat.allCases.map(\.rawValue)), help: "How to print.", defaultValue: "text"),
            Option(
                "baseline", valueName: "FILE", kind: .file,
                help: "Findings that are known; otherwise \(baselineName) at the root, where there is one."),
            Option("base", valueName: "REVISION", help: "Also say what is better and what is worse than in that state."),
            Option(
                "rule", valueName: "RULE", kind: .choice(RuleCatalog.all.map { $0.id }),
                help: "Only this rule, also where it is not switched on.", isRepeatable: true),
        ],
        flags: [
            Flag("init", help: "Write a configuration to start from, and a baseline."),
            Flag("update-baseline", help: "Take out of the baseline what is gone."),
            Flag("list", help: "Print every rule with its reason, and whether it is switched on."),
        ]
    )

    static let baselineName = ".monorepo-baseline.json"

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let root = try context.root(line)
        if line.flag("list") { return try list(root, context) }
        if line.flag("init") { return try LintInit(context: context, root: root).run(line) }
        let repository = try context.load(line)
        let (configuration, problems) = try RepositoryConfiguration.load(root: root)
        let path = line.text("baseline").map { Paths.joined(context.currentFolder, $0) } ?? Paths.joined(root, baselineName)
        let baseline = try baseline(at: path, isNeeded: line.wasGiven("baseline"), root: root)
        var report = try Linter.run(repository.workspace, configuration, problems, only: line.texts("rule"), baseline: baseline)
        if line.flag("update-baseline") { try update(&report, path, context) }
        if let base = line.text("base") {
            report.comparison = try comparison(with: base, report, repository, line, context)
        }
        let known = Set(repository.configurationProblems + repository.workspace.problems)
        for problem in report.problems where !known.contains(problem) { context.terminal.note(problem.description) }
        context.terminal.print(LintFormat(rawValue: line.text("format") ?? "")?.render(report, context.terminal) ?? "")
        context.terminal.note(report.summary)
        if let comparison = report.comparison, let base = line.text("base") { context.terminal.note(comparison.summary(since: base)) }
        return ExitCode(rawValue: report.exitCode) ?? .couldNotRun
    }

    private static func baseline(at path: String, isNeeded: Bool, root: String) throws -> Baseline? {
        guard isNeeded || FileStatus(path) != nil else { return nil }
        do {
            return try Baseline(parsing: try FileSystem.readText(path), path: Paths.relative(path, to: root))
        } catch let error as FileError {
            throw ToolError("\(error)", remedy: "Name an existing baseline with --baseline.")
        }
    }

    /// Checks the same rules with the same configuration in the state of a revision. What the configuration says of targets that were not
    /// there yet is no matter.
    private static func comparison(
        with base: String, _ report: LintReport, _ repository: CommandContext.Repository, _ line: ParsedCommand, _ context: CommandContext
    ) throws -> LintComparison {
        let copy = try RevisionCopy(of: base, root: repository.workspace.root)
        var options = context.loadingOptions(line)
        options.ignoredFolders += repository.configuration.ignored
        options = options.forState("lint-base", of: repository.workspace.root)
        context.terminal.progress("reading \(base)…")
        let workspace = try WorkspaceLoader(root: copy.root, options: options).load()
        context.terminal.clearStatus()
        guard !workspace.packages.isEmpty, !workspace.problems.contains(where: { $0.severity == .error }) else {
            throw ToolError(
                "Not everything in \(base) could be read, so nothing can be compared with it.", remedy: "Name another revision with --base."
            )
        }
        let (configuration, problems) = try RepositoryConfiguration.load(root: repository.workspace.root)
        let before = try Linter.run(workspace, configuration, problems, only: line.texts("rule"))
        return LintComparison(before: (before, workspace), after: (report, repository.workspace))
    }

    private static func update(_ report: inout LintReport, _ path: String, _ context: CommandContext) throws {
        guard let left = report.baseline, let before = report.knownBefore else {
            throw ToolError("There is no baseline to update.", remedy: "`monorepo lint --init` writes one.")
        }
        try FileSystem.writeIfChanged(left.text, to: path)
        report.findings.removeAll { $0.rule == "stale-baseline" }
        report.knownBefore = left.count
        context.terminal.note("The baseline knows \(left.count) findings, \(before - left.count) fewer than before.")
    }

    private static func list(_ root: String, _ context: CommandContext) throws -> ExitCode {
        let (configuration, problems) = try RepositoryConfiguration.load(root: root)
        let on = Set(RuleCatalog(configuration, problems).rules.map(\.id))
        let width = RuleCatalog.all.map { $0.id.count }.max() ?? 0
        for rule in RuleCatalog.all {
            let name = rule.id + String(repeating: " ", count: width - rule.id.count)
            context.terminal.print("\(name)  \(on.contains(rule.id) ? "on " : "off")  \(rule.reason)\n")
        }
        return .clean
    }
}
