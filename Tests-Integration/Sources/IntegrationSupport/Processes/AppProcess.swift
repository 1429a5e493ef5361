internal import TestSupport

/// A running `meterbook serve`.
public final class AppProcess: Sendable {
    /// The process.
    public let process: ChildProcess
    /// The ready line's address, with the token for one exchange.
    public let readyURL: String
    /// Scheme, host and port.
    public let origin: String
    /// The port.
    public let port: UInt16
    /// The ready line's token.
    public let token: String

    private init(process: ChildProcess, ready: ReadyLine) {
        self.process = process
        readyURL = ready.url
        origin = "http://127.0.0.1:\(ready.port)"
        port = ready.port
        token = ready.token
    }

    /// Starts the app of an installation and waits for its ready line.
    ///
    /// Throws `IntegrationError.endedEarly` with what it wrote where it ends before that.
    public static func start(
        _ installation: Installation, arguments: [String], within limit: Duration = .seconds(30)
    ) async throws -> AppProcess {
        let port = arguments.contains("--port") ? [] : ["--port", "0"]
        let process = try ChildProcess(
            executable: installation.binary, arguments: ["serve", "--no-open"] + port + arguments, environment: installation.environment,
            workingFolder: installation.folder.path("home"))
        let ready = try await eventually("the ready line", within: limit, detail: { process.standardOutput + process.standardError }) {
            let status = process.exitStatus
            if let ready = ReadyLine(in: process.standardOutput) { return ready as ReadyLine? }
            guard let status else { return nil }
            throw IntegrationError.endedEarly(program: process.name, status: "\(status)", standardError: process.standardError)
        }
        return AppProcess(process: process, ready: ready)
    }

    /// Ends it as `systemctl stop` does, and returns how it ended; nil where it did not within `limit` and was killed.
    @discardableResult
    public func stop(within limit: Duration = .seconds(10)) async -> ProcessEnding? {
        process.terminate()
        return await process.waitForExit(within: limit)
    }

    /// Ends it at once, as a power cut does.
    public func kill() async {
        process.kill()
        _ = await process.waitForExit()
    }
}
