public import Domain

/// Finds readings.
///
/// Every function throws `ReadingStoreError`.
public protocol ReadingQuerying: ReadingStoreObserving {
    /// All readings that match. One of unknown time stands between its meter's neighbours by sequence, or last where it has none.
    func readings(_ query: ReadingQuery) async throws -> [Reading]
    /// At most `limit` matching readings of known time, after the end of the page before.
    func page(_ query: ReadingQuery, after cursor: ReadingPage.Cursor?, limit: Int) async throws -> ReadingPage
    /// At most `limit` matching readings whose time is not known, by meter and sequence in the query's order, after the end of the page
    /// before; none where the query has dates.
    func readingsOfUnknownTime(_ query: ReadingQuery, after cursor: UnknownTimePage.Cursor?, limit: Int) async throws -> UnknownTimePage
    /// How many readings of unknown time match, without loading them.
    func unknownTimeCount(_ query: ReadingQuery) async throws -> Int
    /// One reading; nil where there is none, or it was deleted.
    func reading(_ id: Reading.ID) async throws -> Reading?
    /// The days that have matching readings, in the query's order.
    func days(_ query: ReadingQuery) async throws -> [DaySummary]
    /// The tags of a person's readings, those first that are used most.
    func tags(of person: Person.ID) async throws -> [TagCount]
    /// At most `limit` frames that could not be decoded, of all meters, removed ones included, oldest first, after the end of the page
    /// before; nil for all of them.
    func unreadable(after cursor: UnreadablePage.Cursor?, limit: Int?) async throws -> UnreadablePage
    /// How many frames could not be decoded, of all meters, without loading them.
    func unreadableCount() async throws -> Int
}
