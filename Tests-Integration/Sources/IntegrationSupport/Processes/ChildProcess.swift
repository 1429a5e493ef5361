internal import Foundation
internal import Glibc
internal import TestSupport

/// A running program in a process group of its own, its output in files, so that nothing it writes can block it or us.
///
/// It is killed, with whatever it started, when the last reference goes.
public final class ChildProcess: Sendable {
    /// The name of the program, for messages.
    public let name: String
    /// The process number.
    public let processIdentifier: Int32

    private let folder: TemporaryFolder
    private let latch: ExitLatch
    private let terminal: PseudoTerminal?

    /// Starts a program with exactly these arguments and this environment; its standard input is empty, or `terminal`. Throws
    /// `IntegrationError.notStarted`.
    public init(
        executable: String, arguments: [String], environment: [String: String], workingFolder: String? = nil,
        terminal: PseudoTerminal? = nil
    ) throws {
        let folder = try TemporaryFolder(name: "process")
        name = URL(fileURLWithPath: executable).lastPathComponent
        let process = try SpawnRequest(
            executable: executable, arguments: arguments, environment: environment, workingFolder: workingFolder,
            standardInput: terminal?.path ?? "/dev/null", standardOutput: folder.path("stdout"),
            standardError: folder.path("stderr")
        ).spawn()
        let latch = ExitLatch(process: process)
        self.folder = folder
        self.latch = latch
        self.terminal = terminal
        processIdentifier = process
        Thread.detachNewThread { latch.reap() }
    }

    /// What it wrote to standard output so far; bytes that are not UTF-8 are shown as U+FFFD.
    public var standardOutput: String { text(of: "stdout") }

    /// What it wrote to standard error so far.
    public var standardError: String { text(of: "stderr") }

    /// How it ended; nil while it runs.
    public var exitStatus: ProcessEnding? { latch.status }

    /// Waits until it ends.
    public func waitForExit() async -> ProcessEnding { await latch.wait() }

    /// Waits until it ends; after `limit` it is killed, and the answer is nil.
    public func waitForExit(within limit: Duration) async -> ProcessEnding? {
        let latch = latch
        let watchdog = Task {
            do {
                try await Task.sleep(for: limit)
            } catch {
                return false
            }
            latch.send(SIGKILL, toGroup: true)
            return true
        }
        let status = await latch.wait()
        watchdog.cancel()
        return await watchdog.value ? nil : status
    }

    /// Asks it to end (SIGTERM).
    public func terminate() { latch.send(SIGTERM, toGroup: false) }

    /// Ends it at once, with whatever it started (SIGKILL).
    public func kill() { latch.send(SIGKILL, toGroup: true) }

    private func text(of file: String) -> String {
        guard let data = FileManager.default.contents(atPath: folder.path(file)) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    deinit {
        latch.send(SIGKILL, toGroup: true)
    }
}
