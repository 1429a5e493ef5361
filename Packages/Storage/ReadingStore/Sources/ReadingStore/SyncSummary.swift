public import Foundation

/// One sync that ended.
public struct SyncSummary: Identifiable, Hashable, Sendable {
    /// The sync.
    public let id: SyncID
    /// When it began.
    public let startedAt: Date
    /// When it ended; for an interrupted one, when that was noticed.
    public let endedAt: Date
    /// How it ended.
    public let outcome: SyncOutcome
    /// What it stored.
    public let counts: StoredCounts

    /// Makes a summary.
    public init(id: SyncID, startedAt: Date, endedAt: Date, outcome: SyncOutcome, counts: StoredCounts) {
        self.id = id
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.outcome = outcome
        self.counts = counts
    }
}
