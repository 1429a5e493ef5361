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
    public func readingsOfUnknownTime(
        _ query: ReadingQuery, after cursor: UnknownTimePage.Cursor?, limit: Int
    ) async throws -> UnknownTimePage {
        try await read { try ReadingTable.ofUnknownTime(query, after: cursor, limit: limit, $0) }
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

    /// The tags of a person's readings, those first that are used most.
    public func tags(of person: Person.ID) async throws -> [TagCount] {
        try await read { try TagTable.counts(of: person, $0) }
    }

    /// Frames that could not be decoded, of all meters, oldest first.
    public func unreadable(after cursor: UnreadablePage.Cursor?, limit: Int?) async throws -> UnreadablePage {
        try await read { try UnreadableTable.page(after: cursor, limit: limit, $0) }
    }

    /// How many frames could not be decoded.
    public func unreadableCount() async throws -> Int {
        try await read { try UnreadableTable.count($0) }
    }
}
