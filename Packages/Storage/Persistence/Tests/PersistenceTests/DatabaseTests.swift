import Foundation
import Persistence
import TestSupport
import Testing

@Suite struct DatabaseTests {
    @Test func whatIsWrittenIsReadBackByAnotherConnection() async throws {
        let folder = try TemporaryFolder()
        let database = try await makeSubject(.file(path: folder.path("a.db")))
        try await insertNumber(7, in: database)
        #expect(try await numbers(in: database) == [7])
    }

    @Test func whatIsWrittenIsThereAfterOpeningAgain() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.db")
        let first = try await makeSubject(.file(path: path))
        try await insertNumber(7, in: first)
        await first.close()
        let second = try await makeSubject(.file(path: path))
        #expect(try await numbers(in: second) == [7])
        #expect(try await second.integrityProblems() == [])
    }

    @Test func afterAPurgeNothingDeletedIsInTheFiles() async throws {
        let folder = try TemporaryFolder()
        let database = try await makeSubject(.file(path: folder.path("a.db")))
        let words = (0..<500).map { "\($0) a word that nobody may find" }
        try await database.write { connection in
            for word in words { try connection.execute("INSERT INTO samples_values (text) VALUES (?)", [.text(word)]) }
            try connection.execute("INSERT INTO samples_values (text) VALUES ('kept')")
        }
        try await database.write { _ = try $0.execute("DELETE FROM samples_values WHERE text <> 'kept'") }
        func contents() throws -> Data {
            try ["a.db", "a.db-wal"].reduce(into: Data()) { $0 += try Data(contentsOf: URL(fileURLWithPath: folder.path($1))) }
        }
        let word = Data("word that nobody".utf8)
        #expect(try contents().range(of: word) != nil)
        try await database.purge()
        #expect(try contents().range(of: word) == nil)
        #expect(try await database.integrityProblems() == [])
        let kept = try await database.read { try $0.query("SELECT text FROM samples_values") { try $0.text(0) } }
        #expect(kept == ["kept"])
        await database.close()
        await #expect(throws: DatabaseError.closed) { try await database.purge() }
    }

    @Test func aDatabaseInMemoryIsPurgedToo() async throws {
        let database = try await makeSubject()
        try await insertNumber(7, in: database)
        try await database.purge()
        #expect(try await numbers(in: database) == [7])
    }

    @Test func theFileCanBeReadByItsOwnerAlone() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.db")
        let database = try await makeSubject(.file(path: path))
        try await insertNumber(1, in: database)
        for file in [path, path + "-wal"] {
            let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(rights == 0o600)
        }
    }

    @Test func connectionsAreSetUpForSafety() async throws {
        let folder = try TemporaryFolder()
        let database = try await makeSubject(.file(path: folder.path("a.db")))
        let settings = try await database.write { connection in
            [
                try connection.first("PRAGMA journal_mode") { try $0.text(0) },
                try connection.first("PRAGMA synchronous") { String(try $0.int(0)) },
                try connection.first("PRAGMA foreign_keys") { String(try $0.int(0)) },
            ]
        }
        #expect(settings == ["wal", "2", "1"])
    }

    @Test func anErrorInsideAWriteUndoesAllOfIt() async throws {
        struct Refused: Error {}
        let database = try await makeSubject()
        await #expect(throws: Refused.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO samples_values (number) VALUES (1)")
                throw Refused()
            }
        }
        #expect(try await numbers(in: database) == [])
        try await insertNumber(2, in: database)
        #expect(try await numbers(in: database) == [2])
    }

    @Test(arguments: [true, false]) func aReadCannotWrite(inMemory: Bool) async throws {
        let folder = try TemporaryFolder()
        let database = try await makeSubject(inMemory ? .memory : .file(path: folder.path("a.db")))
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { _ = try $0.execute("DELETE FROM samples_values") }
        }
        guard case .readOnly(let failure) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(failure.sql == "DELETE FROM samples_values")
        try await insertNumber(1, in: database)
        #expect(try await numbers(in: database) == [1])
    }

    @Test func aReadSeesOneStateThroughout() async throws {
        let folder = try TemporaryFolder()
        let database = try await makeSubject(.file(path: folder.path("a.db")))
        let (began, begin) = AsyncStream.makeStream(of: Void.self)
        let gate = DispatchSemaphore(value: 0)
        async let counts = database.read { connection in
            let before = try connection.first("SELECT count(*) FROM samples_values") { try $0.int(0) }
            begin.finish()
            gate.wait()
            let after = try connection.first("SELECT count(*) FROM samples_values") { try $0.int(0) }
            return [before, after]
        }
        for await _ in began {}
        try await insertNumber(1, in: database)
        gate.signal()
        #expect(try await counts == [0, 0])
        #expect(try await numbers(in: database) == [1])
    }

    @Test func itIsReadBesideAProcessThatWrites() async throws {
        let folder = try TemporaryFolder()
        let location = DatabaseLocation.file(path: folder.path("a.db"))
        let writing = try await makeSubject(location)
        try await insertNumber(1, in: writing)
        let reading = try Database(location, access: .readOnly)
        try await reading.checkMigrations([samplesMigration])
        #expect(try await numbers(in: reading) == [1])
        try await insertNumber(2, in: writing)
        #expect(try await numbers(in: reading) == [1, 2])
        let error = await #expect(throws: DatabaseError.self) { try await insertNumber(3, in: reading) }
        guard case .readOnly = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func itIsReadWhenNoOneWrites() async throws {
        let folder = try TemporaryFolder()
        let location = DatabaseLocation.file(path: folder.path("a.db"))
        let writing = try await makeSubject(location)
        try await insertNumber(1, in: writing)
        await writing.close()
        let reading = try Database(location, access: .readOnly)
        #expect(try await numbers(in: reading) == [1])
        await reading.close()
        let again = try await makeSubject(location)
        try await insertNumber(2, in: again)
        #expect(try await numbers(in: again) == [1, 2])
    }

    @Test func readingWhatWasNeverMadeSaysSo() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("none.db")
        #expect(throws: DatabaseError.missing(path: path)) { try Database(.file(path: path), access: .readOnly) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func aClosedDatabaseRefusesEverything() async throws {
        let database = try await makeSubject()
        await database.close()
        await #expect(throws: DatabaseError.closed) { try await numbers(in: database) }
        await #expect(throws: DatabaseError.closed) { try await insertNumber(1, in: database) }
    }

    /// A copy of the files taken while a transaction runs is what a power cut or SIGKILL leaves behind.
    @Test func aProcessKilledInsideATransactionLosesOnlyThatTransaction() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.db")
        let database = try await makeSubject(.file(path: path))
        try await insertNumber(1, in: database)
        let copy = folder.path("copy.db")
        try await database.write { connection in
            try connection.executeScript("PRAGMA cache_size = 10;")
            for number in 2..<5000 {
                try connection.execute(
                    "INSERT INTO samples_values (number, text) VALUES (?, ?)",
                    [SQLValue(number), .text(String(repeating: "x", count: 200))])
            }
            for side in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + side, toPath: copy + side) }
        }
        let wal = try FileManager.default.attributesOfItem(atPath: copy + "-wal")[.size] as? Int
        #expect((wal ?? 0) > 500_000)
        let survivor = try await makeSubject(.file(path: copy))
        #expect(try await numbers(in: survivor) == [1])
        #expect(try await survivor.integrityProblems() == [])
    }

    @Test func callersFromManyTasksAreServedInTurn() async throws {
        let folder = try TemporaryFolder()
        let database = try await makeSubject(.file(path: folder.path("a.db")))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask { try await insertNumber(number, in: database) }
                group.addTask { _ = try await numbers(in: database) }
            }
            try await group.waitForAll()
        }
        #expect(try await numbers(in: database).sorted() == Array(0..<50))
    }
}
