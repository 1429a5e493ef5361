import Persistence
import TestSupport
import Testing

@Suite struct MigrationTests {
    private let second = Migration("samples_0002_more", script: "ALTER TABLE samples_values ADD COLUMN more INTEGER;")
    private let other = Migration("other_0001_initial", script: "CREATE TABLE other_things (key INTEGER PRIMARY KEY) STRICT;")

    @Test func eachRunsOnceAndIsRecordedInOrder() async throws {
        let database = try await makeSubject(migrations: [samplesMigration, other])
        try await database.migrate([samplesMigration, second, other])
        try await database.migrate([samplesMigration, second, other])
        let names = try await database.read { try $0.query("SELECT name FROM persistence_migrations ORDER BY position") { try $0.text(0) } }
        #expect(names == ["samples_0001_initial", "other_0001_initial", "samples_0002_more"])
    }

    @Test func anOldDatabaseKeepsItsRows() async throws {
        let database = try await makeSubject()
        try await insertNumber(7, in: database)
        try await database.migrate([samplesMigration, second])
        #expect(try await numbers(in: database) == [7])
    }

    @Test func aNewerDatabaseIsRefusedUntouched() async throws {
        let database = try await makeSubject(migrations: [samplesMigration, second])
        await #expect(throws: DatabaseError.newer(unknownMigrations: ["samples_0002_more"])) {
            try await database.migrate([samplesMigration, other])
        }
        await #expect(throws: DatabaseError.newer(unknownMigrations: ["samples_0002_more"])) {
            try await database.checkMigrations([samplesMigration])
        }
        let tables = try await database.read { try $0.query("SELECT name FROM sqlite_schema WHERE name LIKE 'other%'") { try $0.text(0) } }
        #expect(tables == [])
    }

    @Test func anOlderDatabaseIsNotReadAsIfItWereNew() async throws {
        let database = try await makeSubject()
        await #expect(throws: DatabaseError.outdated(missingMigrations: ["samples_0002_more"])) {
            try await database.checkMigrations([samplesMigration, second])
        }
    }

    @Test func aMigrationInTheMiddleOfItsOwnersListIsRefused() async throws {
        let database = try await makeSubject(migrations: [samplesMigration])
        let early = Migration("samples_0000_early", script: "")
        await #expect(throws: DatabaseError.migrationOutOfOrder(name: "samples_0000_early")) {
            try await database.migrate([early, samplesMigration])
        }
    }

    @Test func twoOfOneNameAreRefused() async throws {
        let database = try Database(.memory)
        await #expect(throws: DatabaseError.duplicateMigration(name: "samples_0001_initial")) {
            try await database.migrate([samplesMigration, samplesMigration])
        }
    }

    @Test func oneThatFailsChangesNothingAndTheOnesBeforeItStay() async throws {
        let database = try Database(.memory)
        let failing = Migration("samples_0002_fails", script: "CREATE TABLE samples_half (key INTEGER PRIMARY KEY); NONSENSE;")
        await #expect(throws: DatabaseError.self) { try await database.migrate([samplesMigration, failing]) }
        try await database.checkMigrations([samplesMigration])
        let half = try await database.read { try $0.query("SELECT name FROM sqlite_schema WHERE name = 'samples_half'") { try $0.text(0) } }
        #expect(half == [])
        let checksKeys = try await database.write { try $0.first("PRAGMA foreign_keys") { try $0.bool(0) } }
        #expect(checksKeys == true)
    }

    @Test func aTableCanBeRebuiltUnderItsChildren() async throws {
        let database = try await makeSubject()
        try await insertNumber(1, in: database)
        try await database.write { _ = try $0.execute("INSERT INTO samples_children (parent) VALUES (1)") }
        let rebuild = Migration(
            "samples_0002_rebuild",
            script: """
                CREATE TABLE samples_new (key INTEGER PRIMARY KEY, number INTEGER) STRICT;
                INSERT INTO samples_new SELECT key, number FROM samples_values;
                DROP TABLE samples_values;
                ALTER TABLE samples_new RENAME TO samples_values;
                """)
        try await database.migrate([samplesMigration, rebuild])
        #expect(try await database.integrityProblems() == [])
        #expect(try await database.read { try $0.first("SELECT count(*) FROM samples_children") { try $0.int(0) } } == 1)
    }

    @Test func oneThatLeavesOrphansIsUndone() async throws {
        let database = try await makeSubject()
        try await insertNumber(1, in: database)
        try await database.write { _ = try $0.execute("INSERT INTO samples_children (parent) VALUES (1)") }
        let orphaning = Migration("samples_0002_orphans", script: "DELETE FROM samples_values;")
        let error = await #expect(throws: DatabaseError.self) { try await database.migrate([samplesMigration, orphaning]) }
        guard case .constraint = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(try await numbers(in: database) == [1])
    }

    @Test func anotherProgramsDatabaseIsRefusedUntouched() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.db")
        let database = try Database(.file(path: path))
        try await database.write { try $0.executeScript("CREATE TABLE someone_elses (key INTEGER PRIMARY KEY);") }
        await #expect(throws: DatabaseError.foreign(path: path)) { try await database.migrate([samplesMigration]) }
    }

    @Test func aDatabaseOpenForReadingIsNotMigrated() async throws {
        let folder = try TemporaryFolder()
        let location = DatabaseLocation.file(path: folder.path("a.db"))
        let writing = try await makeSubject(location)
        let reading = try Database(location, access: .readOnly)
        await #expect(throws: DatabaseError.self) { try await reading.migrate([samplesMigration, second]) }
        try await writing.checkMigrations([samplesMigration])
    }
}
