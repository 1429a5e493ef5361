import Domain
import Insights
import Persistence

/// The statements on `insights_lab_results`.
enum LabTable {
    /// Days are `YYYY-MM-DD`, numbers tenths of their unit. People are named by their identifier, since no key crosses owners.
    static let migrations = [
        Migration(
            "insights_0001_lab_results",
            script: """
                CREATE TABLE insights_lab_results (
                    id TEXT PRIMARY KEY,
                    person TEXT NOT NULL,
                    date TEXT NOT NULL,
                    tenths INTEGER NOT NULL,
                    unit TEXT NOT NULL
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX insights_lab_results_by_person ON insights_lab_results(person, date);
                """)
    ]

    /// Someone's values, newest first. What cannot be understood is left out.
    static func all(of person: Person.ID, _ connection: Connection) throws -> [LabResult] {
        try connection.query(
            "SELECT id, date, tenths, unit FROM insights_lab_results WHERE person = ? ORDER BY date DESC, id", [.text(person.rawValue)]
        ) { row -> LabResult? in
            guard let date = CivilDate(try row.text(1)), let unit = LabResult.Unit(rawValue: try row.text(3)) else { return nil }
            return LabResult(id: LabResult.ID(rawValue: try row.text(0)), date: date, tenths: try row.int(2), unit: unit)
        }.compactMap { $0 }
    }

    /// Keeps a value, in the place of one with its identifier.
    static func set(_ result: LabResult, of person: Person.ID, _ connection: Connection) throws {
        try connection.execute(
            "INSERT OR REPLACE INTO insights_lab_results (id, person, date, tenths, unit) VALUES (?, ?, ?, ?, ?)",
            [
                .text(result.id.rawValue), .text(person.rawValue), .text(result.date.description), SQLValue(result.tenths),
                .text(result.unit.rawValue),
            ])
    }

    /// Deletes a value of someone.
    static func remove(_ id: LabResult.ID, of person: Person.ID, _ connection: Connection) throws {
        try connection.execute(
            "DELETE FROM insights_lab_results WHERE id = ? AND person = ?", [.text(id.rawValue), .text(person.rawValue)])
    }

    /// Deletes all values of someone.
    static func erase(_ person: Person.ID, _ connection: Connection) throws {
        try connection.execute("DELETE FROM insights_lab_results WHERE person = ?", [.text(person.rawValue)])
    }
}
