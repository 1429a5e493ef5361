import Domain
import Foundation
import Persistence
import ReadingStore

/// The statements on `readings_devices`.
enum DeviceTable {
    /// What the store needs of a meter that is there.
    struct Found {
        let key: Int64
        let person: Int64
        let isSimulated: Bool
        /// Whether its records have other numbers after each test.
        let isRenumbering: Bool

        /// Reads the columns `foundColumns`.
        init(_ row: Row) throws {
            key = try row.int64(0)
            person = try row.int64(1)
            isSimulated = try row.bool(2)
            isRenumbering = try row.bool(3)
        }
    }

    static let foundColumns = "d.key, d.person, d.is_simulated, d.is_renumbering"

    private static let columns = """
        d.key, d.id, d.address, d.name, d.manufacturer, d.model, d.serial, d.firmware, d.feature, d.is_simulated, d.added_at, p.id, \
        c.epoch, c.sequence, c.identity, d.kind, d.syncs_automatically, d.sets_clock
        """
    private static let source = """
        readings_devices d JOIN readings_people p ON p.key = d.person LEFT JOIN readings_cursors c ON c.device = d.key
        """

    /// The identities of all meters by key, removed ones included.
    static func identities(_ connection: Connection) throws -> [Int64: DeviceIdentity] {
        let rows = try connection.query("SELECT key, id, address, name, manufacturer, model, serial FROM readings_devices") { row in
            (try row.int64(0), try identity(row))
        }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    /// A meter that was not removed.
    static func find(_ id: DeviceIdentity.ID, _ connection: Connection) throws -> Found? {
        try connection.first(
            "SELECT \(foundColumns) FROM readings_devices d WHERE id = ? AND removed_at IS NULL", [.text(id.rawValue)], Found.init)
    }

    /// The meters that were not removed; only the one with this identifier where it is given.
    static func stored(_ id: DeviceIdentity.ID? = nil, _ connection: Connection) throws -> [StoredDevice] {
        let filter = id == nil ? "" : "AND d.id = ?"
        return try connection.query(
            "SELECT \(columns) FROM \(source) WHERE d.removed_at IS NULL \(filter) ORDER BY d.added_at, d.key",
            id.map { [.text($0.rawValue)] } ?? []
        ) { row in
            let cursor =
                try row.isNull(12)
                ? nil
                : SyncCursor(
                    epoch: row.int(12), sequence: UInt16(truncatingIfNeeded: row.int(13)), identity: row.blob(14))
            return StoredDevice(
                identity: try identity(row),
                person: Person.ID(rawValue: try row.text(11)),
                isSimulated: try row.bool(9),
                firmware: try row.optionalText(7),
                feature: try row.optionalInt(8).map { UInt16(truncatingIfNeeded: $0) },
                addedAt: Date(milliseconds: try row.int(10)),
                kind: DeviceKind(rawValue: try row.text(15)) ?? .meter,
                syncsAutomatically: try row.bool(16),
                setsClock: try row.bool(17),
                cursor: cursor,
                lastSync: try SyncTable.ended(of: row.int64(0), limit: 1, connection).first
            )
        }
    }

    /// Whether a meter with this address is there, or was removed; nil for neither.
    static func known(address: String, isSimulated: Bool, _ connection: Connection) throws -> (id: DeviceIdentity.ID, isRemoved: Bool)? {
        try connection.first(
            "SELECT id, removed_at FROM readings_devices WHERE address = ? AND is_simulated = ?", [.text(address), SQLValue(isSimulated)]
        ) { (DeviceIdentity.ID(rawValue: try $0.text(0)), !$0.isNull(1)) }
    }

    static func insert(_ device: NewDevice, id: DeviceIdentity.ID, person: Int64, at now: Int, _ connection: Connection) throws {
        try connection.execute(
            """
            INSERT INTO readings_devices
            (id, person, address, is_simulated, name, manufacturer, model, serial, firmware, feature, added_at, kind)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(id.rawValue), .integer(person), .text(device.address), SQLValue(device.isSimulated), .text(device.name),
                SQLValue(device.details.manufacturer), SQLValue(device.details.model), SQLValue(device.details.serial),
                SQLValue(device.details.firmware), SQLValue(device.details.feature.map(Int.init)), SQLValue(now),
                .text(device.kind.rawValue),
            ])
    }

    /// Takes over what is given; nil leaves what is there.
    static func update(_ id: DeviceIdentity.ID, name: String?, details: DeviceDetails, _ connection: Connection) throws {
        try connection.execute(
            """
            UPDATE readings_devices SET name = ifnull(?, name), manufacturer = ifnull(?, manufacturer), model = ifnull(?, model),
            serial = ifnull(?, serial), firmware = ifnull(?, firmware), feature = ifnull(?, feature) WHERE id = ?
            """,
            [
                SQLValue(name), SQLValue(details.manufacturer), SQLValue(details.model), SQLValue(details.serial),
                SQLValue(details.firmware),
                SQLValue(details.feature.map(Int.init)), .text(id.rawValue),
            ])
    }

    static func assign(_ id: DeviceIdentity.ID, person: Int64, _ connection: Connection) throws {
        try connection.execute("UPDATE readings_devices SET person = ? WHERE id = ?", [.integer(person), .text(id.rawValue)])
    }

    static func setSyncsAutomatically(_ isOn: Bool, _ id: DeviceIdentity.ID, _ connection: Connection) throws {
        try connection.execute(
            "UPDATE readings_devices SET syncs_automatically = ? WHERE id = ?", [SQLValue(isOn), .text(id.rawValue)])
    }

    static func setSetsClock(_ isOn: Bool, _ id: DeviceIdentity.ID, _ connection: Connection) throws {
        try connection.execute("UPDATE readings_devices SET sets_clock = ? WHERE id = ?", [SQLValue(isOn), .text(id.rawValue)])
    }

    /// A meter that comes back is decided about anew.
    static func resetSettings(_ id: DeviceIdentity.ID, kind: DeviceKind, _ connection: Connection) throws {
        try connection.execute(
            "UPDATE readings_devices SET kind = ?, syncs_automatically = 1, sets_clock = 0 WHERE id = ?",
            [.text(kind.rawValue), .text(id.rawValue)])
    }

    static func setRemoved(_ id: DeviceIdentity.ID, at time: Int?, _ connection: Connection) throws {
        try connection.execute("UPDATE readings_devices SET removed_at = ? WHERE id = ?", [SQLValue(time), .text(id.rawValue)])
    }

    /// The highest epoch that was known of a meter.
    static func epoch(of key: Int64, _ connection: Connection) throws -> Int {
        try connection.first("SELECT epoch FROM readings_devices WHERE key = ?", [.integer(key)]) { try $0.int(0) } ?? 0
    }

    /// Remembers an epoch where it is higher than any before.
    static func raiseEpoch(of key: Int64, to epoch: Int, _ connection: Connection) throws {
        try connection.execute("UPDATE readings_devices SET epoch = ?2 WHERE key = ?1 AND epoch < ?2", [.integer(key), SQLValue(epoch)])
    }

    /// Deletes a meter and everything that came from it.
    static func erase(_ key: Int64, _ connection: Connection) throws {
        let readings = "SELECT key FROM readings_readings WHERE device = ?1"
        for statement in [
            "DELETE FROM readings_words WHERE rowid IN (\(readings))",
            "DELETE FROM readings_tags WHERE reading IN (\(readings))",
            "DELETE FROM readings_edits WHERE reading IN (\(readings))",
            "DELETE FROM readings_imported WHERE reading IN (\(readings))",
            "DELETE FROM readings_records WHERE device = ?1",
            "DELETE FROM readings_contexts WHERE device = ?1",
            "DELETE FROM readings_unreadable WHERE device = ?1",
            "DELETE FROM readings_cursors WHERE device = ?1",
            "DELETE FROM readings_syncs WHERE device = ?1",
            "DELETE FROM readings_readings WHERE device = ?1",
            "DELETE FROM readings_devices WHERE key = ?1",
        ] {
            try connection.execute(statement, [.integer(key)])
        }
    }

    private static func identity(_ row: Row) throws -> DeviceIdentity {
        DeviceIdentity(
            id: DeviceIdentity.ID(rawValue: try row.text(1)), address: try row.text(2), name: try row.text(3),
            manufacturer: try row.optionalText(4), model: try row.optionalText(5), serial: try row.optionalText(6))
    }
}
