import Domain
import Persistence

/// Reads rows of `readings_readings`, named `r`, as readings.
struct ReadingRow {
    static let columns = """
        r.key, r.salt, r.person, r.device, r.place, r.source, r.is_simulated, r.measured_at, r.zone, \
        r.result, r.mantissa, r.exponent, r.unit, r.is_ketone, r.type, r.location, r.meal, r.status, r.note, r.exclusion, r.edited, \
        \(TagTable.column)
        """

    private let people: [Int64: Person.ID]
    private let devices: [Int64: DeviceIdentity]

    init(_ connection: Connection) throws {
        people = Dictionary(
            try connection.query("SELECT key, id FROM readings_people") { (try $0.int64(0), Person.ID(rawValue: try $0.text(1))) },
            uniquingKeysWith: { first, _ in first })
        devices = try DeviceTable.identities(connection)
    }

    func reading(_ row: Row) throws -> Reading {
        let source = Reading.Source(rawValue: try row.text(5)) ?? .import
        let place = try row.int64(4)
        let stored = StoredResult(
            name: try row.text(9), mantissa: try row.optionalInt(10), exponent: try row.optionalInt(11),
            unit: try row.optionalText(12).flatMap(GlucoseUnit.init(rawValue:)))
        let measuredAt = try row.optionalInt(7).flatMap(CivilDateTime.init(epochSecond:))
        return Reading(
            id: ReadingKey(key: try row.int64(0), salt: try row.text(1)).id,
            person: people[try row.int64(2)] ?? .init(rawValue: ""),
            device: try row.isNull(3) ? nil : devices[row.int64(3)],
            sequence: source == .meter ? Int(place & 0xFFFF) : nil,
            measuredAt: measuredAt,
            zone: measuredAt == nil ? nil : try row.optionalText(8),
            result: try row.bool(13) ? stored.ketoneResult : stored.result,
            type: try code(row, 14).map(SampleType.init(code:)),
            location: try code(row, 15).map(SampleLocation.init(code:)),
            meal: try code(row, 16).map(Meal.init(code:)),
            status: try row.optionalInt(17).map { SensorStatus(rawValue: UInt16(truncatingIfNeeded: $0)) },
            source: source,
            isSimulated: try row.bool(6),
            isEdited: try row.int(20) != 0,
            exclusion: try row.optionalText(19),
            note: try row.optionalText(18),
            tags: TagTable.tags(try row.optionalText(21))
        )
    }

    private func code(_ row: Row, _ column: Int) throws -> UInt8? {
        try row.optionalInt(column).map { UInt8(truncatingIfNeeded: $0) }
    }
}
