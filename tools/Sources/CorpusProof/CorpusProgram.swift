import ArgumentParsing
import Foundation
import Linting
package import ToolSupport

/// The `monorepo-corpus` program: the tool against checked-out repositories of others.
package enum CorpusProgram {
    /// What can be typed.
    static let command = Command(
        "monorepo-corpus",
        abstract: "Tries every command of monorepo on repositories, and compares imports with the compiler's.",
        discussion: """
            Works on copies; the repositories are left as they are. Prints a table for each. Exit codes: 0 everything is as it should be, 1 something is \
            not, 2 could not run.

              monorepo-corpus --tool .build/bin/monorepo ../IceCubesApp ../isowords
            """,
        options: [Option("tool", valueName: "FILE", kind: .file, help: "The program to try.", isRequired: true)],
        arguments: [Argument("repository", valueName: "DIR", help: "Checked-out repositories.", isRepeatable: true)]
    )

    /// Runs the process's own command line; returns what to exit with.
    package static func runProcess() -> Int32 {
        run(command.parseProcessArguments(), folder: FileManager.default.currentDirectoryPath, terminal: Terminal())
    }

    /// Runs a command line without the program's name; returns what to exit with.
    package static func run(_ words: [String], folder: String, terminal: Terminal) -> Int32 {
        run(command.parse(words), folder: folder, terminal: terminal)
    }

    private static func run(_ outcome: ParseOutcome, folder: String, terminal: Terminal) -> Int32 {
        guard case .command(let line) = outcome else {
            guard let exit = outcome.exit else { return 2 }
            if exit.isError { terminal.note(String(exit.text.dropLast())) } else { terminal.print(exit.text) }
            return exit.code
        }
        var isClean = true
        let tool = Paths.joined(folder, line.text("tool") ?? "")
        for name in line.texts("repository") {
            guard let place = FileSystem.realPath(Paths.joined(folder, name)), FileStatus(place)?.kind == .folder else {
                terminal.note("error: \(name) is no folder.")
                return 2
            }
            do {
                let trial = try CorpusTrial(folder: place, tool: tool, rules: RuleCatalog.all.map { $0.id })
                terminal.print(CorpusTable.text(trial))
                isClean = isClean && trial.isClean
            } catch {
                terminal.note("error: \(error)")
                return 2
            }
        }
        return isClean ? 0 : 1
    }
}
