package import ArgumentParsing
import Foundation
import ToolSupport

/// The `monorepo` command line.
package enum MonorepoTool {
    /// The version that `--version` tells.
    package static let version = "0.2"

    /// Every command, in the order of help.
    package static let commands: [any ToolCommand.Type] = [
        AffectedCommand.self,
        ApiCommand.self,
        BenchCommand.self,
        BuildCommand.self,
        CoverageCommand.self,
        DoctorCommand.self,
        ExtractCommand.self,
        GraphCommand.self,
        LintCommand.self,
        NewCommand.self,
        OwnersCommand.self,
        PreviewCommand.self,
        ProjgenCommand.self,
        RemoveCommand.self,
        RenameCommand.self,
        SetupCommand.self,
        StatsCommand.self,
        TestCommand.self,
        WhyCommand.self,
    ]

    /// Everything that can be typed.
    package static let command = Command(
        "monorepo",
        abstract: "Keeps a repository of local Swift packages in order.",
        discussion: """
            Works on any repository that holds Package.swift files; nothing needs to be set up. Roles, contracts and owners come from .monorepo.json \
            at its root, where there is one.

            Results go to standard output, everything else to standard error. Exit codes: 0 clean, 1 findings, 2 could not do the work. \
            One question to the toolchain or to git may take $MONOREPO_TIMEOUT seconds, 120 unless set.
            """,
        options: [
            Option("root", valueName: "DIR", kind: .directory, help: "The repository; otherwise found upwards from here."),
            Option("cache", valueName: "DIR", kind: .directory, help: "Where answers are kept; otherwise ~/.cache/monorepo."),
        ],
        flags: [
            Flag("no-cache", help: "Read everything anew.")
        ],
        subcommands: commands.map { $0.command },
        version: "monorepo \(version)"
    )

    /// Runs the process's own command line; returns what to exit with.
    package static func runProcess() -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                RunningProcesses.endAll()
                _exit(128 + number)
            }
            source.resume()
            return source
        }
        defer { for source in sources { source.cancel() } }
        let outcome = command.parseProcessArguments(columns: columns)
        let context = CommandContext(
            terminal: Terminal(), environment: ProcessInfo.processInfo.environment,
            currentFolder: FileManager.default.currentDirectoryPath)
        return run(outcome, context)
    }

    /// Runs a command line without the program's name; returns what to exit with.
    package static func run(_ words: [String], _ context: CommandContext) -> Int32 {
        run(command.parse(words), context)
    }

    private static func run(_ outcome: ParseOutcome, _ context: CommandContext) -> Int32 {
        guard case .command(let line) = outcome else {
            guard let exit = outcome.exit else { return ExitCode.couldNotRun.rawValue }
            if exit.isError { context.terminal.note(String(exit.text.dropLast())) } else { context.terminal.print(exit.text) }
            return exit.code
        }
        do {
            guard let chosen = commands.first(where: { $0.command.name == line.path.first }) else {
                throw UsageError("a command is missing.", command: command.name)
            }
            return try chosen.run(line, context).rawValue
        } catch let error as UsageError {
            context.terminal.note("\(error)")
        } catch {
            context.terminal.note("error: \(error)")
        }
        return ExitCode.couldNotRun.rawValue
    }

    private static var columns: Int {
        var size = winsize()
        guard isatty(1) == 1, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return min(Int(size.ws_col), 120)
    }
}
