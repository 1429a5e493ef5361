import Domain
import Persistence
import ReadingStore

/// Stores one batch of one meter's records inside a transaction.
struct RecordWriter {
    private let device: DeviceTable.Found
    private let sync: SyncID
    private let zone: String
    private let now: Int
    private let newSalt: () -> String
    private let connection: Connection
    private var unreadable: UnreadableTable

    init(
        device: DeviceTable.Found, sync: SyncID, zone: String, now: Int, newSalt: @escaping () -> String, _ connection: Connection
    ) throws {
        self.device = device
        self.sync = sync
        self.zone = zone
        self.now = now
        self.newSalt = newSalt
        self.connection = connection
        unreadable = try UnreadableTable(device: device.key, sync: sync, connection)
    }

    mutating func store(_ batch: RecordBatch) throws -> StoredCounts {
        var counts = StoredCounts()
        for frame in batch.unreadable {
            if try unreadable.keep(frame, connection) { counts.unreadable += 1 } else { counts.known += 1 }
        }
        for record in batch.records {
            let isNew = try store(record)
            if isNew { counts.new += 1 } else { counts.known += 1 }
            try unreadable.resolve(
                .measurement, sequence: record.sequence, bytes: record.measurement, isNew: isNew, connection)
        }
        for context in batch.contexts {
            let isNew = try store(context)
            try unreadable.resolve(.context, sequence: context.sequence, bytes: context.bytes, isNew: isNew, connection)
        }
        return counts
    }

    /// Whether the record was not known. Of a known one nothing changes but where its meter now has it, and that it still has it.
    private func store(_ record: NewRecord) throws -> Bool {
        guard let known = try known(record) else {
            try insert(record)
            return true
        }
        if known.isNumberedAnew || known.epoch < record.epoch {
            try move(known.reading, to: record)
        } else if known.seenIn != sync.rawValue {
            try connection.execute(
                "UPDATE readings_records SET seen_in = ? WHERE reading = ?", [.integer(sync.rawValue), .integer(known.reading)])
        }
        return false
    }

    private struct Known {
        let reading: Int64
        let epoch: Int
        let seenIn: Int64
        let isNumberedAnew: Bool

        init(_ row: Row, isNumberedAnew: Bool) throws {
            reading = try row.int64(0)
            epoch = try row.int(1)
            seenIn = try row.int64(2)
            self.isNumberedAnew = isNumberedAnew
        }
    }

    /// The stored record that this one is: by its identity, or, with a meter that renumbers, by its identity without the number, where
    /// a stored record that this sync has met already stands for no other.
    private func known(_ record: NewRecord) throws -> Known? {
        let known = try connection.first(
            "SELECT reading, epoch, seen_in FROM readings_records WHERE device = ? AND identity = ?",
            [.integer(device.key), .blob(record.identity)]
        ) { try Known($0, isNumberedAnew: false) }
        guard known == nil, device.isRenumbering else { return known }
        return try connection.first(
            """
            SELECT reading, epoch, seen_in FROM readings_records WHERE device = ? AND substr(identity, 3) = ? AND seen_in <> ?
            ORDER BY seen_in DESC, reading LIMIT 1
            """,
            [.integer(device.key), .blob(Array(record.identity.dropFirst(2))), .integer(sync.rawValue)]
        ) { try Known($0, isNumberedAnew: true) }
    }

    private func insert(_ record: NewRecord) throws {
        let context = try waitingContext(of: record)
        try connection.execute(
            """
            INSERT INTO readings_readings
            (salt, person, device, place, source, is_simulated, measured_at, zone, result, mantissa, exponent, unit, is_ketone,
            type, location, meal, status, created_at)
            VALUES (?, ?, ?, ?, 'meter', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(newSalt()), .integer(device.person), .integer(device.key), SQLValue(place(of: record)),
                SQLValue(device.isSimulated), SQLValue(record.measuredAt?.epochSecond), record.measuredAt == nil ? .null : .text(zone),
            ] + StoredResult(record.result).columns + [
                SQLValue(context?.isKetone ?? false), SQLValue(record.type.map { Int($0.code) }),
                SQLValue(record.location.map { Int($0.code) }), SQLValue(context?.meal), SQLValue(record.status.map { Int($0.rawValue) }),
                SQLValue(now),
            ])
        try connection.execute(
            """
            INSERT INTO readings_records (reading, device, epoch, sequence, identity, measurement, meal, added_in, seen_in)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)
            """,
            [
                .integer(connection.lastInsertedKey), .integer(device.key), SQLValue(record.epoch), SQLValue(Int(record.sequence)),
                .blob(record.identity), .blob(record.measurement), SQLValue(context?.meal), .integer(sync.rawValue),
            ])
    }

    /// The meter has a known record at another place.
    private func move(_ reading: Int64, to record: NewRecord) throws {
        let context = try waitingContext(of: record)
        try connection.execute(
            "UPDATE readings_records SET epoch = ?, sequence = ?, identity = ?, seen_in = ? WHERE reading = ?",
            [
                SQLValue(record.epoch), SQLValue(Int(record.sequence)), .blob(record.identity), .integer(sync.rawValue),
                .integer(reading),
            ])
        try connection.execute(
            "UPDATE readings_readings SET place = ?1 WHERE key = ?2 AND place <> ?1", [SQLValue(place(of: record)), .integer(reading)])
        if let context { try give(meal: context.meal, isKetone: context.isKetone, to: reading) }
    }

    /// The context that came before its record: of this sync, where this sync met no other record with its number; or of an earlier
    /// sync, where the meter has never had a record with that number.
    private func waitingContext(of record: NewRecord) throws -> (meal: Int?, isKetone: Bool)? {
        try connection.first(
            """
            SELECT c.meal, c.is_ketone FROM readings_contexts c WHERE c.device = ?1 AND c.epoch = ?2 AND c.sequence = ?3
            AND (c.seen_in = ?4 OR ?5 = 0) AND NOT EXISTS (
                SELECT 1 FROM readings_records o WHERE o.device = ?1 AND o.epoch = ?2 AND o.sequence = ?3
                AND (c.seen_in <> ?4 OR o.seen_in = ?4))
            """,
            place(record.epoch, record.sequence) + [.integer(sync.rawValue), SQLValue(device.isRenumbering)]
        ) { (meal: try $0.optionalInt(0), isKetone: try $0.bool(1)) }
    }

    /// Whether the context was not known. It is kept for a record that comes later, and given to one that is there.
    private func store(_ context: NewContext) throws -> Bool {
        let meal = context.meal.map { Int($0.code) }
        let place = place(context.epoch, context.sequence)
        let bytes = try connection.first(
            "SELECT bytes FROM readings_contexts WHERE device = ? AND epoch = ? AND sequence = ?", place
        ) { try $0.blob(0) }
        try connection.execute(
            """
            INSERT INTO readings_contexts (device, epoch, sequence, bytes, meal, is_ketone, seen_in) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET bytes = excluded.bytes, meal = excluded.meal, is_ketone = excluded.is_ketone,
            seen_in = excluded.seen_in WHERE bytes <> excluded.bytes OR seen_in <> excluded.seen_in
            """,
            place + [.blob(context.bytes), SQLValue(meal), SQLValue(context.isKetone), .integer(sync.rawValue)])
        let reading = try connection.first(
            """
            SELECT reading FROM readings_records WHERE device = ?1 AND epoch = ?2 AND sequence = ?3 AND (seen_in = ?4 OR ?5 = 0)
            ORDER BY seen_in = ?4 DESC, reading DESC LIMIT 1
            """,
            place + [.integer(sync.rawValue), SQLValue(device.isRenumbering)]
        ) { try $0.int64(0) }
        if let reading { try give(meal: meal, isKetone: context.isKetone, to: reading) }
        return bytes != context.bytes
    }

    /// What a person said of the meal stands; the meter's word is kept beside it.
    private func give(meal: Int?, isKetone: Bool, to reading: Int64) throws {
        try connection.execute(
            "UPDATE readings_records SET meal = ?1 WHERE reading = ?2 AND meal IS NOT ?1", [SQLValue(meal), .integer(reading)])
        try connection.execute(
            """
            UPDATE readings_readings SET meal = CASE WHEN edited & \(EditedFields.meal.rawValue) THEN meal ELSE ?1 END, is_ketone = ?2
            WHERE key = ?3 AND (is_ketone <> ?2 OR (meal IS NOT ?1 AND edited & \(EditedFields.meal.rawValue) = 0))
            """,
            [SQLValue(meal), SQLValue(isKetone), .integer(reading)])
    }

    private func place(_ epoch: Int, _ sequence: UInt16) -> [SQLValue] {
        [.integer(device.key), SQLValue(epoch), SQLValue(Int(sequence))]
    }

    private func place(of record: NewRecord) -> Int {
        record.epoch * 65_536 + Int(record.sequence)
    }
}
