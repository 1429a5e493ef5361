import Common
import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

/// Databases as earlier versions left them lie under Fixtures, made by these versions and never made anew.
@Suite struct MigrationTests {
    private func fixture(_ name: String, in folder: TemporaryFolder) throws -> Database {
        let path = folder.path("meterbook.db")
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name).db")
        try FileManager.default.copyItem(atPath: fixture.path, toPath: path)
        return try Database(.file(path: path))
    }

    @Test func anOldDatabaseIsBroughtUpToDateWithAllThatIsInIt() async throws {
        let folder = try TemporaryFolder()
        let database = try fixture("readings_0001", in: folder)
        let store = try await makeSubject(database)
        #expect(try await database.integrityProblems() == [])
        #expect(try await store.people().map(\.name) == ["Ada", "Mia"])
        let devices = try await store.devices()
        #expect(devices.map(\.identity.name) == ["Accu-Chek Guide", "Simulated"])
        #expect(devices.allSatisfy { $0.kind == .meter && $0.syncsAutomatically && !$0.setsClock })
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
        #expect(try await store.unreadable(after: nil, limit: nil).records.map(\.frame.bytes) == [[1, 2]])
        #expect(try await store.targetSet(of: .first) == .standard)
        #expect(try await store.sync(.guide, [.make(3), .make(5)]).counts == StoredCounts(new: 1, known: 1))
    }

    /// Earlier versions stored each record of such a meter anew with each sync after a test: here one, two and three of them.
    @Test func theDoublesOfAMeterThatRenumbersBecomeOneAgain() async throws {
        let folder = try TemporaryFolder()
        let store = try await makeSubject(try fixture("readings_0002", in: folder), identifiers: RandomIdentifierSource())
        let device = try #require(try await store.devices().first { $0.identity.name == "Reversed" })
        let query = ReadingQuery(device: device.id)
        #expect(try await store.readings(query).count == 6)
        let state = try await store.beginSync(of: device.id)
        let records = (1...4).map { NewRecord.test(UInt16(4 - $0), minute: $0) }
        let end = SyncEnd(.complete, cursor: .clear, isRenumbering: true, isWhole: true)
        let summary = try await store.finishSync(state.id, storing: RecordBatch(records: records), as: end)
        #expect(summary.counts == StoredCounts(new: 1, known: 3))
        #expect(try await store.readings(query).map { $0.measuredAt?.minute } == [1, 2, 3, 4])
        #expect(try await store.all().count == 5 + 4)
    }

    @Test func whatIsKnownOfAMeterThatRenumbersIsFoundAgain() async throws {
        let folder = try TemporaryFolder()
        let store = try await makeSubject(try fixture("readings_0003", in: folder), identifiers: RandomIdentifierSource())
        let device = try #require(try await store.devices().first { $0.identity.name == "Reversed" })
        let state = try await store.beginSync(of: device.id)
        #expect(state.isRenumbering && state.cursor == nil && state.epoch == 0)
        let records = (1...5).map { NewRecord.test(UInt16(5 - $0), minute: $0) }
        #expect(try await store.store(RecordBatch(records: records), in: state.id) == StoredCounts(new: 1, known: 4))
        #expect(try await store.all().count == 5 + 5)
    }

    @Test func aMealThatAMeterSaidIsFoundAgain() async throws {
        let folder = try TemporaryFolder()
        let store = try await makeSubject(try fixture("readings_0002", in: folder), identifiers: RandomIdentifierSource())
        let reading = try #require(try await store.all().first { $0.meal == .fasting })
        let change = try await store.edit([reading.id], [.meal(.casual)])
        _ = try await store.undo(change)
        #expect(try await store.reading(reading.id)?.meal == .fasting)
    }

    /// Reasons were English; the page shows them in the language of its reader.
    @Test func reasonsOfEarlierVersionsBecomeCases() async throws {
        let folder = try TemporaryFolder()
        let database = try fixture("readings_0003", in: folder)
        let texts = [
            "too short: needs at least 10 bytes, has 3", "truncated: its flags promise 14 bytes, it has 12", "truncated: but otherwise",
        ]
        try await database.write { connection in
            for (index, text) in texts.enumerated() {
                try connection.execute(
                    """
                    INSERT INTO readings_unreadable (device, kind, bytes, reason, sync_count, last_sync) VALUES (1, 'measurement', ?, ?, 1, 1)
                    """,
                    [.blob([0xFF, UInt8(index)]), .text(text)])
            }
        }
        let store = try await makeSubject(database, identifiers: RandomIdentifierSource())
        let reasons = try await store.unreadable(after: nil, limit: nil).records.map(\.frame.reason)
        #expect(
            reasons == [
                .other("too short"), .tooShort(needed: 10, got: 3), .truncated(needed: 14, got: 12), .other("truncated: but otherwise"),
            ])
    }

    /// What people decide about a meter came with version 6: nothing that was there before is touched.
    @Test func everyRowOfVersionFiveIsKeptInAllItsColumns() async throws {
        let folder = try TemporaryFolder()
        let database = try fixture("readings_0005", in: folder)
        let columns = try await database.read { try Self.columns($0) }
        let before = try await database.read { try Self.rows($0, columns) }
        #expect(before.count > 40 && columns.count == 13)
        let store = try await makeSubject(database, identifiers: RandomIdentifierSource())
        #expect(try await database.read { try Self.rows($0, columns) } == before)
        #expect(try await database.integrityProblems() == [])
        let devices = try await store.devices()
        #expect(devices.map(\.identity.name) == ["Accu-Chek Guide", "Simulated", "Reversed"])
        #expect(devices.allSatisfy { $0.kind == .meter && $0.syncsAutomatically && !$0.setsClock })
        #expect(try await store.readings(ReadingQuery(words: "cafe")).map(\.note) == ["Café nach dem Sport"])
        let leftOut = try #require(try await store.all().first { $0.exclusion != nil })
        #expect(leftOut.sequence == 20 && leftOut.exclusion == "sweet fingers" && leftOut.tags.map(\.name) == ["sport"])
        #expect(try await store.all().allSatisfy { $0.note != "gone" }, "what was deleted stays so")
        let reasons = try await store.unreadable(after: nil, limit: nil).records.map(\.frame.reason)
        #expect(reasons.contains(.tooShort(needed: 10, got: 3)) && reasons.contains(.truncated(needed: 17, got: 4)))
    }

    /// People's profiles, whose meter it is, what was decided about it, and sensors came until version 7.
    @Test func everyRowOfVersionSevenIsKeptInAllItsColumns() async throws {
        let folder = try TemporaryFolder()
        let database = try fixture("readings_0007", in: folder)
        let columns = try await database.read { try Self.columns($0) }
        let before = try await database.read { try Self.rows($0, columns) }
        #expect(before.count > 40 && columns.count == 14)
        let store = try await makeSubject(database, identifiers: RandomIdentifierSource())
        #expect(try await database.read { try Self.rows($0, columns) } == before)
        #expect(try await database.integrityProblems() == [])
        let people = try await store.people()
        #expect(people.map(\.name) == ["Ada", "Mia"])
        let profile = try await store.profile(of: people[0].id)
        #expect(profile.birthDate == date("1957-03-27") && profile.diabetesType == .type2 && profile.clinic == "Praxis am Markt")
        #expect(profile.address.city == "Bonn")
        #expect(try await store.targetSet(of: people[1].id) == .pregnancy.with(meals: [.fasting: .olderOrHighRisk]))
        let devices = try await store.devices()
        #expect(devices.map(\.identity.name) == ["Accu-Chek Guide", "Simulated", "Reversed", "Glimpse"])
        #expect(devices.map(\.kind) == [.meter, .meter, .meter, .sensor])
        #expect(!devices[0].syncsAutomatically && devices[0].setsClock && devices[2].person == people[1].id)
        #expect(try await store.readings(ReadingQuery(sensors: .only)).map(\.sequence) == [5])
    }

    @Test func theVersionOfTodayHasAFixture() throws {
        let name = try #require(ReadingStoreMigrations.all.last?.name).prefix("readings_0000".count)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name).db")
        #expect(FileManager.default.fileExists(atPath: file.path), "make one of what the code writes now, and test that it is read")
    }

    /// The columns of the store's own tables, by table.
    private static func columns(_ connection: Connection) throws -> [String: [String]] {
        let sql = """
            SELECT t.name, c.name FROM pragma_table_list t JOIN pragma_table_info(t.name) c
            WHERE t.type = 'table' AND t.name LIKE 'readings\\_%' ESCAPE '\\' ORDER BY t.name, c.cid
            """
        let pairs = try connection.query(sql) { (table: try $0.text(0), column: try $0.text(1)) }
        return Dictionary(grouping: pairs, by: \.table).mapValues { $0.map(\.column) }
    }

    /// Every row of these tables as text, in these columns.
    private static func rows(_ connection: Connection, _ columns: [String: [String]]) throws -> [String] {
        try columns.sorted { $0.key < $1.key }.flatMap { table, names in
            let values = names.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
            return try connection.query("SELECT \(values) FROM \"\(table)\" ORDER BY 1") { "\(table): \(try $0.text(0))" }
        }
    }

    @Test func migrationsAreNamedByTheirOwner() {
        #expect(
            ReadingStoreMigrations.all.map(\.name) == [
                "readings_0001_initial", "readings_0002_unknown_times", "readings_0003_renumbering", "readings_0004_reasons",
                "readings_0005_words", "readings_0006_device_settings", "readings_0007_profiles",
            ])
    }
}
