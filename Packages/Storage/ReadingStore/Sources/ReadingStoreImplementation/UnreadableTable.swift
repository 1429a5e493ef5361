import Domain
import Persistence
import ReadingStore

/// The frames of one meter that could not be decoded, as one batch finds and leaves them in `readings_unreadable`.
struct UnreadableTable {
    /// How long a frame must be to be recognised as a part of a record that is stored: flags, sequence number and base time.
    private static let recognisableCount = 10

    private struct Entry {
        let key: Int64
        let frame: UnreadableFrame
        let lastSync: Int64
    }

    private let device: Int64
    private let sync: SyncID
    private var entries: [Entry]

    init(device: Int64, sync: SyncID, _ connection: Connection) throws {
        self.device = device
        self.sync = sync
        entries = try connection.query(
            "SELECT key, kind, bytes, reason, sequence, last_sync FROM readings_unreadable WHERE device = ?", [.integer(device)]
        ) { Entry(key: try $0.int64(0), frame: try Self.frame($0, from: 1), lastSync: try $0.int64(5)) }
    }

    /// Keeps a frame once, and counts the syncs in which it came. False where its record is stored already, so that nothing is lost.
    mutating func keep(_ frame: UnreadableFrame, _ connection: Connection) throws -> Bool {
        if let index = entries.firstIndex(where: { $0.frame.kind == frame.kind && $0.frame.bytes == frame.bytes }) {
            let entry = entries[index]
            if entry.lastSync != sync.rawValue {
                try connection.execute(
                    "UPDATE readings_unreadable SET sync_count = sync_count + 1, last_sync = ? WHERE key = ?",
                    [.integer(sync.rawValue), .integer(entry.key)])
                entries[index] = Entry(key: entry.key, frame: entry.frame, lastSync: sync.rawValue)
            }
            return true
        }
        guard try !isPartOfStored(frame, connection) else { return false }
        try connection.execute(
            """
            INSERT INTO readings_unreadable (device, kind, bytes, reason, sequence, sync_count, last_sync) VALUES (?, ?, ?, ?, ?, 1, ?)
            """,
            [
                .integer(device), .text(frame.kind.rawValue), .blob(frame.bytes), .text(frame.reason.column),
                SQLValue(frame.sequence.map(Int.init)),
                .integer(sync.rawValue),
            ])
        entries.append(Entry(key: connection.lastInsertedKey, frame: frame, lastSync: sync.rawValue))
        return true
    }

    /// Forgets the frames whose record was decoded: those of its sequence number, and one, of an earlier sync, that is too short to
    /// tell its number but begins as a record does that was not known before.
    mutating func resolve(_ kind: UnreadableFrame.Kind, sequence: UInt16, bytes: [UInt8], isNew: Bool, _ connection: Connection) throws {
        guard !entries.isEmpty else { return }
        var resolved = entries.filter { $0.frame.kind == kind && $0.frame.sequence == sequence }
        if isNew {
            let short = entries.first { entry in
                entry.frame.kind == kind && entry.frame.sequence == nil && entry.lastSync < sync.rawValue
                    && bytes.starts(with: entry.frame.bytes)
            }
            if let short { resolved.append(short) }
        }
        for entry in resolved {
            try connection.execute("DELETE FROM readings_unreadable WHERE key = ?", [.integer(entry.key)])
            entries.removeAll { $0.key == entry.key }
        }
    }

    /// Forgets the frames of earlier syncs that are too short to tell their number, after a sync that read the whole memory, could decode
    /// all of it and met a record that begins so: it may have been known before the frame came.
    static func forgetMet(of device: Int64, in sync: SyncID, _ connection: Connection) throws {
        try connection.execute(
            """
            DELETE FROM readings_unreadable WHERE device = ?1 AND sequence IS NULL
            AND NOT EXISTS (SELECT 1 FROM readings_unreadable WHERE device = ?1 AND last_sync = ?2)
            AND CASE kind
                WHEN 'context' THEN EXISTS (
                    SELECT 1 FROM readings_contexts c WHERE c.device = ?1 AND c.seen_in = ?2
                    AND substr(c.bytes, 1, length(readings_unreadable.bytes)) = readings_unreadable.bytes)
                ELSE EXISTS (
                    SELECT 1 FROM readings_records o WHERE o.device = ?1 AND o.seen_in = ?2
                    AND substr(o.measurement, 1, length(readings_unreadable.bytes)) = readings_unreadable.bytes)
                END
            """,
            [.integer(device), .integer(sync.rawValue)])
    }

    /// The frames of a meter with the number of syncs in which they came, oldest first.
    static func states(of device: Int64, _ connection: Connection) throws -> [UnreadableState] {
        try connection.query(
            "SELECT kind, bytes, reason, sequence, sync_count FROM readings_unreadable WHERE device = ? ORDER BY key", [.integer(device)]
        ) { UnreadableState(frame: try frame($0, from: 0), syncCount: try $0.int(4)) }
    }

    /// Frames of all meters, oldest first; nil for all of them.
    static func page(after cursor: UnreadablePage.Cursor?, limit: Int?, _ connection: Connection) throws -> UnreadablePage {
        let devices = try DeviceTable.identities(connection)
        let limit = limit.map { min(max(0, $0), .max - 1) } ?? .max - 1
        let found = try connection.query(
            "SELECT device, kind, bytes, reason, sequence, key FROM readings_unreadable WHERE key > ? ORDER BY key LIMIT ?",
            [.integer(cursor?.key ?? .min), SQLValue(limit + 1)]
        ) { row in
            let record = try devices[row.int64(0)].map { UnreadableRecord(device: $0, frame: try frame(row, from: 1)) }
            return (record, UnreadablePage.Cursor(key: try row.int64(5)))
        }
        let shown = found.prefix(limit)
        return UnreadablePage(records: shown.compactMap(\.0), next: found.count > limit ? shown.last?.1 : nil)
    }

    static func count(_ connection: Connection) throws -> Int {
        try connection.first("SELECT count(*) FROM readings_unreadable") { try $0.int(0) } ?? 0
    }

    private static func frame(_ row: Row, from column: Int) throws -> UnreadableFrame {
        UnreadableFrame(
            kind: UnreadableFrame.Kind(rawValue: try row.text(column)) ?? .measurement,
            bytes: try row.blob(column + 1),
            reason: UnreadableReason(column: try row.text(column + 2)),
            sequence: try row.optionalInt(column + 3).map { UInt16(truncatingIfNeeded: $0) })
    }

    private func isPartOfStored(_ frame: UnreadableFrame, _ connection: Connection) throws -> Bool {
        guard frame.kind == .measurement, let sequence = frame.sequence, frame.bytes.count >= Self.recognisableCount else { return false }
        let stored = try connection.query(
            """
            SELECT measurement FROM readings_records WHERE device = ?1 AND sequence = ?2
            AND epoch = (SELECT max(epoch) FROM readings_records WHERE device = ?1)
            """,
            [.integer(device), SQLValue(Int(sequence))]
        ) { try $0.blob(0) }
        return stored.contains { $0.starts(with: frame.bytes) }
    }
}
