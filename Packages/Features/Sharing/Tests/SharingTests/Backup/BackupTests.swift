import Common
import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Sharing
import TestSupport
import Testing

@testable import SharingImplementation

/// One file with everything: whole when it was made while others wrote, and refused, with nothing changed, when it is not what was made.
@Suite(.timeLimit(.minutes(10)))
struct BackupTests {
    private let folder: TemporaryFolder
    private let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1_772_362_800), timeZone: .gmt)

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func everythingComesBackIntoAFreshInstallation() async throws {
        try await fill("a.db", 3)
        try await backUp("a.db", to: "backup")
        #expect(try await restore("backup", over: "b.db") == nil)
        #expect(try await count("b.db") == 3)
        #expect(try rights("backup") == 0o600 && rights("b.db") == 0o600)
        #expect(try names() == ["a.db", "b.db", "backup"], "nothing else is left behind")
    }

    @Test func aUsedInstallationIsKeptAndCanBeHadBack() async throws {
        try await fill("a.db", 3)
        try await backUp("a.db", to: "backup")
        try await fill("b.db", 5)
        let kept = try #require(try await restore("backup", over: "b.db"))
        #expect(kept == folder.path("b.db.before-2026-03-01T11-00-00"))
        #expect(try await count("b.db") == 3)
        let again = try #require(try await restore(URL(fileURLWithPath: kept).lastPathComponent, over: "b.db"))
        #expect(again == kept + "-2")
        #expect(try await count("b.db") == 5)
    }

    @Test func aBackupTakenDuringASyncRestoresClean() async throws {
        let database = try await open("a.db")
        let store = SQLiteReadingStore(database: database, clock: clock, identifiers: SequentialIdentifierSource())
        let device = try await store.add(.guide)
        let sync = try await store.beginSync(of: device.id)
        let syncing = Task {
            for batch in 0..<100 {
                let records = (1...10).map { NewRecord.make(UInt16(batch * 10 + $0)) }
                _ = try await store.store(RecordBatch(records: records), in: sync.id)
            }
        }
        for number in 0..<10 {
            try await SharingServices.backingUp(of: database).backUp(to: folder.path("backup-\(number)"))
            _ = try await restore("backup-\(number)", over: "b.db")
            #expect(try await count("b.db").isMultiple(of: 10))
        }
        try await syncing.value
        await database.close()
    }

    @Test func anyChangedByteIsNoticedAndChangesNothing() async throws {
        try await fill("a.db", 3)
        try await backUp("a.db", to: "backup")
        try await fill("b.db", 5)
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path("backup")))
        for place in [100, 200, 5000, whole.count - 1] {
            var changed = whole
            changed[place] ^= 1
            try await expectRefused(changed, .changed(path: folder.path("other")))
        }
        let expected = try #require(Int(String(decoding: whole.split(separator: 0x0A)[1], as: UTF8.self).split(separator: " ")[1]))
        let head = whole.count - expected
        for length in [head, head + 1, whole.count - 1] {
            try await expectRefused(
                whole.prefix(length), .wrongSize(path: folder.path("other"), expected: expected, found: length - head))
        }
        try await expectRefused(whole + [0], .wrongSize(path: folder.path("other"), expected: expected, found: expected + 1))
        for noBackup in [Data(), Data("hello".utf8), whole.prefix(30), whole.dropFirst(), Data("Meterbook backup x\ny 1\n".utf8)] {
            try await expectRefused(noBackup, .notABackup(path: folder.path("other")))
        }
        try await expectRefused(Data("Meterbook backup 2\nwhatever\n".utf8), .newer(path: folder.path("other")))
    }

    @Test func aDatabaseOfANewerVersionIsRefused() async throws {
        let database = try await open("a.db")
        let later = Migration("readings_9999_later", script: "CREATE TABLE readings_later (a);")
        try await database.migrate(ReadingStoreMigrations.all + [later])
        await database.close()
        try await backUp("a.db", to: "backup", migrating: false)
        await #expect(throws: BackupError.newer(path: folder.path("backup"))) { try await restore("backup", over: "b.db") }
        #expect(try names() == ["a.db", "backup"])
    }

    @Test func whatIsNoDatabaseInsideIsRefused() async throws {
        try folder.write(String(repeating: "x", count: 9000), to: "junk")
        try BackupFile.write(database: folder.path("junk"), to: folder.path("backup"))
        await #expect(throws: BackupError.self) { try await restore("backup", over: "b.db") }
        #expect(try names() == ["backup", "junk"])
    }

    @Test func aDatabaseThatIsDamagedIsPutAsideAndReplaced() async throws {
        try await fill("a.db", 3)
        try await backUp("a.db", to: "backup")
        try folder.write(String(repeating: "x", count: 9000), to: "b.db")
        let kept = try #require(try await restore("backup", over: "b.db"))
        #expect(kept.hasSuffix(".damaged") && FileManager.default.fileExists(atPath: kept))
        #expect(try await count("b.db") == 3)
    }

    @Test func somebodyWhoHasTheDatabaseOpenIsNotPulledFromIt() async throws {
        try await fill("a.db", 3)
        try await backUp("a.db", to: "backup")
        try await fill("b.db", 5)
        let reader = try Database(.file(path: folder.path("b.db")), access: .readOnly)
        #expect(try await reader.read { try $0.first("SELECT count(*) FROM readings_readings") { try $0.int(0) } } == 5)
        await #expect(throws: BackupError.inUse) { try await restore("backup", over: "b.db") }
        await reader.close()
        #expect(try await count("b.db") == 5)
        #expect(try await restore("backup", over: "b.db") != nil)
    }

    @Test func everyErrorSaysWhatIsSafeAndWhatToDo() {
        let errors: [BackupError] = [
            .exists(path: "f"), .unreadable(path: "f", "w"), .unwritable(path: "f", "w"), .notABackup(path: "f"), .newer(path: "f"),
            .wrongSize(path: "f", expected: 2, found: 1), .changed(path: "f"), .damaged(path: "f", "w"), .inUse, .storage("w"),
        ]
        let safe = /not touched|Nothing was changed|is safe|is as it was/
        let advice = /name a|check its|update the app|copy it again|use an older|try again/
        for error in errors { #expect(error.description.contains(safe) && error.description.contains(advice), "\(error)") }
        #expect(Set(errors.map(\.description)).count == errors.count)
    }

    @Test func aFileThatIsThereIsNotTouchedAndAMissingOneIsNamed() async throws {
        try await fill("a.db", 1)
        try folder.write("mine", to: "backup")
        await #expect(throws: BackupError.exists(path: folder.path("backup"))) { try await backUp("a.db", to: "backup") }
        #expect(try String(contentsOfFile: folder.path("backup"), encoding: .utf8) == "mine")
        await #expect(throws: BackupError.self) { try await backUp("a.db", to: "missing/backup") }
        await #expect(throws: BackupError.unreadable(path: folder.path("none"), "No such file or directory")) {
            try await restore("none", over: "b.db")
        }
    }
}

private extension BackupTests {
    func open(_ name: String) async throws -> Database {
        let database = try Database(.file(path: folder.path(name)))
        try await database.migrate(ReadingStoreMigrations.all)
        return database
    }

    func fill(_ name: String, _ count: Int) async throws {
        let database = try await open(name)
        let store = SQLiteReadingStore(database: database, clock: clock, identifiers: SequentialIdentifierSource())
        let time = try #require(CivilDateTime("2026-02-01T08:00:00"))
        for _ in 0..<count { _ = try await store.add(NewReading(measuredAt: time, result: milligrams(100))) }
        await database.close()
    }

    func backUp(_ name: String, to path: String, migrating: Bool = true) async throws {
        let database = migrating ? try await open(name) : try Database(.file(path: folder.path(name)))
        do {
            try await SharingServices.backingUp(of: database).backUp(to: folder.path(path))
            await database.close()
        } catch {
            await database.close()
            throw error
        }
    }

    func restore(_ path: String, over name: String) async throws -> String? {
        try await SharingServices.restoring(over: folder.path(name), migrations: ReadingStoreMigrations.all, wallClock: clock)
            .restore(folder.path(path))
    }

    func expectRefused(_ bytes: Data, _ error: BackupError, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try bytes.write(to: URL(fileURLWithPath: folder.path("other")))
        await #expect(throws: error, sourceLocation: sourceLocation) { try await restore("other", over: "b.db") }
        #expect(try await count("b.db") == 5, sourceLocation: sourceLocation)
        #expect(try names() == ["a.db", "b.db", "backup", "other"], sourceLocation: sourceLocation)
    }

    func count(_ name: String) async throws -> Int {
        let database = try await open(name)
        let count = try await database.read { try $0.first("SELECT count(*) FROM readings_readings") { try $0.int(0) } }
        await database.close()
        return count ?? -1
    }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    }

    func rights(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
    }
}
