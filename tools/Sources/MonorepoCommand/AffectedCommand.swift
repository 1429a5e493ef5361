import ArgumentParsing
import Configuration
import Impact
import ModuleGraph
import ToolSupport
import WorkspaceLoading

/// `monorepo affected`
enum AffectedCommand: ToolCommand {
    static let command = Command(
        "affected",
        abstract: "Names the packages that a change affects.",
        discussion: """
            A package is affected when a file of it changed, or one of anything that it depends on, before the change or after it. Packages, \
            targets and dependencies are read at both states, from git and without a checkout; a moved file counts where it was and where it is.

            Compared is the commit where HEAD parted from the remote's default branch with HEAD. --base names another commit, itself and not \
            where HEAD parted from it unless --merge-base is given; --uncommitted asks for the working tree, with new files, against HEAD or \
            --base; --files asks what a change of these files would affect.

            $MONOREPO_BASE and $MONOREPO_HEAD stand for --base and --head where these are not given; "affected": {"base": …} of .monorepo.json \
            names the branch that changes are made for, instead of the remote's default one.

            White space and comments of a manifest affect its own package alone. Files on which everything depends (toolchain version, Makefile, \
            continuous integration, …) are named in the configuration; --explain says what affected what.

              monorepo affected --explain
              monorepo affected --base HEAD~1 --format json
              monorepo affected --format github-matrix >> "$GITHUB_OUTPUT"

            The last one writes matrix=[…], count=N and has_changes=true|false. GitHub refuses an empty matrix: guard the job that uses it with
              if: needs.affected.outputs.has_changes == 'true'

            --shards splits the packages among several machines by how long their tests took in the last `monorepo test` here, or in the results \
            that --durations names; tools/examples has a GitHub and a GitLab pipeline.

              monorepo affected --shards 4 --durations results.xml
            """,
        options: [
            Option("base", valueName: "REVISION", help: "The commit to compare with."),
            Option("head", valueName: "REVISION", help: "The commit of interest; otherwise HEAD."),
            Option("files", valueName: "FILE", help: "A changed file; may be given several times.", isRepeatable: true),
            Option("shards", valueName: "N", kind: .integer(1...1000), help: "Split the packages into at most N parts."),
            Option(
                "durations", valueName: "FILE", kind: .file, help: "With --shards: a results.xml of earlier tests.", isRepeatable: true),
            Option("format", kind: .choice(["list", "json", "github-matrix"]), help: "How to print.", defaultValue: "list"),
        ],
        flags: [
            Flag("merge-base", help: "Compare with the commit where the head parted from --base."),
            Flag("uncommitted", help: "Ask for the working tree instead of a commit."),
            Flag("explain", help: "Say why each package is affected."),
        ],
        arguments: [
            Argument("more-files", valueName: "FILE", help: "With --files: further files.", isRequired: false, isRepeatable: true)
        ]
    )

    static func run(_ line: ParsedCommand, _ context: CommandContext) throws -> ExitCode {
        let root = try context.root(line)
        let (configuration, problems) = try RepositoryConfiguration.load(root: root)
        guard problems.all.isEmpty else {
            for problem in problems.all { context.terminal.note(problem.description) }
            return .couldNotRun
        }
        var options = context.loadingOptions(line)
        options.ignoredFolders += configuration.ignored
        options.readsSources = false
        options.findsLooseSources = false
        let question = AffectedQuestion(root: root, options: options, rules: ImpactRules(configuration.affected))
        let answer: AffectedAnswer
        if !line.texts("files").isEmpty {
            let workspace = try context.load(line, options: options).workspace
            answer = try question.answer(files: try files(line, root, context), in: workspace)
        } else {
            answer = try question.answer(try request(line, context, configuration))
            for problem in answer.problems { context.terminal.note(problem.description) }
        }
        for note in answer.notes { context.terminal.note("note: \(note)") }
        let shards = try shards(line, of: answer, root, context)
        switch line.text("format") {
        case "json": context.terminal.print(answer.json(shards).text)
        case "github-matrix":
            if line.flag("explain") { context.terminal.note(String(answer.explanation.dropLast())) }
            context.terminal.print(answer.gitHubMatrix(shards))
        default:
            if line.flag("explain"), shards != nil { context.terminal.note(String(answer.explanation.dropLast())) }
            context.terminal.print(line.flag("explain") && shards == nil ? answer.explanation : answer.list(shards))
        }
        return .clean
    }

    /// The packages in parts, where that is asked for.
    private static func shards(
        _ line: ParsedCommand, of answer: AffectedAnswer, _ root: String, _ context: CommandContext
    ) throws -> [Shard]? {
        var paths = line.texts("durations").map { Paths.joined(context.currentFolder, $0) }
        guard let count = line.integer("shards") else {
            guard paths.isEmpty else { throw UsageError("--durations needs --shards.", command: "monorepo affected") }
            return nil
        }
        let customary = Paths.joined(root, TestDurations.customaryPath)
        if paths.isEmpty, FileStatus(customary) != nil { paths = [customary] }
        if paths.isEmpty { context.terminal.note("note: No durations are known here, so that every package counts the same.") }
        return Shard.split(answer.impact.packages, into: count, durations: try TestDurations.read(paths))
    }

    private static func request(
        _ line: ParsedCommand, _ context: CommandContext, _ configuration: RepositoryConfiguration
    ) throws -> ChangeRequest {
        guard line.texts("more-files").isEmpty else {
            throw UsageError("files are given without --files.", command: "monorepo affected")
        }
        if line.flag("uncommitted") {
            guard line.text("head") == nil else {
                throw UsageError("--head and --uncommitted exclude each other.", command: "monorepo affected")
            }
            // The working tree needs no base: one of the environment is meant for commits.
            return ChangeRequest(base: line.text("base"), sinceFork: line.flag("merge-base"), isUncommitted: true)
        }
        let base = line.text("base") ?? context.value("MONOREPO_BASE")
        if line.flag("merge-base"), base == nil {
            throw UsageError("--merge-base needs --base.", command: "monorepo affected")
        }
        return ChangeRequest(
            base: base, sinceFork: line.flag("merge-base"), head: line.text("head") ?? context.value("MONOREPO_HEAD"),
            fallbackBase: configuration.affected.base)
    }

    /// The files as paths relative to the root. They are given as seen from the current folder, or from the root where that lies elsewhere.
    private static func files(_ line: ParsedCommand, _ root: String, _ context: CommandContext) throws -> [String] {
        for name in ["base", "head"] where line.text(name) != nil {
            throw UsageError("--\(name) and --files exclude each other.", command: "monorepo affected")
        }
        guard !line.flag("uncommitted"), !line.flag("merge-base") else {
            throw UsageError("--files goes with no other choice of changes.", command: "monorepo affected")
        }
        let here = FileSystem.realPath(context.currentFolder) ?? context.currentFolder
        let folder = Paths.isInside(here, root) ? here : root
        return try (line.texts("files") + line.texts("more-files")).map { file in
            // The folder of a file that is gone may be a link all the same.
            let path = Paths.joined(folder, file)
            let place = FileSystem.realPath(Paths.folder(path)).map { Paths.joined($0, Paths.name(path)) } ?? path
            guard Paths.isInside(place, root) else {
                throw ToolError("\(file) is not in the repository \(root).", remedy: "Give files of the repository.")
            }
            return Paths.relative(place, to: root)
        }
    }
}
