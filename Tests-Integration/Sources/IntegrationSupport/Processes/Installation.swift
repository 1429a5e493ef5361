internal import Foundation
public import TestSupport

/// An installation of Meterbook of its own: a home, data and configuration that no other test sees, removed at the end.
public final class Installation: Sendable {
    /// The folder that holds everything.
    public let folder: TemporaryFolder
    /// The app.
    public let binary: String
    /// The environment of the app: nothing of the machine's own but where programs and libraries lie.
    public let environment: [String: String]

    /// Makes an empty installation, whose system bus is nowhere unless an address is given. Throws `IntegrationError.binaryMissing` where the
    /// app is not built.
    public init(binary: String? = nil, timeZone: String = "Europe/Berlin", systemBus: String = "unix:path=/nowhere/bus") throws {
        let inherited = ProcessInfo.processInfo.environment
        self.binary = try binary ?? Repository.meterbook()
        folder = try TemporaryFolder(name: "installation")
        var environment = ["LANG": "C.UTF-8", "TZ": timeZone, "DBUS_SYSTEM_BUS_ADDRESS": systemBus]
        for name in ["PATH", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"] {
            environment[name] = inherited[name]
        }
        for (name, component) in [("HOME", "home"), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("TMPDIR", "tmp")] {
            let path = folder.path(component)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            environment[name] = path
        }
        self.environment = environment
    }

    /// Where the app keeps its data unless told otherwise.
    public var dataFolder: String { folder.path("data/meterbook") }

    /// The database.
    public var databasePath: String { "\(dataFolder)/meterbook.db" }

    /// Runs the app to its end; it is killed after `limit`.
    public func run(_ arguments: String..., within limit: Duration = .seconds(60)) async throws -> CommandLineRun {
        try await run(arguments, within: limit)
    }

    /// Runs the app to its end; it is killed after `limit`.
    public func run(_ arguments: [String], within limit: Duration = .seconds(60)) async throws -> CommandLineRun {
        try await CommandLineRun.run(binary, arguments, environment: environment, workingFolder: folder.path("home"), within: limit)
    }

    /// Syncs every meter of a script, headless.
    public func sync(_ script: MeterScriptFile, within limit: Duration = .seconds(60)) async throws -> CommandLineRun {
        let path = try script.write(into: folder)
        return try await run(["sync", "--transport", "simulated", "--meter-script", path], within: limit)
    }

    /// What `readings --format json` prints. Throws where it fails or prints something else.
    public func readings(_ arguments: [String] = []) async throws -> ReadingsDocument {
        let run = try await run(["readings", "--format", "json"] + arguments)
        guard run.exitCode == 0 else { throw IntegrationError.unexpectedShape(run.description) }
        return try ReadingsDocument(parsing: run.standardOutput)
    }

    /// Starts `meterbook serve` on a free port without opening a browser, and waits for its ready line.
    public func serve(_ arguments: [String] = []) async throws -> AppProcess {
        try await AppProcess.start(self, arguments: arguments)
    }

    /// Starts `meterbook serve` with the meters of a script.
    public func serve(_ script: MeterScriptFile, _ arguments: [String] = []) async throws -> AppProcess {
        let path = try script.write(into: folder)
        return try await serve(["--transport", "simulated", "--meter-script", path] + arguments)
    }
}
