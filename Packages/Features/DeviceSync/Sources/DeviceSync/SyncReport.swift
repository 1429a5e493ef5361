public import Foundation

/// How a sync ended, in numbers that a person can check against the meter.
public struct SyncReport: Hashable, Sendable {
    /// Whether every record that the meter has for us came.
    public enum Completeness: String, Hashable, Sendable, CaseIterable {
        /// The meter said that it had sent everything.
        case complete
        /// The person cancelled.
        case cancelled
        /// The link was lost, the meter fell silent or refused; the next sync asks again.
        case interrupted
    }

    /// When it ended.
    public let endedAt: Date
    /// Whether everything came.
    public let completeness: Completeness
    /// Readings that were not known before.
    public let added: Int
    /// Records that were already stored.
    public let known: Int
    /// Frames that could not be read; their bytes are kept.
    public let unreadable: Int

    /// Makes a report.
    public init(endedAt: Date, completeness: Completeness, added: Int, known: Int, unreadable: Int) {
        self.endedAt = endedAt
        self.completeness = completeness
        self.added = added
        self.known = known
        self.unreadable = unreadable
    }
}
