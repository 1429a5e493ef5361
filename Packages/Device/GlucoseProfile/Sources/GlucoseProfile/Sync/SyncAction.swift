/// What a sync wants done, in the order of its list.
public enum SyncAction: Hashable, Sendable {
    /// Write to the Record Access Control Point, with response. Where that fails, leave out the rest of the list and hand over
    /// `SyncEvent.writeFailed`, or `.disconnected`.
    case write([UInt8])
    /// Store the item, new or known: identity drops what is there.
    case store(SyncItem)
    /// Show how many of how many records have come; the second is nil where the meter did not tell, and never below the first.
    case progress(received: Int, expected: Int?)
    /// Hand over `SyncEvent.timedOut` after that time; replaces the timer that runs. No other event stops it.
    case armTimer(Duration)
    /// The sync is over: store what came, and with it, in one transaction, the outcome. Then disconnect.
    case finish(SyncOutcome)
}
