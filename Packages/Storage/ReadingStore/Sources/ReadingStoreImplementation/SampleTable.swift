import Domain
import Persistence
import ReadingStore

/// The queries of statistics.
enum SampleTable {
    static func samples(_ query: ReadingQuery, _ connection: Connection) throws -> [ReadingSample] {
        var filter = ReadingFilter(query)
        filter.add("r.measured_at IS NOT NULL")
        return try connection.query(
            """
            SELECT r.measured_at, r.result, r.mantissa, r.exponent, r.unit, r.is_ketone, r.meal, r.source,
            ifnull(r.type, 0), ifnull(r.location, 0), r.is_simulated, r.edited, r.exclusion IS NOT NULL
            FROM readings_readings r WHERE \(filter.condition) ORDER BY r.measured_at, r.place, r.key
            """,
            filter.arguments, sample)
    }

    private static func sample(_ row: Row) throws -> ReadingSample {
        let stored = StoredResult(
            name: try row.text(1), mantissa: try row.optionalInt(2), exponent: try row.optionalInt(3),
            unit: try row.optionalText(4).flatMap(GlucoseUnit.init(rawValue:)))
        let isControl = try row.int(8) == Int(SampleType.controlSolution.code) || row.int(9) == Int(SampleLocation.controlSolution.code)
        return ReadingSample(
            second: try row.int(0), result: try row.bool(5) ? stored.ketoneResult : stored.result,
            meal: try row.optionalInt(6).map { Meal(code: UInt8(truncatingIfNeeded: $0)) },
            source: Reading.Source(rawValue: try row.text(7)) ?? .import, isControl: isControl, isSimulated: try row.bool(10),
            isEdited: try row.bool(11), isExcluded: try row.bool(12))
    }

    /// Only numbers between records of two syncs: what a sync leaves out in the middle of its own was never in the memory. Frames that could not
    /// be decoded were. Meters that renumber their records have no gaps, and sensors no memory that counts.
    static func gaps(of person: Person.ID, from: CivilDate, to: CivilDate, _ connection: Connection) throws -> [MemoryGap] {
        let devices = try DeviceTable.identities(connection)
        return try connection.query(
            """
            SELECT device, first - last - 1 - (SELECT count(DISTINCT u.sequence) FROM readings_unreadable u
                WHERE u.device = found.device AND u.sequence > last AND u.sequence < first) AS missing,
                (SELECT measured_at FROM readings_readings WHERE key = found.reading), at
            FROM (SELECT c.device, c.sequence AS first, r.measured_at AS at, p.sequence AS last, p.reading
                FROM readings_readings r
                JOIN readings_records c ON c.reading = r.key
                JOIN readings_devices d ON d.key = c.device AND d.is_renumbering = 0 AND d.kind = 'meter'
                JOIN readings_records p ON p.device = c.device AND p.epoch = c.epoch AND p.added_in < c.added_in
                    AND p.sequence = (SELECT max(sequence) FROM readings_records
                        WHERE device = c.device AND epoch = c.epoch AND sequence < c.sequence)
                WHERE r.deleted_at IS NULL AND r.person = \(PersonTable.keyExpression(of: person)) AND r.measured_at >= ? AND r.measured_at < ?
                    AND NOT EXISTS (SELECT 1 FROM readings_records
                        WHERE device = c.device AND epoch = c.epoch AND sequence = c.sequence - 1)) AS found
            WHERE missing > 0 ORDER BY at, device, first
            """,
            [.text(person.rawValue), SQLValue(from.dayNumber * 86_400), SQLValue((to.dayNumber + 1) * 86_400)]
        ) { row -> MemoryGap? in
            guard let device = devices[try row.int64(0)], let before = CivilDateTime(epochSecond: try row.int(3)) else { return nil }
            return MemoryGap(
                device: device, count: try row.int(1), after: try row.optionalInt(2).flatMap(CivilDateTime.init(epochSecond:)),
                before: before)
        }.compactMap { $0 }
    }
}
