import Domain
import Persistence
import ReadingStore

/// The statements on `readings_tags`.
enum TagTable {
    /// The tags of reading `r` as one text, in order, a line each.
    static let column = "(SELECT group_concat(tag, char(10)) FROM (SELECT tag FROM readings_tags WHERE reading = r.key ORDER BY tag))"

    /// The tags that a text has, a line each.
    static func tags(_ text: String?) -> [ReadingTag] {
        (text ?? "").split(separator: "\n").compactMap { ReadingTag(String($0)) }
    }

    static func text(_ tags: [ReadingTag]) -> String? {
        tags.isEmpty ? nil : Set(tags).sorted().map(\.name).joined(separator: "\n")
    }

    static func tags(of reading: Int64, _ connection: Connection) throws -> [ReadingTag] {
        try connection.query("SELECT tag FROM readings_tags WHERE reading = ? ORDER BY tag", [.integer(reading)]) {
            ReadingTag(try $0.text(0))
        }
        .compactMap { $0 }
    }

    static func set(_ tags: [ReadingTag], of reading: Int64, _ connection: Connection) throws {
        try connection.execute("DELETE FROM readings_tags WHERE reading = ?", [.integer(reading)])
        for tag in Set(tags).sorted() {
            try connection.execute("INSERT INTO readings_tags (reading, tag) VALUES (?, ?)", [.integer(reading), .text(tag.name)])
        }
    }

    static func counts(of person: Person.ID, _ connection: Connection) throws -> [TagCount] {
        let statement = countsStatement(of: person)
        return try connection.query(statement.sql, statement.arguments) { row in
            try ReadingTag(row.text(0)).map { TagCount(tag: $0, count: try row.int(1)) }
        }
        .compactMap { $0 }
    }

    /// The statement that counts tags, which must run along the tags: few readings have one. CROSS JOIN keeps SQLite's order of tables.
    static func countsStatement(of person: Person.ID) -> (sql: String, arguments: [SQLValue]) {
        let sql = """
            SELECT t.tag, count(*) AS count FROM readings_tags t CROSS JOIN readings_readings r ON r.key = t.reading
            WHERE r.deleted_at IS NULL AND r.person = \(PersonTable.keyExpression(of: person))
            GROUP BY t.tag ORDER BY count DESC, t.tag
            """
        return (sql, [.text(person.rawValue)])
    }
}
