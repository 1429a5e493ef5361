import DeviceSync
import Domain
import Glibc

/// How syncs are getting on: one line of the terminal that is written over, and nothing where standard error is no terminal.
@MainActor
final class SyncProgressLine {
    private let syncing: any DeviceSyncing
    private let devices: [SyncedDevice]
    private let isShown: Bool
    private var writing: Task<Void, Never>?

    /// A line about some devices.
    init(_ devices: [SyncedDevice], with syncing: any DeviceSyncing) {
        self.syncing = syncing
        self.devices = devices
        isShown = isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    /// Begins to show the line.
    func begin() {
        guard isShown else { return }
        writing = Task {
            while !Task.isCancelled {
                Console.overwriteLine(Self.text(devices.map { ($0.identity.nameOrAddress, syncing.status(of: $0.id)) }))
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    /// Takes the line away.
    func end() {
        guard writing != nil else { return }
        writing?.cancel()
        writing = nil
        Console.overwriteLine("")
    }

    /// What runs now, at most 79 characters of it: a longer line would not be written over.
    static func text(_ devices: [(name: String, status: SyncStatus)]) -> String {
        let parts = devices.compactMap { device in doing(device.status).map { "\(TerminalText.clean(device.name)): \($0)" } }
        let line = parts.joined(separator: "   ")
        return line.count <= 79 ? line : line.prefix(78) + "…"
    }

    private static func doing(_ status: SyncStatus) -> String? {
        switch status {
        case .connecting: "connecting"
        case .receiving(let received, let expected?): "\(received) of \(expected)"
        case .receiving(let received, nil): "\(received) received"
        case .cancelling: "stopping"
        case .idle, .ended, .failed: nil
        }
    }
}
