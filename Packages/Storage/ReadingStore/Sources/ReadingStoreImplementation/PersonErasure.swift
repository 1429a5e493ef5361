import Domain
import Persistence
import ReadingStore

/// Deletes someone with everything of theirs.
struct PersonErasure {
    private let person: Int64
    private let connection: Connection
    private let now: Int

    init(of person: Int64, at now: Int, _ connection: Connection) {
        self.person = person
        self.connection = connection
        self.now = now
    }

    /// Deletes the rows. What lies in free pages of the file is not gone before the file was rewritten.
    func run() throws {
        for device in try devices() { try erase(device) }
        try eraseReadings()
        for table in ["readings_imports", "readings_target_sets"] {
            try connection.execute("DELETE FROM \(table) WHERE person = ?", [.integer(person)])
        }
        try connection.execute("DELETE FROM readings_people WHERE key = ?", [.integer(person)])
        try connection.execute(
            "INSERT INTO readings_people (id, name) SELECT ?, '' WHERE NOT EXISTS (SELECT 1 FROM readings_people)",
            [.text(Person.ID.first.rawValue)])
        // The index keeps the words of deleted texts until it is made anew.
        try connection.execute("INSERT INTO readings_words (readings_words) VALUES ('rebuild')")
        try connection.execute("INSERT INTO readings_erasures DEFAULT VALUES")
    }

    private func devices() throws -> [Int64] {
        try connection.query("SELECT key FROM readings_devices WHERE person = ? ORDER BY key", [.integer(person)]) { try $0.int64(0) }
    }

    /// A meter goes, unless it brought readings of somebody else: then it is theirs, as one that was removed.
    private func erase(_ device: Int64) throws {
        let other = try connection.first(
            "SELECT person FROM readings_readings WHERE device = ? AND person <> ? ORDER BY key DESC LIMIT 1",
            [.integer(device), .integer(person)]
        ) { try $0.int64(0) }
        guard let other else { return try DeviceTable.erase(device, connection) }
        for table in ["readings_unreadable", "readings_cursors", "readings_syncs"] {
            try connection.execute("DELETE FROM \(table) WHERE device = ?", [.integer(device)])
        }
        try connection.execute(
            "UPDATE readings_devices SET person = ?, removed_at = ifnull(removed_at, ?) WHERE key = ?",
            [.integer(other), SQLValue(now), .integer(device)])
    }

    private func eraseReadings() throws {
        let readings = "SELECT key FROM readings_readings WHERE person = ?1"
        for statement in [
            "DELETE FROM readings_words WHERE rowid IN (\(readings))",
            "DELETE FROM readings_tags WHERE reading IN (\(readings))",
            "DELETE FROM readings_edits WHERE reading IN (\(readings))",
            "DELETE FROM readings_imported WHERE reading IN (\(readings))",
            """
            DELETE FROM readings_contexts WHERE (device, epoch, sequence) IN
            (SELECT device, epoch, sequence FROM readings_records WHERE reading IN (\(readings)))
            """,
            "DELETE FROM readings_records WHERE reading IN (\(readings))",
            "DELETE FROM readings_readings WHERE person = ?1",
        ] {
            try connection.execute(statement, [.integer(person)])
        }
    }
}
