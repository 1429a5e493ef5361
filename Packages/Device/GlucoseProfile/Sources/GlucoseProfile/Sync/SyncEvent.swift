/// What happens to a sync.
public enum SyncEvent: Hashable, Sendable {
    /// The link is up, paired and encrypted, and Measurement, Context (where the meter has it) and Record Access Control Point are
    /// subscribed, in this order.
    case start
    /// A notification or an indication came; characteristics that the sync does not know are ignored.
    case received(characteristic: UInt16, value: [UInt8])
    /// The meter refused the last `SyncAction.write` with this ATT error.
    case writeFailed(attError: UInt8)
    /// The last armed timer ran out.
    case timedOut
    /// The person wants to stop.
    case cancelled
    /// The link is gone, and everything that came before has been handed over.
    case disconnected
}
