import Persistence
import TestSupport

/// A table of every column type.
let samplesMigration = Migration(
    "samples_0001_initial",
    script: """
        CREATE TABLE samples_values (key INTEGER PRIMARY KEY, number INTEGER, fraction REAL, text TEXT, bytes BLOB) STRICT;
        CREATE TABLE samples_names (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE TABLE samples_children (
            key INTEGER PRIMARY KEY, parent INTEGER NOT NULL REFERENCES samples_values(key) ON DELETE CASCADE) STRICT;
        CREATE TABLE samples_log (key INTEGER PRIMARY KEY) STRICT;
        CREATE TRIGGER samples_triggered AFTER UPDATE ON samples_values BEGIN INSERT INTO samples_log (key) VALUES (NULL); END;
        """
)

func makeSubject(_ location: DatabaseLocation = .memory, migrations: [Migration] = [samplesMigration]) async throws -> Database {
    let database = try Database(location)
    try await database.migrate(migrations)
    return database
}

func insertNumber(_ number: Int, in database: Database) async throws {
    try await database.write { _ = try $0.execute("INSERT INTO samples_values (number) VALUES (?)", [SQLValue(number)]) }
}

func numbers(in database: Database) async throws -> [Int] {
    try await database.read { try $0.query("SELECT number FROM samples_values ORDER BY key") { try $0.int(0) } }
}
