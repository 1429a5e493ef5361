/// Compares the migrations that a database has with those that this version knows, and applies what lacks.
struct Migrator {
    private let migrations: [Migration]

    init(_ migrations: [Migration]) throws(DatabaseError) {
        var names: Set<String> = []
        for migration in migrations where !names.insert(migration.name).inserted {
            throw .duplicateMigration(name: migration.name)
        }
        self.migrations = migrations
    }

    /// The migrations that the database lacks. Throws where it has unknown ones, or where one lacks before a later one of its owner.
    func pending(in connection: Connection, path: String) throws -> [Migration] {
        let applied = try appliedNames(in: connection, path: path)
        let unknown = applied.filter { name in !migrations.contains { $0.name == name } }
        guard unknown.isEmpty else { throw DatabaseError.newer(unknownMigrations: unknown) }
        let names = Set(applied)
        let pending = migrations.filter { !names.contains($0.name) }
        for (index, migration) in migrations.enumerated() where !names.contains(migration.name) {
            let later = migrations[index...].contains { $0.owner == migration.owner && names.contains($0.name) }
            guard !later else { throw DatabaseError.migrationOutOfOrder(name: migration.name) }
        }
        return pending
    }

    /// Applies what lacks, each in one transaction that also records it. A failure leaves the ones before it applied.
    func migrate(_ connection: Connection, path: String) throws {
        let pending = try pending(in: connection, path: path)
        guard !pending.isEmpty else { return }
        try connection.executeScript("PRAGMA foreign_keys = OFF;")
        let outcome = Result { try apply(pending, to: connection) }
        try connection.executeScript("PRAGMA foreign_keys = ON;")
        try outcome.get()
    }

    private static let table =
        "CREATE TABLE IF NOT EXISTS persistence_migrations (position INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE) STRICT;"

    private func apply(_ pending: [Migration], to connection: Connection) throws {
        for migration in pending {
            try connection.transaction("BEGIN IMMEDIATE") { connection in
                try connection.executeScript(Self.table)
                try migration.apply(connection)
                try checkForeignKeys(of: connection, after: migration)
                try connection.execute("INSERT INTO persistence_migrations (name) VALUES (?)", [.text(migration.name)])
            }
        }
    }

    private func appliedNames(in connection: Connection, path: String) throws -> [String] {
        let tables = try connection.query("SELECT name FROM sqlite_schema WHERE type = 'table'") { try $0.text(0) }
        guard tables.contains("persistence_migrations") else {
            guard tables.isEmpty else { throw DatabaseError.foreign(path: path) }
            return []
        }
        return try connection.query("SELECT name FROM persistence_migrations ORDER BY position") { try $0.text(0) }
    }

    private func checkForeignKeys(of connection: Connection, after migration: Migration) throws {
        let table = try connection.first("PRAGMA foreign_key_check") { try $0.text(0) }
        guard let table else { return }
        throw DatabaseError.constraint(
            SQLFailure(code: 787, message: "\(migration.name) leaves rows of \(table) without what they refer to"))
    }
}
