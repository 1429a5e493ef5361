import Persistence
import Testing

@Suite struct ChangeStreamTests {
    @Test func everySubscriberHearsOfTheTablesOfACommit() async throws {
        let database = try await makeSubject()
        var first = database.changes().makeAsyncIterator()
        var second = database.changes().makeAsyncIterator()
        try await insertNumber(1, in: database)
        #expect(await first.next() == ["samples_values"])
        #expect(await second.next() == ["samples_values"])
    }

    @Test func whatIsRolledBackIsNeverHeardOf() async throws {
        struct Refused: Error {}
        let database = try await makeSubject()
        var changes = database.changes().makeAsyncIterator()
        await #expect(throws: Refused.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO samples_values (number) VALUES (1)")
                throw Refused()
            }
        }
        try await database.write { _ = try $0.execute("INSERT INTO samples_names (name) VALUES ('a')") }
        #expect(await changes.next() == ["samples_names"])
    }

    /// The tables whose changes an update hook does not report: without rowid, emptied as a whole, by a foreign key, by a trigger.
    @Test func noKindOfChangeIsMissed() async throws {
        let database = try await makeSubject()
        try await insertNumber(1, in: database)
        try await insertNumber(2, in: database)
        try await database.write { _ = try $0.execute("INSERT INTO samples_children (parent) VALUES (1)") }
        var changes = database.changes().makeAsyncIterator()
        try await database.write { _ = try $0.execute("INSERT INTO samples_names (name) VALUES ('a')") }
        #expect(await changes.next() == ["samples_names"])
        try await database.write { _ = try $0.execute("UPDATE samples_values SET number = 3 WHERE key = 1") }
        #expect(await changes.next() == ["samples_values", "samples_log"])
        try await database.write { _ = try $0.execute("DELETE FROM samples_values WHERE key = 1") }
        #expect(await changes.next() == ["samples_values", "samples_children"])
        try await database.write { _ = try $0.execute("DELETE FROM samples_log") }
        #expect(await changes.next() == ["samples_log"])
        try await database.write { try $0.forEach("DELETE FROM samples_names RETURNING name") { _ = try $0.text(0) } }
        #expect(await changes.next() == ["samples_names"])
    }

    @Test func aStatementThatChangesNothingIsNotAChange() async throws {
        let database = try await makeSubject()
        try await database.write { _ = try $0.execute("INSERT INTO samples_names (name) VALUES ('a')") }
        var changes = database.changes().makeAsyncIterator()
        try await database.write { _ = try $0.execute("INSERT OR IGNORE INTO samples_names (name) VALUES ('a')") }
        try await database.write { _ = try $0.execute("UPDATE samples_values SET number = 1") }
        try await insertNumber(1, in: database)
        #expect(await changes.next() == ["samples_values"])
    }

    @Test func aSlowSubscriberGetsTheUnionOfWhatItMissed() async throws {
        let database = try await makeSubject()
        let stream = database.changes()
        try await insertNumber(1, in: database)
        try await database.write { _ = try $0.execute("INSERT INTO samples_names (name) VALUES ('a')") }
        try await insertNumber(2, in: database)
        await database.close()
        var heard: [Set<String>] = []
        for await tables in stream { heard.append(tables) }
        #expect(heard == [["samples_values", "samples_names"]])
    }

    @Test func aTransformedChangeThatIsEmptyIsNotSent() async throws {
        let database = try await makeSubject()
        let stream = database.changes { tables in tables.contains("samples_names") ? Set(["names"]) : [] }
        try await insertNumber(1, in: database)
        try await database.write { _ = try $0.execute("INSERT INTO samples_names (name) VALUES ('a')") }
        await database.close()
        var heard: [Set<String>] = []
        for await change in stream { heard.append(change) }
        #expect(heard == [["names"]])
    }

    @Test func aStreamOfAClosedDatabaseEndsAtOnce() async throws {
        let database = try await makeSubject()
        await database.close()
        for await _ in database.changes() { Issue.record("a change of a closed database") }
    }

    @Test func aStreamEndsWithItsDatabase() async throws {
        var database: Database? = try await makeSubject()
        let stream = database?.changes()
        database = nil
        for await _ in try #require(stream) { Issue.record("a change of no database") }
    }
}
