import Persistence

/// The words of what people said about readings, in `readings_words`.
enum WordIndex {
    /// Takes over what is said about a reading now.
    static func update(_ reading: Int64, _ connection: Connection) throws {
        try connection.execute("DELETE FROM readings_words WHERE rowid = ?", [.integer(reading)])
        try connection.execute(
            """
            INSERT INTO readings_words (rowid, note, exclusion, tags)
            SELECT r.key, r.note, r.exclusion, \(TagTable.column) FROM readings_readings r WHERE r.key = ?
            AND (r.note IS NOT NULL OR r.exclusion IS NOT NULL OR EXISTS (SELECT 1 FROM readings_tags WHERE reading = r.key))
            """,
            [.integer(reading)])
    }

    /// What FTS5 is asked for texts that have all these words: each is quoted, so that nothing in it is an operator, and may go on.
    static func pattern(of words: String) -> String {
        let patterns = words.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"*" }
        // A phrase without words is in no text.
        return patterns.isEmpty ? "\"\"" : patterns.joined(separator: " ")
    }
}
