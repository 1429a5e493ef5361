/// How a sync ended.
public enum SyncOutcome: Hashable, Sendable {
    /// The meter reported all that was asked for.
    case complete
    /// The report did not end; the code names why, such as `disconnected`, and is the caller's own.
    case incomplete(code: String)
    /// The person cancelled it.
    case cancelled
    /// The process ended in the middle of it; noticed when the next sync of the meter begins.
    case interrupted
}
