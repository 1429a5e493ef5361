import Foundation
import Synchronization

/// A D-Bus of its own for one test: a real `dbus-daemon` in a temporary folder, which ends with the last reference or with this process.
///
/// Each daemon takes one of the 128 file watches that a machine has by default: suites that start them are serialized.
public final class PrivateBus: Sendable {
    /// Where it listens, as `DBUS_SYSTEM_BUS_ADDRESS` takes it.
    public let address: String
    private let folder: TemporaryFolder
    private let configuration: URL
    /// The daemon's guard reads from it, and ends the daemon when it reads anything or the end; nil where the daemon was ended.
    private let lifeline: Mutex<FileHandle?>

    /// Starts it and waits until it listens. Throws where the Debian package dbus-daemon is not installed.
    public init() throws {
        folder = try TemporaryFolder(name: "bus")
        address = "unix:path=\(folder.path("socket"))"
        configuration = try folder.write(Self.configuration(listening: address), to: "bus.conf")
        lifeline = Mutex(try Self.start(configuration))
    }

    /// Says so to the guard: to close the lifeline is not enough where a program that was started meanwhile has inherited it.
    deinit { try? stop() }

    /// Ends it, as when the machine's bus is stopped; everyone who is connected loses the connection.
    public func stop() throws {
        try lifeline.withLock { lifeline in
            defer { lifeline = nil }
            try lifeline?.write(contentsOf: Data("\n".utf8))
            try lifeline?.close()
        }
        // Not left to the guard, which could remove the socket of the next daemon.
        unlink(folder.path("socket"))
    }

    /// Starts it again at the same address, after it has been stopped.
    public func restart() throws {
        let new = try Self.start(configuration)
        lifeline.withLock { $0 = new }
    }

    private static func start(_ configuration: URL) throws -> FileHandle {
        let (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", guarded, configuration.path]
        process.standardInput = input
        process.standardOutput = output
        let lifeline = input.fileHandleForWriting
        _ = fcntl(lifeline.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
        let announcement = output.fileHandleForReading.availableData
        // The process keeps its pipes for as long as it is known, which is longer than the daemon lives.
        try output.fileHandleForReading.close()
        guard !announcement.isEmpty else { throw PrivateBusError.notStarted }
        return lifeline
    }

    /// Killed, since a thread of this process may have handed it a mask in which every other signal is blocked.
    private static let guarded = """
        dbus-daemon --config-file="$0" --nofork --print-address=1 2>/dev/null & exec >/dev/null
        read -r _; kill -KILL $!
        """

    private static func configuration(listening address: String) -> String {
        """
        <busconfig>
          <type>session</type>
          <listen>\(address)</listen>
          <auth>EXTERNAL</auth>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """
    }
}

private enum PrivateBusError: Error, CustomStringConvertible {
    case notStarted

    var description: String { "dbus-daemon did not start; install the Debian package dbus-daemon" }
}
