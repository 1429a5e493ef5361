import Foundation

/// A D-Bus of its own for one test: a real `dbus-daemon` in a temporary folder, which ends with the last reference or with this process.
public final class PrivateBus: Sendable {
    /// Where it listens, as `DBUS_SYSTEM_BUS_ADDRESS` takes it.
    public let address: String
    private let folder: TemporaryFolder
    /// The daemon's guard reads from it, and ends the daemon when it reads anything or the end.
    private let lifeline: FileHandle

    /// Starts it and waits until it listens. Throws where the Debian package dbus-daemon is not installed.
    public init() throws {
        folder = try TemporaryFolder(name: "bus")
        let configuration = try folder.write(Self.configuration(listening: folder.path("socket")), to: "bus.conf")
        let (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.guarded, configuration.path, folder.path("socket")]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        lifeline = input.fileHandleForWriting
        let printed = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let line = printed.split(separator: "\n").first else { throw PrivateBusError.notStarted }
        address = String(line)
    }

    /// Ends it, as when the machine's bus is stopped; everyone who is connected loses the connection.
    public func stop() throws {
        try lifeline.write(contentsOf: Data("\n".utf8))
    }

    /// Killed, since a thread of this process may have handed it a mask in which every other signal is blocked.
    private static let guarded = """
        dbus-daemon --config-file="$0" --nofork --print-address=1 2>/dev/null & exec >/dev/null
        read -r _; kill -KILL $!; rm -f "$1"
        """

    private static func configuration(listening socket: String) -> String {
        """
        <busconfig>
          <type>session</type>
          <listen>unix:path=\(socket)</listen>
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
