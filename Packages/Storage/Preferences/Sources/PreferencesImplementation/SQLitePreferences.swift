public import Persistence
public import Preferences

/// Preferences over SQLite; the database must have `PreferencesMigrations.all`.
public final class SQLitePreferences: Sendable {
    private let database: Database

    /// Makes the store over a database that is up to date.
    public init(database: Database) {
        self.database = database
    }
}

extension SQLitePreferences: PreferenceStore {
    /// All preferences as they are now; what this version does not know stays in the database.
    public func values() async throws -> PreferenceValues {
        do {
            let pairs = try await database.read { connection in
                try connection.query("SELECT name, value FROM preferences_values") { (try $0.text(0), try $0.text(1)) }
            }
            return PreferenceValues(texts: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
        } catch let error as DatabaseError {
            throw PreferencesError.notRead(error.description)
        }
    }

    /// Sets one preference.
    public func set<Value: PreferenceValue>(_ value: Value, for key: PreferenceKey<Value>) async throws {
        try await write(
            """
            INSERT INTO preferences_values (name, value) VALUES (?, ?)
            ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value
            """,
            [.text(key.name), .text(value.preferenceText)], name: key.name)
    }

    /// Goes back to the default of one preference.
    public func reset<Value: PreferenceValue>(_ key: PreferenceKey<Value>) async throws {
        try await write("DELETE FROM preferences_values WHERE name = ?", [.text(key.name)], name: key.name)
    }

    /// Tells when something was set from now on.
    public func changes() -> AsyncStream<PreferencesChange> {
        database.changes { tables in tables.contains("preferences_values") ? .values : [] }
    }

    private func write(_ sql: String, _ arguments: [SQLValue], name: String) async throws {
        do {
            try await database.write { _ = try $0.execute(sql, arguments) }
        } catch let error as DatabaseError {
            throw PreferencesError.notStored(name: name, error.description)
        }
    }
}
