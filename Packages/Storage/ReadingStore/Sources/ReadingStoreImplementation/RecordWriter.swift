import Domain
import Persistence
import ReadingStore

/// Stores one batch of one meter's records inside a transaction.
struct RecordWriter {
    private let device: DeviceTable.Found
    private let zone: String
    private let now: Int
    private let newSalt: () -> String
    private let connection: Connection
    private var unreadable: UnreadableTable

    init(
        device: DeviceTable.Found, sync: SyncID, zone: String, now: Int, newSalt: @escaping () -> String, _ connection: Connection
    ) throws {
        self.device = device
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

    /// Whether the record was not known, by its identity alone. Of a known one nothing changes but where its meter now has it.
    private func store(_ record: NewRecord) throws -> Bool {
        let known = try connection.first(
            "SELECT reading, epoch FROM readings_records WHERE device = ? AND identity = ?", [.integer(device.key), .blob(record.identity)]
        ) { (reading: try $0.int64(0), epoch: try $0.int(1)) }
        guard let known else {
            try insert(record)
            return true
        }
        if known.epoch < record.epoch { try move(known.reading, to: record) }
        return false
    }

    private func insert(_ record: NewRecord) throws {
        let context = try connection.first(
            "SELECT meal, is_ketone FROM readings_contexts WHERE device = ? AND epoch = ? AND sequence = ?",
            [.integer(device.key), SQLValue(record.epoch), SQLValue(Int(record.sequence))]
        ) { (meal: try $0.optionalInt(0), isKetone: try $0.bool(1)) }
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
            "INSERT INTO readings_records (reading, device, epoch, sequence, identity, measurement) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .integer(connection.lastInsertedKey), .integer(device.key), SQLValue(record.epoch), SQLValue(Int(record.sequence)),
                .blob(record.identity), .blob(record.measurement),
            ])
    }

    /// The meter's numbering began anew and it still has this record.
    private func move(_ reading: Int64, to record: NewRecord) throws {
        try connection.execute(
            "UPDATE readings_records SET epoch = ?, sequence = ? WHERE reading = ?",
            [SQLValue(record.epoch), SQLValue(Int(record.sequence)), .integer(reading)])
        try connection.execute(
            "UPDATE readings_readings SET place = ? WHERE key = ?", [SQLValue(place(of: record)), .integer(reading)])
    }

    /// Whether the context was not known. It is kept for a record that comes later, and given to one that is there.
    private func store(_ context: NewContext) throws -> Bool {
        let values: [SQLValue] = [SQLValue(context.meal.map { Int($0.code) }), SQLValue(context.isKetone)]
        let place: [SQLValue] = [.integer(device.key), SQLValue(context.epoch), SQLValue(Int(context.sequence))]
        let changed = try connection.execute(
            """
            INSERT INTO readings_contexts (device, epoch, sequence, bytes, meal, is_ketone) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET bytes = excluded.bytes, meal = excluded.meal, is_ketone = excluded.is_ketone
            WHERE bytes <> excluded.bytes
            """,
            place + [.blob(context.bytes)] + values)
        try connection.execute(
            """
            UPDATE readings_readings SET meal = CASE WHEN edited & \(EditedFields.meal.rawValue) THEN meal ELSE ?4 END, is_ketone = ?5
            WHERE key = (SELECT max(reading) FROM readings_records WHERE device = ?1 AND epoch = ?2 AND sequence = ?3)
            AND (is_ketone <> ?5 OR (meal IS NOT ?4 AND edited & \(EditedFields.meal.rawValue) = 0))
            """,
            place + values)
        return changed > 0
    }

    private func place(of record: NewRecord) -> Int {
        record.epoch * 65_536 + Int(record.sequence)
    }
}
