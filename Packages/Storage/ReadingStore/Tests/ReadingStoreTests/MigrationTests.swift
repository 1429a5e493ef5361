import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

/// Databases as earlier versions left them lie under Fixtures, made by these versions and never made anew.
@Suite struct MigrationTests {
    @Test(arguments: ["readings_0001"]) func anOldDatabaseIsBroughtUpToDateWithAllThatIsInIt(name: String) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("meterbook.db")
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name).db")
        try FileManager.default.copyItem(atPath: fixture.path, toPath: path)
        let database = try Database(.file(path: path))
        let store = try await makeSubject(database)
        #expect(try await database.integrityProblems() == [])
        #expect(try await store.people().map(\.name) == ["Ada", "Mia"])
        let devices = try await store.devices()
        #expect(devices.map(\.identity.name) == ["Accu-Chek Guide", "Simulated"])
        #expect(devices[0].cursor == SyncCursor(epoch: 0, sequence: 2, identity: NewRecord.make(2).identity))
        #expect(devices[0].lastSync?.counts == StoredCounts(new: 4, unreadable: 1))
        let readings = try await store.all()
        #expect(readings.map(\.sequence) == [1, 2, 4, 9, nil])
        #expect(readings.map(\.note) == ["before breakfast", nil, nil, nil, "typed"])
        #expect(readings.map(\.meal) == [.fasting, nil, nil, nil, .bedtime])
        #expect(readings.map(\.zone) == ["Europe/Berlin", "Europe/Berlin", nil, "Europe/Berlin", "Europe/Berlin"])
        #expect(readings[1].result == KetoneValue(hundredths: 60).map(TestResult.ketone))
        #expect(readings[3].isSimulated)
        #expect(try await store.history(of: readings[0].id).map(\.new) == [.note("before breakfast")])
        #expect(try await store.unreadable(limit: nil).map(\.frame.bytes) == [[1, 2]])
        #expect(try await store.targetSet(of: .first) == .standard)
        #expect(try await store.sync(.guide, [.make(3), .make(5)]).counts == StoredCounts(new: 1, known: 1))
    }

    @Test func migrationsAreNamedByTheirOwner() {
        #expect(
            ReadingStoreMigrations.all.map(\.name) == ["readings_0001_initial", "readings_0002_unknown_times", "readings_0003_renumbering"])
    }
}
