public import Domain

/// Where a sync puts what a meter reports.
///
/// The same batch stored twice adds nothing. Every function throws `ReadingStoreError`.
public protocol RecordStore: Sendable {
    /// Begins a sync of a meter and tells where it stands. One that never ended is closed as interrupted.
    func beginSync(of device: DeviceIdentity.ID) async throws -> SyncState
    /// Stores a batch in one transaction. Throws `unknownSync` where the sync has ended or its meter was removed.
    func store(_ batch: RecordBatch, in sync: SyncID) async throws -> StoredCounts
    /// Stores the last batch, the cursor and the outcome in one transaction, and tells what the whole sync did.
    func finishSync(
        _ sync: SyncID, storing batch: RecordBatch, cursor: CursorUpdate, outcome: SyncOutcome
    ) async throws -> SyncSummary
    /// The syncs of a meter that ended, newest first.
    func syncs(of device: DeviceIdentity.ID, limit: Int) async throws -> [SyncSummary]
}
