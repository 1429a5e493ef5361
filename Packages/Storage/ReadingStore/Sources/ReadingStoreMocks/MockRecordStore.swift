public import Domain
public import ReadingStore
public import TestSupport

/// Where a sync under test puts what a meter reports. Each function is prepared by its `MockCall`; unprepared ones fail the test.
public final class MockRecordStore: RecordStore {
    /// What `beginSync` does.
    public let beginSyncCall: MockCall<DeviceIdentity.ID, SyncState>
    /// What `store` does.
    public let storeCall: MockCall<(batch: RecordBatch, sync: SyncID), StoredCounts>
    /// What `finishSync` does.
    public let finishSyncCall: MockCall<(sync: SyncID, batch: RecordBatch, end: SyncEnd), SyncSummary>
    /// What `syncs` does.
    public let syncsCall: MockCall<(device: DeviceIdentity.ID, limit: Int), [SyncSummary]>

    /// Makes a mock of which nothing is prepared.
    public init(unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        beginSyncCall = MockCall("MockRecordStore.beginSync", unconfigured)
        storeCall = MockCall("MockRecordStore.store", unconfigured)
        finishSyncCall = MockCall("MockRecordStore.finishSync", unconfigured)
        syncsCall = MockCall("MockRecordStore.syncs", unconfigured)
    }

    /// Begins a sync.
    public func beginSync(of device: DeviceIdentity.ID) async throws -> SyncState {
        try await beginSyncCall(device)
    }

    /// Stores a batch.
    public func store(_ batch: RecordBatch, in sync: SyncID) async throws -> StoredCounts {
        try await storeCall((batch, sync))
    }

    /// Ends a sync.
    public func finishSync(_ sync: SyncID, storing batch: RecordBatch, as end: SyncEnd) async throws -> SyncSummary {
        try await finishSyncCall((sync, batch, end))
    }

    /// The syncs of a meter.
    public func syncs(of device: DeviceIdentity.ID, limit: Int) async throws -> [SyncSummary] {
        try await syncsCall((device, limit))
    }
}
