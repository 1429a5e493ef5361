import ArgumentParsing
import Foundation
import Glibc

/// The program: reads the command line and runs the command.
@main
@MainActor
enum Meterbook {
    /// Runs the command and ends the process with its exit code.
    static func main() async {
        // A reader that leaves, as `| head` does, must not end the process in the middle of its work.
        signal(SIGPIPE, SIG_IGN)
        let outcome = CommandDescription.meterbook.parseProcessArguments()
        if let end = outcome.exit {
            if end.isError { Console.printError(end.text.trimmingCharacters(in: .newlines)) } else { exit(show(end.text)) }
            exit(end.code)
        }
        guard case .command(let line) = outcome else { exit(2) }
        exit(await run(line))
    }

    /// Prints help or the version.
    private static func show(_ text: String) -> Int32 {
        do {
            try Console.write(Array(text.utf8))
            return 0
        } catch {
            Console.printError("\(error)")
            return error.exitCode
        }
    }

    private static func run(_ line: ParsedCommand) async -> Int32 {
        do {
            switch line.path.first {
            case "sync": return try await SyncCommand(line: line).run()
            case "devices": return try await DevicesCommand(line: line).run()
            case "readings": return try await ReadingsCommand(line: line).run()
            case "export": return try await ExportCommand(line: line).run()
            case "backup": return try await BackupCommand(line: line).backUp()
            case "restore": return try await BackupCommand(line: line).restore()
            case "doctor": return try await DoctorCommand(line: line).run()
            default: return try await ServeCommand(line: line).run()
            }
        } catch let failure as CommandFailure {
            Console.printError("\(failure)")
            return failure.exitCode
        } catch {
            Console.printError("error: \(error)")
            return 1
        }
    }
}
