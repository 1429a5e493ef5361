import Common
import Domain
import Foundation
import Persistence
import Preferences
import PreferencesImplementation
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

@testable import Meterbook

@MainActor
struct DataFolderTests {
    private let temporary: TemporaryFolder
    private let folder: DataFolder

    init() throws {
        temporary = try TemporaryFolder()
        folder = DataFolder(temporary.url.appendingPathComponent("data"))
    }

    @Test func itIsItsOwnersAlone() throws {
        try folder.create()
        try folder.create()
        #expect(try permissions(folder.url) == 0o700)
        let secret = try folder.secret { [UInt8](repeating: 0xAB, count: 32) }
        #expect(secret == String(repeating: "ab", count: 32))
        #expect(try permissions(folder.url.appendingPathComponent("secret")) == 0o600)
        #expect(try folder.secret { [] } == secret, "the secret outlives a restart")
    }

    @Test func aFolderThatCannotBeMadeIsSaid() throws {
        let file = try temporary.write("", to: "file")
        let failure = #expect(throws: CommandFailure.self) { try DataFolder(file.appendingPathComponent("data")).create() }
        #expect(failure?.exitCode == 1)
        #expect(failure?.message.contains("--data-dir") == true)
    }

    @Test func withoutDataOneReadsNothing() async throws {
        let database = try await folder.openToRead(AppDependencies.migrations)
        #expect(try await store(database).people().count == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.url.path), "nothing was made")
    }

    @Test("a database from before there were preferences is brought up to date, and keeps its readings")
    func anOlderDatabaseIsMigrated() async throws {
        try folder.create()
        let old = try await folder.openToWrite(ReadingStoreMigrations.all)
        _ = try await store(old).add(
            NewReading(measuredAt: try #require(CivilDateTime("2026-02-01T08:00:00")), result: .glucose(.milligramsPerDeciliter(111))))
        await old.close()

        let outdated = await #expect(throws: CommandFailure.self) { try await folder.openToRead(AppDependencies.migrations) }
        #expect(outdated?.exitCode == 1)

        let new = try await folder.openToWrite(AppDependencies.migrations)
        #expect(try await store(new).readings(ReadingQuery()).count == 1)
        let preferences = SQLitePreferences(database: new)
        try await preferences.set(.always(.millimolesPerLiter), for: .unit)
        await new.close()

        let read = try await folder.openToRead(AppDependencies.migrations)
        #expect(try await SQLitePreferences(database: read).values()[.unit] == .always(.millimolesPerLiter))
        await read.close()
    }

    @Test func aNewerDatabaseIsRefused() async throws {
        try folder.create()
        let newer = try await folder.openToWrite(AppDependencies.migrations + [Migration("orders_0001", script: "SELECT 1;")])
        await newer.close()
        for open in [folder.openToWrite, folder.openToRead] {
            let failure = await #expect(throws: CommandFailure.self) { try await open(AppDependencies.migrations) }
            #expect(failure?.exitCode == 1)
            #expect(failure?.message.contains("orders_0001") == true, "\(failure?.message ?? "")")
        }
    }

    private func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    private func store(_ database: Database) -> SQLiteReadingStore {
        SQLiteReadingStore(database: database, clock: SystemWallClock(), identifiers: SequentialIdentifierSource())
    }
}
