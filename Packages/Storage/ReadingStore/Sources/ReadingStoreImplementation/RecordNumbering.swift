import Persistence
import ReadingStore

/// Finds out, at the end of a complete sync, whether a meter renumbers its records, and makes one of what was stored twice because of it.
///
/// Until that is known, a record with another number is another record: a meter may well have two equal ones, and none may be lost.
struct RecordNumbering {
    private let device: DeviceTable.Found
    private let sync: SyncID
    private let connection: Connection

    init(device: DeviceTable.Found, sync: SyncID, _ connection: Connection) {
        self.device = device
        self.sync = sync
        self.connection = connection
    }

    /// Settles what the records of this meter are after a complete sync. Whether it renumbers them.
    func settle(_ end: SyncEnd) throws -> Bool {
        if device.isRenumbering { return true }
        let isRenumbering = try end.isRenumbering || (end.isWhole && mostAreNumberedAnew())
        if isRenumbering {
            try connection.execute("UPDATE readings_devices SET is_renumbering = 1 WHERE key = ?", [.integer(device.key)])
            let known = try mergeDoubles()
            try SyncTable.addCounts(StoredCounts(new: -known, known: known), to: sync, connection)
        }
        // An empty report says nothing of the records of an interrupted sync before it.
        try connection.execute(
            """
            UPDATE readings_devices SET confirmed_sync = ?2 WHERE key = ?1
            AND EXISTS (SELECT 1 FROM readings_records WHERE device = ?1 AND seen_in = ?2)
            """,
            [.integer(device.key), .integer(sync.rawValue)])
        return isRenumbering
    }

    /// Whether more known records came with another number than with their own, at least two of them. Records whose time was never
    /// set prove nothing: equal ones are nothing special among them.
    private func mostAreNumberedAnew() throws -> Bool {
        let numberedAnew = try connection.first(
            """
            SELECT ifnull(sum(min(added, unseen)), 0) FROM (
                SELECT sum(added_in = ?2) AS added, sum(seen_in < ?2) AS unseen FROM readings_records WHERE device = ?1
                AND substr(identity, 3, 7) <> zeroblob(7) GROUP BY substr(identity, 3))
            """,
            [.integer(device.key), .integer(sync.rawValue)]
        ) { try $0.int(0) }
        let asBefore = try connection.first(
            "SELECT count(*) FROM readings_records WHERE device = ?1 AND seen_in = ?2 AND added_in < ?2",
            [.integer(device.key), .integer(sync.rawValue)]
        ) { try $0.int(0) }
        guard let numberedAnew, let asBefore else { return false }
        return numberedAnew >= 2 && numberedAnew > asBefore
    }

    /// Makes one record of those that differ by their number alone; how many of them this sync had added.
    ///
    /// Those that one sync reported are different records, and so are all that a complete sync found to be so. Beyond that each record
    /// of a later sync is one of the earlier ones, as long as there are any.
    private func mergeDoubles() throws -> Int {
        let sql = """
            SELECT o.reading, substr(o.identity, 3), o.added_in, o.seen_in, d.confirmed_sync
            FROM readings_records o JOIN readings_devices d ON d.key = o.device WHERE o.device = ?1 AND substr(o.identity, 3) IN
            (SELECT substr(identity, 3) FROM readings_records WHERE device = ?1 GROUP BY substr(identity, 3) HAVING count(*) > 1)
            ORDER BY o.reading
            """
        let rows = try connection.query(sql, [.integer(device.key)]) { row in
            let (added, confirmed) = (try row.int64(2), try row.int64(4))
            return StoredAppearance(
                reading: try row.int64(0), content: try row.blob(1), addedIn: added <= confirmed ? confirmed : added,
                seenIn: try row.int64(3))
        }
        var merged = 0
        for appearances in Dictionary(grouping: rows, by: \.content).values {
            for group in StoredAppearance.groups(of: appearances) {
                try merge(group)
                merged += group.dropFirst().count { $0.addedIn == sync.rawValue }
            }
        }
        return merged
    }

    /// Keeps the oldest reading, and the place in the meter where it was last seen.
    private func merge(_ group: [StoredAppearance]) throws {
        guard let first = group.first, group.count > 1,
            let last = group.max(by: { ($0.seenIn, $0.reading) < ($1.seenIn, $1.reading) })
        else { return }
        let place = try connection.first(
            "SELECT epoch, sequence, identity FROM readings_records WHERE reading = ?", [.integer(last.reading)]
        ) { (epoch: try $0.int(0), sequence: try $0.int(1), identity: try $0.blob(2)) }
        for other in group.dropFirst() { try ReadingMerge.merge(other.reading, into: first.reading, connection) }
        guard let place else { return }
        try connection.execute(
            "UPDATE readings_records SET epoch = ?, sequence = ?, identity = ?, seen_in = ? WHERE reading = ?",
            [SQLValue(place.epoch), SQLValue(place.sequence), .blob(place.identity), .integer(last.seenIn), .integer(first.reading)])
        try connection.execute(
            "UPDATE readings_readings SET place = ? WHERE key = ?",
            [SQLValue(place.epoch * 65_536 + place.sequence), .integer(first.reading)])
    }
}
