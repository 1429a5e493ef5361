public import Domain

/// Finds what statistics stand on.
///
/// Every function throws `ReadingStoreError`.
public protocol SampleQuerying: ReadingStoreObserving {
    /// What statistics ask of each matching reading of known time, oldest first, whatever the query's order.
    func samples(_ query: ReadingQuery) async throws -> [ReadingSample]
    /// Where a meter's memory was overwritten before a sync, oldest first: gaps whose first reading behind them is of these days and this person's.
    func memoryGaps(of person: Person.ID, from: CivilDate, to: CivilDate) async throws -> [MemoryGap]
}
