import ArgumentParsing
import Foundation

/// The program: reads the command line and runs the command.
@main
@MainActor
enum Meterbook {
    /// Runs the command and ends the process with its exit code.
    static func main() async {
        let outcome = CommandDescription.meterbook.parseProcessArguments()
        if let end = outcome.exit {
            end.isError ? Console.printError(end.text.trimmingCharacters(in: .newlines)) : Console.write(Array(end.text.utf8))
            exit(end.code)
        }
        guard case .command(let line) = outcome else { exit(2) }
        exit(await run(line))
    }

    private static func run(_ line: ParsedCommand) async -> Int32 {
        do {
            switch line.path.first {
            case "sync": return try await SyncCommand(line: line).run()
            case "devices": return try await DevicesCommand(line: line).run()
            case "readings": return try await ReadingsCommand(line: line).run()
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
