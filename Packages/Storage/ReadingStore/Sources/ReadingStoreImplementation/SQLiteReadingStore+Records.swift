public import Domain
import Persistence
public import ReadingStore

extension SQLiteReadingStore: RecordStore {
    /// Begins a sync of a meter and tells where it stands.
    public func beginSync(of device: DeviceIdentity.ID) async throws -> SyncState {
        let now = now
        return try await write { connection in
            let device = try Self.found(device, connection)
            try SyncTable.endRunning(of: device.key, as: .interrupted, at: now, connection)
            return SyncState(
                id: try SyncTable.begin(of: device.key, at: now, connection),
                cursor: try SyncTable.cursor(of: device.key, connection),
                epoch: try DeviceTable.epoch(of: device.key, connection),
                isRenumbering: device.isRenumbering,
                unreadable: try UnreadableTable.states(of: device.key, connection))
        }
    }

    /// Stores a batch in one transaction.
    public func store(_ batch: RecordBatch, in sync: SyncID) async throws -> StoredCounts {
        let (now, zone) = (now, zone)
        return try await write { connection in
            let device = try SyncTable.device(of: sync, connection)
            return try self.store(batch, of: device, in: sync, zone: zone, now: now, connection)
        }
    }

    /// Stores the last batch and how the sync ended in one transaction.
    public func finishSync(_ sync: SyncID, storing batch: RecordBatch, as end: SyncEnd) async throws -> SyncSummary {
        let (now, zone) = (now, zone)
        return try await write { connection in
            let device = try SyncTable.device(of: sync, connection)
            _ = try self.store(batch, of: device, in: sync, zone: zone, now: now, connection)
            if end.outcome == .complete, end.isWhole { try UnreadableTable.forgetMet(of: device.key, in: sync, connection) }
            let numbering = RecordNumbering(device: device, sync: sync, connection)
            let isRenumbering = try end.outcome == .complete ? numbering.settle(end) : device.isRenumbering
            try SyncTable.update(isRenumbering ? .clear : end.cursor, of: device.key, connection)
            if let epoch = end.epoch { try DeviceTable.raiseEpoch(of: device.key, to: epoch, connection) }
            try SyncTable.end(sync, as: end.outcome, at: now, connection)
            try SyncTable.forgetOld(of: device.key, connection)
            guard let summary = try SyncTable.ended(sync, connection) else { throw ReadingStoreError.unknownSync(sync) }
            return summary
        }
    }

    /// The syncs of a meter that ended, newest first.
    public func syncs(of device: DeviceIdentity.ID, limit: Int) async throws -> [SyncSummary] {
        try await read { connection in
            try SyncTable.ended(of: Self.found(device, connection).key, limit: max(0, limit), connection)
        }
    }

    private func store(
        _ batch: RecordBatch, of device: DeviceTable.Found, in sync: SyncID, zone: String, now: Int, _ connection: Connection
    ) throws -> StoredCounts {
        guard !batch.isEmpty else { return StoredCounts() }
        var writer = try RecordWriter(
            device: device, sync: sync, zone: zone, now: now, newSalt: newSalt, connection)
        let counts = try writer.store(batch)
        try SyncTable.addCounts(counts, to: sync, connection)
        return counts
    }
}
