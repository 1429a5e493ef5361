package import ArgumentParsing
package import Configuration
package import ModuleGraph
package import ToolSupport
package import WorkspaceLoading

/// What a command works with: where it was called, what it may read, and where it writes.
package struct CommandContext: Sendable {
    /// Where results and notes go.
    package let terminal: Terminal
    /// The process's environment.
    package let environment: [String: String]
    /// The absolute path of the folder that it was called in.
    package let currentFolder: String

    /// A context.
    package init(terminal: Terminal, environment: [String: String], currentFolder: String) {
        self.terminal = terminal
        self.environment = environment
        self.currentFolder = currentFolder
    }

    /// A repository that was read, with what its configuration says.
    package struct Repository: Sendable {
        /// The packages, with roles.
        package var workspace: Workspace
        /// The configuration; an empty one where there is no file.
        package var configuration: RepositoryConfiguration
        /// What is wrong with the configuration.
        package var configurationProblems: [Problem]

        /// Whether an answer may be wrong because something could not be read.
        package var isIncomplete: Bool {
            !configurationProblems.isEmpty || workspace.problems.contains { $0.severity == .error }
        }
    }

    /// The absolute path of the repository: `--root`, else `$MONOREPO_ROOT`, else the nearest folder upwards with a configuration, else
    /// the top of the git working tree, else the current folder.
    package func root(_ line: ParsedCommand) throws -> String {
        if let given = line.text("root") ?? value("MONOREPO_ROOT") {
            let path = Paths.joined(currentFolder, given)
            guard let real = FileSystem.realPath(path), FileStatus(real)?.kind == .folder else {
                throw ToolError("\(path) is no folder.", remedy: "Give the repository's folder with --root.")
            }
            return real
        }
        let here = FileSystem.realPath(currentFolder) ?? currentFolder
        var folder = here
        while true {
            if Self.hasConfiguration(folder) { return folder }
            if folder == "/" || folder.isEmpty { break }
            folder = Paths.folder(folder)
        }
        return (try? GitRepository(containing: here).root) ?? here
    }

    /// Whether a folder has a repository's configuration. The file of the same name beside a package's manifest, which only says who owns
    /// the package, makes no repository of it.
    private static func hasConfiguration(_ folder: String) -> Bool {
        let path = "\(folder)/\(RepositoryConfiguration.fileName)"
        guard FileStatus(path)?.kind == .file else { return false }
        guard FileStatus("\(folder)/Package.swift") != nil, let text = try? FileSystem.readText(path) else { return true }
        return (try? JSONValue(parsing: text))?["owner"] == nil
    }

    /// How a repository is loaded by the command line's flags and the environment.
    package func loadingOptions(_ line: ParsedCommand) -> LoadingOptions {
        var options = LoadingOptions()
        options.environment = environment
        options.manifestTimeout = ChildProcess.answerTimeout(environment)
        options.usesCache = !line.flag("no-cache")
        options.cacheFolder = line.text("cache").map { Paths.joined(currentFolder, $0) }
        if options.cacheFolder == nil { options.sharedAnswers = LoadingOptions.sharedFolder(environment) }
        return options
    }

    /// Reads the repository, and prints to standard error what could not be read. Ends the command where there is no package at all.
    package func load(_ line: ParsedCommand, options: LoadingOptions? = nil) throws -> Repository {
        let root = try root(line)
        let (configuration, problems) = try RepositoryConfiguration.load(root: root)
        var options = options ?? loadingOptions(line)
        options.ignoredFolders += configuration.ignored
        let started = ContinuousClock.now
        let terminal = self.terminal
        let workspace = try WorkspaceLoader(root: root, options: options).load { what in
            if ContinuousClock.now - started > .milliseconds(300) { terminal.progress("\(what)…") }
        }
        terminal.clearStatus()
        let repository = Repository(
            workspace: configuration.assigningRoles(in: workspace), configuration: configuration, configurationProblems: problems.all)
        for problem in (problems.all + workspace.problems).sorted() { terminal.note(problem.description) }
        if workspace.packages.isEmpty {
            throw ToolError(
                "There is no package that could be read in \(root).",
                remedy: "Give the folder of a repository with Package.swift files with --root.")
        }
        return repository
    }

    /// The variable of a name, where it is set and not empty.
    package func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}
