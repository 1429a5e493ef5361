import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

/// Someone who is erased leaves no byte in the database's files; the others keep everything.
@Suite struct ErasureTests {
    private let folder: TemporaryFolder
    private let database: Database
    private let store: SQLiteReadingStore

    init() async throws {
        folder = try TemporaryFolder()
        database = try Database(.file(path: folder.path("meterbook.db")))
        store = try await makeSubject(database)
    }

    /// Words and bytes of a person, each found nowhere else.
    private static let traces: [[UInt8]] =
        [
            "Zebedäus", "Quittenallee", "Praxis Ypsilon", "mulberry", "jam before", "kumquat", "plumtree", "persimmon", "SERIALZ", "Zmeter",
            "import-of-z",
        ].map { Array($0.utf8) } + [NewRecord.make(60_111).measurement, NewContext.make(60_111, .fasting).bytes + [0xA7, 0x5E]]

    @Test func nobodyFindsAByteOfWhoWasErased() async throws {
        let person = try await fill()
        let before = try found()
        #expect(before.count == Self.traces.count, "each is there before: \(before)")
        #expect(try await store.holdings(of: person) == PersonHoldings(readings: 4, notes: 1, devices: 1))
        try await store.erase(person)
        #expect(try found() == [], "with the database open")
        #expect(try await database.integrityProblems() == [])
        #expect(try await store.people().map(\.name) == ["Ada"])
        #expect(try await store.all().map(\.note) == ["Ada’s"])
        #expect(try await store.devices().map(\.identity.name) == ["Contour"])
        #expect(try await store.readings(ReadingQuery(words: "ada")).count == 1, "the index still finds what others wrote")
        #expect(try await store.readings(ReadingQuery(words: "jam")) == [])
        await database.close()
        #expect(try found() == [])
    }

    @Test func theLastOneLeavesAFreshStart() async throws {
        _ = try await fill()
        for person in try await store.people() { try await store.erase(person.id) }
        #expect(try found() == [])
        #expect(try await store.people() == [Person(id: .first, name: "")])
        #expect(try await store.all() == [])
        #expect(try await store.devices() == [])
        #expect(try await store.profile(of: .first) == PersonProfile())
        _ = try await store.sync(.guide, [.make(1)])
        #expect(try await store.all().map(\.sequence) == [1])
    }

    /// Whoever is first stands for the person whom an installation began with.
    @Test func whoIsLeftIsFirst() async throws {
        let mia = try await store.addPerson(name: "Mia")
        try await store.erase(.first)
        #expect(try await store.people() == [mia])
        let reading = try await store.add(NewReading(measuredAt: try #require(time("2026-02-01T08:00:00")), result: milligrams(99)))
        #expect(try await store.readings(ReadingQuery(person: mia.id)).map(\.id) == [reading.id])
        #expect(try await store.readings(ReadingQuery(person: .first)).map(\.id) == [reading.id])
        #expect(try await store.targetSet(of: .first) == .standard)
        await #expect(throws: ReadingStoreError.unknownPerson(Person.ID(rawValue: "gone"))) {
            try await store.erase(Person.ID(rawValue: "gone"))
        }
    }

    @Test func aMeterThatBroughtReadingsOfOthersStaysWithThem() async throws {
        let mia = try await store.addPerson(name: "Mia")
        try await store.sync(
            .guide, [.make(1), .make(2)], unreadable: [UnreadableFrame(bytes: [1, 2], reason: .other("x"), sequence: nil)])
        let guide = try #require(try await store.devices().first)
        try await store.assign(guide.id, to: mia.id, withReadings: false)
        try await store.sync(.guide, [.make(3, at: "2026-02-02T08:00:00")], contexts: [.make(3, .fasting)])
        try await store.erase(mia.id)
        #expect(try await store.all().map(\.sequence) == [1, 2])
        #expect(try await store.devices() == [])
        #expect(try await store.unreadableCount() == 0)
        #expect(try await database.integrityProblems() == [])
        #expect(try await store.holdings(of: .first) == PersonHoldings(readings: 2, notes: 0, devices: 1))
        #expect(try await store.all().map { $0.device?.name } == ["Accu-Chek Guide", "Accu-Chek Guide"])
    }

    /// Somebody reads all the while, as `meterbook readings` does beside the app: the files cannot be rewritten under them.
    @Test(.timeLimit(.minutes(10))) func whileAnotherReadsItSaysThatTracesAreLeftAndRemovesThemLater() async throws {
        let person = try await fill()
        let other = try Database(.file(path: folder.path("meterbook.db")), access: .readOnly)
        let (begun, hasBegun) = AsyncStream<Void>.makeStream()
        let end = DispatchSemaphore(value: 0)
        let reading = Task {
            try await other.read { connection in
                _ = try connection.query("SELECT count(*) FROM readings_readings") { try $0.int(0) }
                hasBegun.yield()
                end.wait()
            }
        }
        for await _ in begun { break }
        await #expect {
            try await store.erase(person)
        } throws: { error in
            if case ReadingStoreError.notPurged = error { true } else { false }
        }
        #expect(try await store.people().map(\.name) == ["Ada"], "no page shows them any more")
        #expect(try found() != [], "but the files still do")
        end.signal()
        try await reading.value
        try await store.finishErasing()
        #expect(try found() == [])
        await other.close()
    }

    /// What was deleted is gone from every page, and the files are rewritten at the next start.
    @Test func anErasureThatWasCutOffIsFinishedLater() async throws {
        let person = try await fill()
        try await database.write { connection in
            _ = try connection.execute("INSERT INTO readings_erasures DEFAULT VALUES")
            _ = try connection.execute("DELETE FROM readings_words")
            _ = try connection.execute("UPDATE readings_people SET clinic = ''")
        }
        #expect(try found().contains("Praxis Ypsilon"), "in the write-ahead log")
        try await store.finishErasing()
        #expect(try !found().contains("Praxis Ypsilon"))
        try await store.finishErasing()
        try await store.erase(person)
        #expect(try found() == [])
    }

    /// Fills everything that a person can leave behind, beside another person.
    private func fill() async throws -> Person.ID {
        let person = try await store.addPerson(name: "Zebedäus")
        let other = try await store.add(.contour)
        _ = try await store.add(
            NewReading(measuredAt: try #require(time("2026-02-01T09:00:00")), result: milligrams(120), note: "Ada’s"))
        try await store.rename(.first, to: "Ada")
        try await store.setProfile(
            PersonProfile(
                name: "Zebedäus", birthDate: date("1957-03-27"), clinic: "Praxis Ypsilon",
                address: DeliveryAddress(recipient: "Zebedäus", street: "Quittenallee 7")),
            of: person.id)
        try await store.setTargetSet(.pregnancy, of: person.id)
        let typed = try await store.add(
            NewReading(
                person: person.id, measuredAt: try #require(time("2026-02-01T08:00:00")), result: milligrams(111), note: "mulberry",
                tags: [ReadingTag("kumquat")].compactMap { $0 }))
        _ = try await store.edit([typed.id], [.note("jam before"), .addTag(try #require(ReadingTag("plumtree")))])
        _ = try await store.edit([typed.id], [.exclusion("persimmon")])
        let gone = try await store.add(
            NewReading(person: person.id, measuredAt: try #require(time("2026-02-01T08:01:00")), result: milligrams(112)))
        _ = try await store.delete([gone.id])
        let meter = try await store.add(
            NewDevice(
                address: "00:AA:BB:CC:DD:EE", name: "Zmeter", details: DeviceDetails(serial: "SERIALZ"), person: person.id,
                isSimulated: false))
        let sync = try await store.beginSync(of: meter.id)
        let context = NewContext(
            epoch: 0, sequence: 60_111, bytes: NewContext.make(60_111, .fasting).bytes + [0xA7, 0x5E], meal: .fasting, isKetone: false)
        let batch = RecordBatch(records: [.make(60_111), .make(60_112, at: "2026-02-03T08:00:00")], contexts: [context], unreadable: [])
        _ = try await store.finishSync(sync.id, storing: batch, as: SyncEnd(.complete))
        try await database.write { connection in
            _ = try connection.execute(
                """
                INSERT INTO readings_imports (id, person, format, file_name, imported_at)
                SELECT 'i', key, 'csv', 'import-of-z', 1 FROM readings_people WHERE id = ?
                """, [.text(person.id.rawValue)])
        }
        #expect(other.isSimulated == false)
        return person.id
    }

    /// The traces that are in any file of the database.
    private func found() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).filter { $0.hasPrefix("meterbook.db") }
        let contents = try files.map { try Data(contentsOf: URL(fileURLWithPath: folder.path($0))) }
        #expect(!contents.isEmpty)
        return Self.traces.filter { trace in contents.contains { $0.range(of: Data(trace)) != nil } }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
