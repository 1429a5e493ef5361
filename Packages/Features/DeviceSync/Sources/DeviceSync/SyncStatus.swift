/// What a meter's sync is doing now.
public enum SyncStatus: Hashable, Sendable {
    /// Nothing since the app started.
    case idle
    /// Connecting, pairing, asking who it is.
    case connecting
    /// Records arrive: how many came, and how many the meter announced, where it did.
    case receiving(received: Int, expected: Int?)
    /// Asked to stop; the meter is told.
    case cancelling
    /// It ended with a report.
    case ended(SyncReport)
    /// It ended with an error; what came before it is stored and counted in the report, where any came.
    case failed(DeviceSyncError, SyncReport?)

    /// Whether a sync runs.
    public var isRunning: Bool {
        switch self {
        case .connecting, .receiving, .cancelling: true
        case .idle, .ended, .failed: false
        }
    }
}
