public import Domain
import Persistence
public import ReadingStore

extension SQLiteReadingStore: ReadingQuerying {
    /// All readings that match.
    public func readings(_ query: ReadingQuery) async throws -> [Reading] {
        try await read { try ReadingTable.all(query, $0) }
    }

    /// At most `limit` matching readings of known time, after the end of the page before.
    public func page(_ query: ReadingQuery, after cursor: ReadingPage.Cursor?, limit: Int) async throws -> ReadingPage {
        try await read { try ReadingTable.page(query, after: cursor, limit: limit, $0) }
    }

    /// At most `limit` matching readings whose time is not known.
    public func readingsOfUnknownTime(_ query: ReadingQuery, limit: Int) async throws -> [Reading] {
        try await read { try ReadingTable.ofUnknownTime(query, limit: limit, $0) }
    }

    /// How many readings of unknown time match.
    public func unknownTimeCount(_ query: ReadingQuery) async throws -> Int {
        try await read { try ReadingTable.unknownTimeCount(query, $0) }
    }

    /// One reading; nil where there is none, or it was deleted.
    public func reading(_ id: Reading.ID) async throws -> Reading? {
        try await read { try ReadingTable.one(id, $0) }
    }

    /// The days that have matching readings.
    public func days(_ query: ReadingQuery) async throws -> [DaySummary] {
        try await read { try ReadingTable.days(query, $0) }
    }

    /// The oldest frames that could not be decoded, of all meters.
    public func unreadable(limit: Int?) async throws -> [UnreadableRecord] {
        try await read { try UnreadableTable.all(limit: limit, $0) }
    }

    /// How many frames could not be decoded.
    public func unreadableCount() async throws -> Int {
        try await read { try UnreadableTable.count($0) }
    }
}
