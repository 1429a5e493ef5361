import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

/// What a query asks for beyond person, meter and time.
@Suite struct FilterTests {
    private static func tag(_ text: String) throws -> ReadingTag { try #require(ReadingTag(text)) }

    private func add(
        _ store: SQLiteReadingStore, _ result: TestResult = milligrams(98), meal: Meal? = nil, note: String? = nil, tags: [ReadingTag] = []
    ) async throws -> Reading {
        let time = try #require(CivilDateTime("2026-02-28T07:05:00"))
        return try await store.add(NewReading(measuredAt: time, result: result, meal: meal, note: note, tags: tags))
    }

    @Test func readingsOfSensorsAreApart() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1), .make(2, type: .interstitialFluid), .make(3, type: nil)])
        func sequences(_ sensors: ReadingQuery.Sensors) async throws -> [Int?] {
            try await store.readings(ReadingQuery(sensors: sensors)).map(\.sequence)
        }
        #expect(try await sequences(.included) == [1, 2, 3])
        #expect(try await sequences(.excluded) == [1, 3])
        #expect(try await sequences(.only) == [2])
    }

    /// SQL and `TargetSet` are two ways to say the same, so they are held against each other at each limit and far away from it.
    @Test(arguments: [
        nil, TargetSet.Limits(veryLow: 1, low: 63, high: 140, veryHigh: 140),
        TargetSet.Limits(veryLow: 60, low: 60, high: 999, veryHigh: 9_999),
    ])
    func rangesAreThoseOfTheTargetSet(_ limits: TargetSet.Limits?) async throws {
        let store = try await makeSubject()
        let targets = limits.map { TargetSet(milligramsPerDeciliter: $0, tenthsOfMillimolesPerLiter: $0) } ?? .standard
        var results: [TestResult] = [.high(unit: nil), .low(unit: .millimolesPerLiter), .none(unit: nil), .ketoneHigh, .ketoneNone]
        results += try [KetoneValue(hundredths: 60), KetoneValue(hundredths: 6000)].map { .ketone(try #require($0)) }
        for unit in GlucoseUnit.allCases {
            let limits = targets.limits(in: unit)
            let exponents: [(exponent: Int, factor: Int)] =
                unit == .milligramsPerDeciliter
                ? [(0, 1), (-1, 10), (-3, 1_000)] : [(-1, 1), (-2, 10), (-4, 1_000)]
            for (limit, (exponent, factor)) in [limits.veryLow, limits.low, limits.high, limits.veryHigh].flatMap({ limit in
                exponents.map { (limit, $0) }
            }) {
                for offset in [-factor, -factor / 2 - 1, -factor / 2, -1, 0, 1, factor / 2 - 1, factor / 2, factor / 2 + 1, factor] {
                    results += GlucoseValue(mantissa: limit * factor + offset, exponent: exponent, unit: unit).map { [.glucose($0)] } ?? []
                }
            }
            for (mantissa, exponent) in [
                (0, 0), (-5, 0), (1, 12), (1_000_000_000_000, -8), (1_000_000_000_000, 12), (5, -8), (1, 2), (95, -1),
            ] {
                results += GlucoseValue(mantissa: mantissa, exponent: exponent, unit: unit).map { [.glucose($0)] } ?? []
            }
        }
        for result in results { _ = try await add(store, result) }
        let all = try await store.all()
        #expect(all.count == results.count)
        for band in GlucoseBand.allCases {
            let found = try await store.readings(ReadingQuery(bands: .init([band], of: targets)))
            let expected = all.filter { targets.band(of: $0.result) == band }
            #expect(Set(found.map(\.result)) == Set(expected.map(\.result)), "\(band)")
            #expect(found.count == expected.count)
        }
        let some = try await store.readings(ReadingQuery(bands: .init([.veryLow, .low], of: targets)))
        #expect(some.allSatisfy { (targets.band(of: $0.result) ?? .high) <= .low } && !some.isEmpty)
        #expect(try await store.readings(ReadingQuery(bands: .init([], of: targets))) == [])
    }

    @Test func mealsSourcesTagsAndExclusionsAreFilters() async throws {
        let store = try await makeSubject()
        let (sport, ill) = (try Self.tag("sport"), try Self.tag("ill at home"))
        try await store.sync(.guide, [.make(1)], contexts: [.make(1, .fasting)])
        let both = try await add(store, meal: .bedtime, tags: [sport, ill, sport])
        let one = try await add(store, tags: [sport])
        _ = try await store.edit([one.id], [.exclusion("squeezed")])
        #expect(both.tags == [ill, sport])
        #expect(try await store.readings(ReadingQuery(sources: [.meter])).map(\.sequence) == [1])
        #expect(try await store.readings(ReadingQuery(sources: [.manual, .import])).count == 2)
        #expect(try await store.readings(ReadingQuery(sources: [])) == [])
        #expect(try await store.readings(ReadingQuery(meals: [.fasting, .bedtime])).count == 2)
        #expect(try await store.readings(ReadingQuery(meals: [.casual])) == [])
        #expect(try await store.readings(ReadingQuery(tags: [sport])).count == 2)
        #expect(try await store.readings(ReadingQuery(tags: [sport, ill])).map(\.id) == [both.id])
        #expect(try await store.readings(ReadingQuery(isExcluded: true)).map(\.id) == [one.id])
        #expect(try await store.readings(ReadingQuery(isExcluded: false)).count == 2)
        #expect(try await store.page(ReadingQuery(tags: [ill]), after: nil, limit: 9).readings.map(\.id) == [both.id])
        #expect(try await store.days(ReadingQuery(tags: [sport])).map(\.count) == [2])
        #expect(try await store.tags(of: .first) == [TagCount(tag: sport, count: 2), TagCount(tag: ill, count: 1)])
        _ = try await store.delete([both.id])
        #expect(try await store.tags(of: .first) == [TagCount(tag: sport, count: 1)])
        #expect(try await store.tags(of: Person.ID(rawValue: "nobody")) == [])
    }

    @Test func wordsAreFoundInNotesTagsAndReasonsWhereverTheyComeFrom() async throws {
        let store = try await makeSubject()
        let note = try await add(store, note: "After a long Übung, it's \"cold\"; 日本")
        let tag = try await add(store, tags: [try Self.tag("Long way")])
        let meter = try await {
            try await store.sync(.guide, [.make(1)]); return try await store.all()[0]
        }()
        func find(_ words: String) async throws -> Set<Reading.ID> {
            Set(try await store.readings(ReadingQuery(words: words)).map(\.id))
        }
        #expect(try await find("long") == [note.id, tag.id])
        #expect(try await find("LONG ubung") == [note.id])
        #expect(try await find("üb aft") == [note.id])
        #expect(try await find("long short") == [])
        #expect(try await find("日本") == [note.id])
        let change = try await store.edit([meter.id], [.exclusion("long hands not washed"), .note("twice")])
        #expect(try await find("wash long") == [meter.id])
        #expect(try await find("long") == [note.id, tag.id, meter.id])
        _ = try await store.undo(change)
        #expect(try await find("long") == [note.id, tag.id])
        _ = try await store.edit([note.id, tag.id], [.note(nil), .tags([])])
        #expect(try await find("long") == [])
        _ = try await store.edit([meter.id], [.addTag(try Self.tag("long"))])
        #expect(try await find("long") == [meter.id])
        _ = try await store.delete([meter.id])
        #expect(try await find("long") == [])
    }

    @Test func nothingIsLeftOfTheWordsOfAnErasedMeter() async throws {
        let database = try Database(.memory)
        let store = try await makeSubject(database)
        try await store.sync(.guide, [.make(1)])
        let reading = try #require(try await store.only())
        _ = try await store.edit([reading.id], [.note("secret")])
        try await store.remove(try #require(reading.device).id, keepingReadings: false)
        #expect(try await database.read { try $0.query("SELECT note FROM readings_words", []) { try $0.text(0) } } == [])
    }

    /// FTS5 has a language of its own, which nobody types on purpose.
    @Test(arguments: [
        "", " ", "\"", "a\" OR \"b", "*", "note:x", "NEAR(a b)", "-a", "^a", "a AND", "(", "\u{0}", "'; DROP TABLE x", "{a}:b", "💥",
    ])
    func whatIsTypedIsNeverAnOperator(_ words: String) async throws {
        let store = try await makeSubject()
        _ = try await add(store, note: "nothing of the kind")
        #expect(try await store.readings(ReadingQuery(words: words)) == [])
    }

    @Test func tagsAreChangedRememberedAndUndone() async throws {
        let store = try await makeSubject()
        let (a, b, c) = (try Self.tag("a"), try Self.tag("b"), try Self.tag("c"))
        let first = try await add(store, tags: [a])
        let second = try await add(store, tags: [b])
        let change = try await store.edit([first.id, second.id], [.addTag(c), .removeTag(b), .addTag(c)])
        #expect(try await store.reading(first.id)?.tags == [a, c])
        #expect(try await store.reading(second.id)?.tags == [c])
        #expect(try await store.history(of: second.id).map(\.old) == [.tags([b]), .tags([b, c])])
        #expect(try await store.undo(change) == [first.id, second.id])
        #expect(try await store.reading(first.id)?.tags == [a])
        #expect(try await store.reading(second.id)?.tags == [b])
        #expect(try await store.reading(second.id)?.isEdited == false, "what only people say is no edit of what was measured")
        _ = try await store.edit([first.id], [.tags([c, b, c])])
        #expect(try await store.history(of: first.id).last?.new == .tags([b, c]))
    }

    @Test func wordsOfAnOlderDatabaseAreFound() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("meterbook.db")
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/readings_0001.db")
        try FileManager.default.copyItem(atPath: fixture.path, toPath: path)
        let store = try await makeSubject(try Database(.file(path: path)))
        #expect(try await store.readings(ReadingQuery(words: "breakf")).map(\.note) == ["before breakfast"])
    }

    @Test func changedTagsAreAChangeOfReadings() async throws {
        let store = try await makeSubject()
        let reading = try await add(store)
        var changes = store.changes().makeAsyncIterator()
        _ = try await store.edit([reading.id], [.addTag(try Self.tag("a"))])
        #expect(await changes.next()?.contains(.readings) == true)
    }
}
