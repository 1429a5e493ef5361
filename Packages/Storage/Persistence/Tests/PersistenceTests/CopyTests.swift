import Foundation
import TestSupport
import Testing

@testable import Persistence

/// A copy is one state of the database, whoever writes meanwhile, and never takes the place of a file.
@Suite(.timeLimit(.minutes(10)))
struct CopyTests {
    private let folder: TemporaryFolder
    private let database: Database

    init() async throws {
        folder = try TemporaryFolder()
        database = try Database(.file(path: folder.path("a.db")))
        try await database.migrate([Migration("things_0001", script: "CREATE TABLE things (number INTEGER NOT NULL) STRICT;")])
    }

    @Test func aCopyHasEverythingAndIsTheOwnersAlone() async throws {
        try await add(3)
        try await database.copy(to: folder.path("b.db"))
        #expect(try await count(in: "b.db") == 3)
        let rights = try FileManager.default.attributesOfItem(atPath: folder.path("b.db"))[.posixPermissions] as? Int
        #expect(rights == 0o600)
    }

    @Test func aCopyTakenWhileSomebodyWritesHasWholeTransactionsOnly() async throws {
        try await add(10)
        let writing = Task {
            for _ in 0..<200 { try await add(10) }
        }
        var counts: [Int] = []
        for number in 0..<20 {
            try await database.copy(to: folder.path("copy-\(number).db"))
            counts.append(try await count(in: "copy-\(number).db"))
        }
        try await writing.value
        #expect(counts.allSatisfy { $0.isMultiple(of: 10) } && counts == counts.sorted(), "\(counts)")
    }

    @Test func aFileThatIsThereStays() async throws {
        try folder.write("mine", to: "b.db")
        await #expect(throws: DatabaseError.self) { try await database.copy(to: folder.path("b.db")) }
        #expect(try String(contentsOfFile: folder.path("b.db"), encoding: .utf8) == "mine")
        await #expect(throws: DatabaseError.self) { try await database.copy(to: folder.path("missing/b.db")) }
    }

    private func add(_ count: Int) async throws {
        try await database.write { connection in
            for number in 0..<count { try connection.execute("INSERT INTO things (number) VALUES (?)", [SQLValue(number)]) }
        }
    }

    private func count(in file: String) async throws -> Int {
        let copy = try Database(.file(path: folder.path(file)))
        #expect(try await copy.integrityProblems() == [])
        let count = try await copy.read { try $0.first("SELECT count(*) FROM things") { try $0.int(0) } }
        await copy.close()
        return count ?? 0
    }
}
