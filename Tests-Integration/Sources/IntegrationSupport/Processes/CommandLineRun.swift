internal import Foundation

/// What one run of a program gave.
public struct CommandLineRun: Sendable {
    /// The arguments it was given.
    public let arguments: [String]
    /// How it ended; nil where it had to be killed because its time was up.
    public let status: ProcessEnding?
    /// What it wrote to standard output.
    public let standardOutput: String
    /// What it wrote to standard error.
    public let standardError: String
    /// From start to end.
    public let duration: Duration

    /// Four at a time keep two processors busy while some wait for the disk.
    private static let slots = ProcessSlots(count: 4)

    /// Runs a program to its end; it is killed after `limit`. Throws `IntegrationError.notStarted`.
    public static func run(
        _ executable: String, _ arguments: [String], environment: [String: String], workingFolder: String? = nil,
        within limit: Duration = .seconds(60)
    ) async throws -> CommandLineRun {
        try await slots.run {
            let clock = ContinuousClock()
            let start = clock.now
            let process = try ChildProcess(
                executable: executable, arguments: arguments, environment: environment, workingFolder: workingFolder)
            let status = await process.waitForExit(within: limit)
            return CommandLineRun(
                arguments: arguments, status: status, standardOutput: process.standardOutput, standardError: process.standardError,
                duration: clock.now - start)
        }
    }

    /// The exit code; nil after a signal or a kill.
    public var exitCode: Int32? { status?.exitCode }

    /// The lines of standard error, empty ones left out.
    public var errorLines: [String] { standardError.split(whereSeparator: \.isNewline).map(String.init) }
}

extension CommandLineRun: CustomStringConvertible {
    /// Everything that one wants to see when an expectation failed.
    public var description: String {
        """
        meterbook \(arguments.joined(separator: " ")) ended with \(status.map(String.init(describing:)) ?? "its time up") after \(duration)
        standard output: \(standardOutput.prefix(2000))
        standard error: \(standardError.prefix(2000))
        """
    }
}
