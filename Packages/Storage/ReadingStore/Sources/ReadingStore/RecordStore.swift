public import Domain

/// Where a sync puts what a meter reports.
///
/// The same batch stored twice adds nothing. A record is known by its identity; with a meter that renumbers its records, by its identity
/// without the number, where each stored record stands for at most one of a sync: equal ones in one report are all kept. Every function throws `ReadingStoreError`.
public protocol RecordStore: Sendable {
    /// Begins a sync of a meter and tells where it stands. One that never ended is closed as interrupted.
    func beginSync(of device: DeviceIdentity.ID) async throws -> SyncState
    /// Stores a batch in one transaction. Throws `unknownSync` where the sync has ended or its meter was removed.
    func store(_ batch: RecordBatch, in sync: SyncID) async throws -> StoredCounts
    /// Stores the last batch and how the sync ended in one transaction, and tells what the whole sync did.
    ///
    /// The end of a complete sync is where a meter is found to renumber its records: what was stored twice until then becomes one
    /// again, with everything that was said about either.
    func finishSync(_ sync: SyncID, storing batch: RecordBatch, as end: SyncEnd) async throws -> SyncSummary
    /// The syncs of a meter that ended, newest first.
    func syncs(of device: DeviceIdentity.ID, limit: Int) async throws -> [SyncSummary]
}
