import Domain
import Persistence
import ReadingStore

/// The statements on `readings_people` and `readings_target_sets`.
enum PersonTable {
    static func all(_ connection: Connection) throws -> [Person] {
        try connection.query("SELECT id, name FROM readings_people ORDER BY key") { row in
            Person(id: Person.ID(rawValue: try row.text(0)), name: try row.text(1))
        }
    }

    static func key(of id: Person.ID, _ connection: Connection) throws -> Int64 {
        let key = try connection.first("SELECT key FROM readings_people WHERE id = ?", [.text(id.rawValue)]) { try $0.int64(0) }
        guard let key else { throw ReadingStoreError.unknownPerson(id) }
        return key
    }

    static func targets(of key: Int64, _ connection: Connection) throws -> TargetSet? {
        let sql = """
            SELECT mg_very_low, mg_low, mg_high, mg_very_high, mmol_very_low, mmol_low, mmol_high, mmol_very_high
            FROM readings_target_sets WHERE person = ? AND applies = 'always'
            """
        let numbers = try connection.first(sql, [.integer(key)]) { row in try (0..<8).map { try row.int($0) } }
        guard let numbers,
            let milligrams = TargetSet.Limits(veryLow: numbers[0], low: numbers[1], high: numbers[2], veryHigh: numbers[3]),
            let millimoles = TargetSet.Limits(veryLow: numbers[4], low: numbers[5], high: numbers[6], veryHigh: numbers[7])
        else { return nil }
        return TargetSet(milligramsPerDeciliter: milligrams, tenthsOfMillimolesPerLiter: millimoles)
    }

    static func setTargets(_ targets: TargetSet, of key: Int64, _ connection: Connection) throws {
        let numbers = [targets.milligramsPerDeciliter, targets.tenthsOfMillimolesPerLiter].flatMap { limits in
            [limits.veryLow, limits.low, limits.high, limits.veryHigh]
        }
        try connection.execute(
            """
            INSERT OR REPLACE INTO readings_target_sets
            (person, mg_very_low, mg_low, mg_high, mg_very_high, mmol_very_low, mmol_low, mmol_high, mmol_very_high)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [.integer(key)] + numbers.map { SQLValue($0) })
    }
}
