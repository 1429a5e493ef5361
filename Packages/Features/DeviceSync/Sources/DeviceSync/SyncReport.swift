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

    /// What became of the meter's clock, where somebody agreed that it is set.
    public enum Clock: String, Hashable, Sendable, CaseIterable {
        /// It was right to the minute.
        case right
        /// It was wrong, and is right now.
        case set
        /// It could not be read or set; the readings are not touched by that.
        case notSet
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
    /// What became of the meter's clock; nil where it was left alone, or the meter has none.
    public var clock: Clock?

    /// Makes a report.
    public init(endedAt: Date, completeness: Completeness, added: Int, known: Int, unreadable: Int, clock: Clock? = nil) {
        self.endedAt = endedAt
        self.completeness = completeness
        self.added = added
        self.known = known
        self.unreadable = unreadable
        self.clock = clock
    }
}
