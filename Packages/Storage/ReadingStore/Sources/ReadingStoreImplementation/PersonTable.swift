import Domain
import Persistence
import ReadingStore

/// The statements on `readings_people` and `readings_target_sets`.
enum PersonTable {
    /// What a target set applies to that is not for a meal.
    private static let always = "always"

    static func all(_ connection: Connection) throws -> [Person] {
        try connection.query("SELECT id, name FROM readings_people ORDER BY key") { row in
            Person(id: Person.ID(rawValue: try row.text(0)), name: try row.text(1))
        }
    }

    /// The key of the person whose identifier is the value that the expression takes: whoever is first for `Person.ID.first`, where nobody has
    /// that any more.
    static func keyExpression(of id: Person.ID) -> String {
        let key = "(SELECT key FROM readings_people WHERE id = ?)"
        return id == .first ? "ifnull(\(key), (SELECT min(key) FROM readings_people))" : key
    }

    static func key(of id: Person.ID, _ connection: Connection) throws -> Int64 {
        let key = try connection.first("SELECT \(keyExpression(of: id))", [.text(id.rawValue)]) { row in
            try row.isNull(0) ? nil : row.int64(0)
        }
        guard let key = key ?? nil else { throw ReadingStoreError.unknownPerson(id) }
        return key
    }

    /// The key of a person, or of whoever is first where there is no such person.
    static func keyOrFirst(of id: Person.ID, _ connection: Connection) throws -> Int64 {
        let isThere = try connection.first("SELECT 1 FROM readings_people WHERE id = ?", [.text(id.rawValue)]) { try $0.int(0) } != nil
        return try key(of: isThere ? id : .first, connection)
    }

    /// The target set of someone with those of meals, the standard one where none was chosen.
    static func targets(of key: Int64, _ connection: Connection) throws -> TargetSet {
        let sql = """
            SELECT mg_very_low, mg_low, mg_high, mg_very_high, mmol_very_low, mmol_low, mmol_high, mmol_very_high, applies
            FROM readings_target_sets WHERE person = ?
            """
        let rows = try connection.query(sql, [.integer(key)]) { row in (try row.text(8), try (0..<8).map { try row.int($0) }) }
        var targets = TargetSet.standard
        var meals: [Meal: TargetSet] = [:]
        for (applies, numbers) in rows {
            guard let milligrams = TargetSet.Limits(veryLow: numbers[0], low: numbers[1], high: numbers[2], veryHigh: numbers[3]),
                let millimoles = TargetSet.Limits(veryLow: numbers[4], low: numbers[5], high: numbers[6], veryHigh: numbers[7])
            else { continue }
            let set = TargetSet(milligramsPerDeciliter: milligrams, tenthsOfMillimolesPerLiter: millimoles)
            if applies == always { targets = set } else if let meal = Self.meals.first(where: { $0.name == applies }) { meals[meal] = set }
        }
        return meals.isEmpty ? targets : targets.with(meals: meals)
    }

    static func setTargets(_ targets: TargetSet, of key: Int64, _ connection: Connection) throws {
        try connection.execute("DELETE FROM readings_target_sets WHERE person = ?", [.integer(key)])
        try insert(targets, of: key, for: always, connection)
        for meal in meals {
            if let set = targets.meals[meal] { try insert(set, of: key, for: meal.name, connection) }
        }
    }

    private static let meals: [Meal] = (1...5).map { Meal(code: $0) }

    private static func insert(_ targets: TargetSet, of key: Int64, for applies: String, _ connection: Connection) throws {
        let numbers = [targets.milligramsPerDeciliter, targets.tenthsOfMillimolesPerLiter].flatMap { limits in
            [limits.veryLow, limits.low, limits.high, limits.veryHigh]
        }
        try connection.execute(
            """
            INSERT INTO readings_target_sets
            (person, applies, mg_very_low, mg_low, mg_high, mg_very_high, mmol_very_low, mmol_low, mmol_high, mmol_very_high)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [.integer(key), .text(applies)] + numbers.map { SQLValue($0) })
    }
}
