/// How a sync ended.
public struct SyncOutcome: Hashable, Sendable {
    /// The three ways in which it can end.
    public enum Ending: Hashable, Sendable {
        /// Everything that the meter has was reported; the cursor to keep, nil where the next sync must read everything.
        case complete(cursor: RecordCursor?)
        /// Something is missing; the cursor stays where it was and the next sync asks again.
        case incomplete(IncompleteReason)
        /// The person stopped it; the cursor stays where it was.
        case aborted
    }

    /// How it ended.
    public let ending: Ending
    /// The epoch of the meter's records now.
    public let epoch: Int
    /// Whether the meter's sequence numbers have begun anew since the cursor.
    public let resetDetected: Bool
    /// What the meter's sequence numbers are good for.
    public let sequenceOrder: SequenceOrder
    /// Whether the meter gives its records other numbers with each test: by the order of the numbers, because the cursor's record has
    /// another number now, or by the plan. Its records are told apart by `GlucoseMeasurement.identityWithoutSequence`.
    public let isRenumbering: Bool
    /// Whether the last report was of the whole memory, and ended with success.
    public let isWhole: Bool
    /// What came.
    public let counts: SyncCounts
}

/// What came in a sync, without what came twice.
public struct SyncCounts: Hashable, Sendable {
    /// Records.
    public internal(set) var measurements = 0
    /// Contexts.
    public internal(set) var contexts = 0
    /// Frames that could not be decoded.
    public internal(set) var unreadable = 0
    /// Frames that had come before in this sync, and were left out.
    public internal(set) var duplicates = 0
}

/// What a meter's sequence numbers are good for.
public enum SequenceOrder: Hashable, Sendable {
    /// Newer records have higher numbers, as specified, as far as this sync can tell.
    case ascending
    /// Newer records have lower numbers (TaiDoc: 0 is the newest), so every test renumbers all: such a meter has no cursor.
    case reversed
    /// Different records have the same number: such a meter has no cursor.
    case repeated
}
