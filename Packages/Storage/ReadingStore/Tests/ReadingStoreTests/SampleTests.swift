import Common
import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

/// What statistics ask for is what the readings say, and gaps are where a meter's memory was overwritten.
@Suite struct SampleTests {
    @Test func aSampleIsWhatItsReadingSays() async throws {
        let store = try await makeSubject()
        try await store.sync(
            .guide,
            [
                .make(1, at: "2026-02-01T08:00:00", .glucose(.tenthsOfMillimolesPerLiter(81))),
                .make(2, at: "2026-02-01T09:00:00", .high(unit: nil)),
                .make(3, at: "2026-02-01T10:00:00", .low(unit: .milligramsPerDeciliter)),
                .make(4, at: "2026-02-01T11:00:00", .none(unit: nil)),
                .make(5, at: "2026-02-01T12:00:00", type: .controlSolution),
                .make(6, at: "2026-02-01T13:00:00", location: .controlSolution),
                .make(7, at: "2026-02-01T14:00:00", milligrams(6)),
                .make(8, at: nil),
            ],
            contexts: [.make(1, .beforeMeal), .make(7, nil, isKetone: true)])
        try await store.sync(.simulated, [.make(1, at: "2026-02-01T15:00:00")])
        let typed = try await store.add(
            NewReading(person: .first, measuredAt: try #require(time("2026-02-01T16:00:00")), result: milligrams(120)))
        _ = try await store.edit([typed.id], [.exclusion("sweets")])
        let samples = try await store.samples(ReadingQuery(person: .first, order: .newestFirst))
        let readings = try await store.readings(ReadingQuery(person: .first))
        #expect(samples == readings.compactMap(ReadingSample.init))
        #expect(samples.count == 9, "a reading of unknown time has no place in a period")
        #expect(samples.map(\.isControl) == [false, false, false, false, true, true, false, false, false])
        #expect(samples.first?.meal == .beforeMeal && samples[6].result.ketone == KetoneValue(hundredths: 60))
        #expect(samples[7].isSimulated && samples[8].isExcluded && samples[8].source == .manual)
        #expect(try await store.samples(ReadingQuery(from: date("2026-02-02"))) == [])
    }

    private func gaps(_ store: SQLiteReadingStore, _ from: String = "2026-02-01", _ to: String = "2026-02-28") async throws -> [MemoryGap] {
        try await store.memoryGaps(of: .first, from: try #require(date(from)), to: try #require(date(to)))
    }

    @Test func numbersMissingBetweenTwoSyncsAreAGap() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1, at: "2026-02-01T08:00:00"), .make(2, at: "2026-02-02T08:00:00")])
        try await store.sync(.guide, [.make(7, at: "2026-02-09T08:00:00"), .make(8, at: "2026-02-09T09:00:00")])
        let gap = try #require(try await gaps(store).first)
        #expect(try await gaps(store).count == 1)
        #expect(gap.device.name == "Accu-Chek Guide" && gap.count == 4)
        #expect(gap.after == time("2026-02-02T08:00:00") && gap.before == time("2026-02-09T08:00:00"))
        #expect(try await gaps(store, "2026-02-10") == [], "of these days")
        let mia = try await store.addPerson(name: "Mia")
        #expect(try await store.memoryGaps(of: mia.id, from: gap.before.date, to: gap.before.date) == [])
    }

    @Test func numbersThatTheMeterNeverHadAreNone() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1), .make(5, at: "2026-02-05T08:00:00")])
        #expect(try await gaps(store) == [], "within one sync")
        try await store.sync(.guide, [.make(6, at: "2026-02-06T08:00:00")])
        #expect(try await gaps(store) == [], "the next number")
        try await store.sync(
            .guide, [.make(8, at: "2026-02-08T08:00:00")],
            unreadable: [UnreadableFrame(kind: .measurement, bytes: [3, 7, 0], reason: .tooShort(needed: 10, got: 3), sequence: 7)])
        #expect(try await gaps(store) == [], "7 came and could not be decoded")
        try await store.sync(.guide, [.make(0, at: "2026-02-09T08:00:00", epoch: 1)])
        #expect(try await gaps(store) == [], "the numbering began anew")
        let deleted = try #require(try await store.all().first { $0.sequence == 8 })
        _ = try await store.delete([deleted.id])
        try await store.sync(.guide, [.make(9, at: "2026-02-10T08:00:00")])
        #expect(try await gaps(store) == [], "a deleted reading was there")
    }

    @Test func whatOthersHaveOfAPersonGoesWithThem() async throws {
        let database = try Database(.memory)
        try await database.migrate(ReadingStoreMigrations.all)
        _ = try await database.write { try $0.execute("CREATE TABLE others (person TEXT NOT NULL) STRICT") }
        let store = SQLiteReadingStore(
            database: database, clock: FixedWallClock(now: .distantPast, timeZone: .gmt), identifiers: SequentialIdentifierSource(),
            erasing: { try $1.execute("DELETE FROM others WHERE person = ?", [.text($0.rawValue)]) })
        let mia = try await store.addPerson(name: "Mia")
        try await database.write { connection in
            for id in [mia.id, .first] { try connection.execute("INSERT INTO others VALUES (?)", [.text(id.rawValue)]) }
        }
        try await store.erase(mia.id)
        let left = try await database.read { try $0.query("SELECT person FROM others") { try $0.text(0) } }
        #expect(left == [Person.ID.first.rawValue])
    }
}

extension TestResult {
    fileprivate var ketone: KetoneValue? { if case .ketone(let value) = self { value } else { nil } }
}
