import Domain
import Foundation
import Persistence
import ReadingStore

/// The statements on `readings_syncs` and `readings_cursors`.
enum SyncTable {
    /// How many syncs of a meter are kept.
    private static let kept = 500

    static func begin(of device: Int64, at now: Int, _ connection: Connection) throws -> SyncID {
        try connection.execute("INSERT INTO readings_syncs (device, started_at) VALUES (?, ?)", [.integer(device), SQLValue(now)])
        return SyncID(rawValue: connection.lastInsertedKey)
    }

    /// The meter of a sync that runs.
    static func device(of sync: SyncID, _ connection: Connection) throws -> DeviceTable.Found {
        let sql = """
            SELECT \(DeviceTable.foundColumns) FROM readings_syncs s JOIN readings_devices d ON d.key = s.device
            WHERE s.key = ? AND s.ended_at IS NULL AND d.removed_at IS NULL
            """
        guard let device = try connection.first(sql, [.integer(sync.rawValue)], DeviceTable.Found.init) else {
            throw ReadingStoreError.unknownSync(sync)
        }
        return device
    }

    static func addCounts(_ counts: StoredCounts, to sync: SyncID, _ connection: Connection) throws {
        try connection.execute(
            "UPDATE readings_syncs SET new = new + ?, known = known + ?, unreadable = unreadable + ? WHERE key = ?",
            [SQLValue(counts.new), SQLValue(counts.known), SQLValue(counts.unreadable), .integer(sync.rawValue)])
    }

    /// Ends a sync. Its unreadable frames are those that are still so now.
    static func end(_ sync: SyncID, as outcome: SyncOutcome, at now: Int, _ connection: Connection) throws {
        let (name, code) = columns(of: outcome)
        try connection.execute(
            """
            UPDATE readings_syncs SET ended_at = ?2, outcome = ?3, code = ?4, unreadable =
            (SELECT count(*) FROM readings_unreadable u WHERE u.device = readings_syncs.device AND u.last_sync = ?1) WHERE key = ?1
            """,
            [.integer(sync.rawValue), SQLValue(now), .text(name), SQLValue(code)])
    }

    static func endRunning(of device: Int64, as outcome: SyncOutcome, at now: Int, _ connection: Connection) throws {
        let running = try connection.query("SELECT key FROM readings_syncs WHERE device = ? AND ended_at IS NULL", [.integer(device)]) {
            SyncID(rawValue: try $0.int64(0))
        }
        for sync in running { try end(sync, as: outcome, at: now, connection) }
    }

    static func forgetOld(of device: Int64, _ connection: Connection) throws {
        try connection.execute(
            """
            DELETE FROM readings_syncs WHERE device = ?1 AND key <=
            (SELECT key FROM readings_syncs WHERE device = ?1 ORDER BY key DESC LIMIT 1 OFFSET \(kept))
            """,
            [.integer(device)])
    }

    static func ended(of device: Int64, limit: Int, _ connection: Connection) throws -> [SyncSummary] {
        try connection.query(
            """
            SELECT key, started_at, ended_at, outcome, code, new, known, unreadable FROM readings_syncs
            WHERE device = ? AND ended_at IS NOT NULL ORDER BY key DESC LIMIT ?
            """,
            [.integer(device), SQLValue(limit)]
        ) { try summary($0) }
    }

    static func ended(_ sync: SyncID, _ connection: Connection) throws -> SyncSummary? {
        try connection.first(
            """
            SELECT key, started_at, ended_at, outcome, code, new, known, unreadable FROM readings_syncs
            WHERE key = ? AND ended_at IS NOT NULL
            """,
            [.integer(sync.rawValue)]
        ) { try summary($0) }
    }

    static func cursor(of device: Int64, _ connection: Connection) throws -> SyncCursor? {
        try connection.first("SELECT epoch, sequence, identity FROM readings_cursors WHERE device = ?", [.integer(device)]) { row in
            SyncCursor(epoch: try row.int(0), sequence: UInt16(truncatingIfNeeded: try row.int(1)), identity: try row.blob(2))
        }
    }

    static func update(_ update: CursorUpdate, of device: Int64, _ connection: Connection) throws {
        switch update {
        case .keep: return
        case .clear: try connection.execute("DELETE FROM readings_cursors WHERE device = ?", [.integer(device)])
        case .move(let cursor):
            try connection.execute(
                "INSERT OR REPLACE INTO readings_cursors (device, epoch, sequence, identity) VALUES (?, ?, ?, ?)",
                [.integer(device), SQLValue(cursor.epoch), SQLValue(Int(cursor.sequence)), .blob(cursor.identity)])
        }
    }

    private static func summary(_ row: Row) throws -> SyncSummary {
        SyncSummary(
            id: SyncID(rawValue: try row.int64(0)),
            startedAt: Date(milliseconds: try row.int(1)),
            endedAt: Date(milliseconds: try row.int(2)),
            outcome: outcome(try row.optionalText(3), code: try row.optionalText(4)),
            counts: StoredCounts(new: try row.int(5), known: try row.int(6), unreadable: try row.int(7)))
    }

    private static func columns(of outcome: SyncOutcome) -> (name: String, code: String?) {
        switch outcome {
        case .complete: ("complete", nil)
        case .incomplete(let code): ("incomplete", code)
        case .cancelled: ("cancelled", nil)
        case .interrupted: ("interrupted", nil)
        }
    }

    private static func outcome(_ name: String?, code: String?) -> SyncOutcome {
        switch name {
        case "complete": .complete
        case "cancelled": .cancelled
        case "incomplete": .incomplete(code: code ?? "")
        default: .interrupted
        }
    }
}
