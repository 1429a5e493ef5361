import Foundation
import Persistence
import TestSupport
import Testing

@Suite struct DatabaseErrorTests {
    @Test func aFileOfAnotherKindIsNotADatabase() throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "This is a text, not a database. ", count: 200), to: "a.db")
        let path = folder.path("a.db")
        #expect(throws: DatabaseError.notADatabase(path: path)) { try Database(.file(path: path)) }
        #expect(throws: DatabaseError.notADatabase(path: path)) { try Database(.file(path: path), access: .readOnly) }
    }

    @Test func aFileCutShortIsCorrupt() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.db")
        let database = try await makeSubject(.file(path: path))
        try await database.write { connection in
            for number in 0..<2000 { try connection.execute("INSERT INTO samples_values (number) VALUES (?)", [SQLValue(number)]) }
        }
        await database.close()
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: DatabaseError.self) { try Database(.file(path: path)) }
        guard case .corrupt = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func aDamagedPageIsFoundByTheCheck() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.db")
        let database = try await makeSubject(.file(path: path))
        try await database.write { connection in
            for number in 0..<2000 { try connection.execute("INSERT INTO samples_values (number) VALUES (?)", [SQLValue(number)]) }
        }
        await database.close()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for index in (bytes.count - 4096)..<bytes.count { bytes[index] = 0xAA }
        try bytes.write(to: URL(fileURLWithPath: path))
        let damaged = try Database(.file(path: path))
        #expect(try await damaged.integrityProblems().isEmpty == false)
        let error = await #expect(throws: DatabaseError.self) { try await numbers(in: damaged) }
        guard case .corrupt = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func aFolderThatIsNotThereCannotBeOpened() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("no/such/a.db")
        let error = #expect(throws: DatabaseError.self) { try Database(.file(path: path)) }
        guard case .cannotOpen(path, _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func aFolderInThePlaceOfTheFileCannotBeOpened() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: DatabaseError.self) { try Database(.file(path: folder.url.path)) }
        guard case .cannotOpen = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    /// The kernel's own file system refuses new files, as a read-only disk does.
    @Test func aFolderThatCannotBeWrittenIsReadOnly() throws {
        let error = #expect(throws: DatabaseError.self) { try Database(.file(path: "/sys/kernel/meterbook.db")) }
        guard case .readOnly = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func aFullDatabaseKeepsWhatItHas() async throws {
        let folder = try TemporaryFolder()
        let database = try await makeSubject(.file(path: folder.path("a.db")))
        try await insertNumber(1, in: database)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                try connection.executeScript("PRAGMA max_page_count = 20;")
                for _ in 0..<100 {
                    try connection.execute("INSERT INTO samples_values (bytes) VALUES (?)", [.blob([UInt8](repeating: 1, count: 4000))])
                }
            }
        }
        guard case .diskFull = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(try await numbers(in: database) == [1])
        try await database.write { try $0.executeScript("PRAGMA max_page_count = 1000000;") }
        try await insertNumber(2, in: database)
        #expect(try await numbers(in: database) == [1, 2])
    }

    @Test func everyErrorSaysWhatHappenedAndWhatToDo() {
        let failure = SQLFailure(code: 11, message: "malformed", sql: "SELECT\n    1")
        let errors: [DatabaseError] = [
            .missing(path: "p"), .cannotOpen(path: "p", failure), .notADatabase(path: "p"), .foreign(path: "p"), .corrupt(failure),
            .readOnly(failure), .diskFull(failure), .inputOutput(failure), .busy(failure), .constraint(failure), .failed(failure),
            .unexpectedValue(column: "c", sql: "s"), .wrongArgumentCount(expected: 1, given: 2, sql: "s"), .newer(unknownMigrations: ["n"]),
            .outdated(missingMigrations: ["m"]), .migrationOutOfOrder(name: "m"), .duplicateMigration(name: "m"), .closed,
        ]
        let texts = errors.map { "\($0)" }
        #expect(Set(texts).count == errors.count)
        for text in texts { #expect(text.hasSuffix(".") && !text.contains("\n")) }
        #expect("\(failure)" == "SQLite 11: malformed, in: SELECT 1")
    }
}
