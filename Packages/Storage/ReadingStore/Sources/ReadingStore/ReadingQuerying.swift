public import Domain

/// Finds readings.
///
/// Every function throws `ReadingStoreError`.
public protocol ReadingQuerying: ReadingStoreObserving {
    /// All readings that match. One of unknown time stands between its meter's neighbours by sequence, or last where it has none.
    func readings(_ query: ReadingQuery) async throws -> [Reading]
    /// At most `limit` matching readings of known time, after the end of the page before.
    func page(_ query: ReadingQuery, after cursor: ReadingPage.Cursor?, limit: Int) async throws -> ReadingPage
    /// The matching readings whose time is not known, by meter and sequence in the query's order; none where the query has dates.
    func readingsOfUnknownTime(_ query: ReadingQuery) async throws -> [Reading]
    /// One reading; nil where there is none, or it was deleted.
    func reading(_ id: Reading.ID) async throws -> Reading?
    /// The days that have matching readings, in the query's order.
    func days(_ query: ReadingQuery) async throws -> [DaySummary]
    /// The frames that could not be decoded, of all meters, removed ones included, oldest first.
    func unreadable() async throws -> [UnreadableRecord]
}
