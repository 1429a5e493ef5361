import Domain
import Foundation
import ReadingStore
import ReadingStoreImplementation
import Testing

@Suite struct EditingTests {
    private func makeReading(_ store: SQLiteReadingStore) async throws -> Reading {
        try await store.sync(.guide, [.make(1)])
        return try #require(try await store.all().last)
    }

    private func makeTyped(_ store: SQLiteReadingStore) async throws -> Reading {
        let time = try #require(CivilDateTime("2026-02-28T07:05:00"))
        return try await store.add(NewReading(measuredAt: time, result: milligrams(98), meal: .fasting, note: "after a walk"))
    }

    @Test func aTypedReadingIsStored() async throws {
        let store = try await makeSubject()
        let reading = try await makeTyped(store)
        #expect(reading.source == .manual && reading.device == nil && reading.sequence == nil)
        #expect(reading.zone == "Europe/Berlin" && reading.meal == .fasting && reading.note == "after a walk")
        #expect(!reading.isEdited && !reading.isSimulated)
        #expect(try await store.all() == [reading])
    }

    @Test func aTypedReadingNeedsAPersonAndAZoneThatExist() async throws {
        let store = try await makeSubject()
        let time = try #require(CivilDateTime("2026-02-28T07:05:00"))
        let nobody = Person.ID(rawValue: "nobody")
        await #expect(throws: ReadingStoreError.unknownPerson(nobody)) {
            try await store.add(NewReading(person: nobody, measuredAt: time, result: milligrams(98)))
        }
        await #expect(throws: ReadingStoreError.unknownZone("Mars/Olympus")) {
            try await store.add(NewReading(measuredAt: time, zone: "Mars/Olympus", result: milligrams(98)))
        }
        #expect(try await store.add(NewReading(measuredAt: time, zone: "Asia/Tokyo", result: milligrams(98), note: " \n")).note == nil)
        #expect(try await store.only()?.zone == "Asia/Tokyo")
    }

    @Test func everyChangeIsMadeRememberedAndUndone() async throws {
        let store = try await makeSubject()
        let before = try await makeTyped(store)
        let later = try #require(time("2026-02-28T09:00:00"))
        let result = TestResult.glucose(.tenthsOfMillimolesPerLiter(61))
        let change = try await store.edit(
            [before.id],
            [.measuredAt(later), .zone("Asia/Tokyo"), .meal(.reserved(9)), .result(result), .note("x"), .exclusion("squeezed")])
        let after = try #require(try await store.only())
        #expect(after.measuredAt == later && after.zone == "Asia/Tokyo" && after.meal == .reserved(9) && after.result == result)
        #expect(after.note == "x" && after.exclusion == "squeezed" && after.isEdited)
        let history = try await store.history(of: before.id)
        #expect(
            history.map(\.old) == [
                .measuredAt(before.measuredAt), .zone("Europe/Berlin"), .meal(.fasting), .result(milligrams(98)), .note("after a walk"),
                .exclusion(nil),
            ])
        #expect(
            history.map(\.new) == [
                .measuredAt(later), .zone("Asia/Tokyo"), .meal(.reserved(9)), .result(result), .note("x"), .exclusion("squeezed"),
            ])
        #expect(history.allSatisfy { $0.change == change && $0.date == Date(timeIntervalSince1970: 1_772_352_000) && !$0.isUndone })
        #expect(try await store.undo(change) == [before.id])
        #expect(try await store.only() == before)
        #expect(try await store.history(of: before.id).allSatisfy(\.isUndone))
        #expect(try await store.undo(change) == [])
    }

    @Test func aNoteOrAnExclusionIsNoEditOfTheReading() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        _ = try await store.edit([reading.id], [.note("a"), .exclusion("b")])
        #expect(try await store.only()?.isEdited == false)
        #expect(try await store.only()?.countsInStatistics == false)
        _ = try await store.edit([reading.id], [.note(""), .exclusion(nil)])
        #expect(try await store.only() == reading)
    }

    @Test func theSameValueAgainIsNoEdit() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        let time = try #require(reading.measuredAt)
        _ = try await store.edit([reading.id], [.measuredAt(time), .meal(nil), .note(nil)])
        #expect(try await store.only() == reading)
        #expect(try await store.history(of: reading.id) == [])
    }

    @Test func editsAreNotOverwrittenByAReread() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        let later = try #require(time("2026-02-28T09:00:00"))
        _ = try await store.edit([reading.id], [.measuredAt(later), .zone("Asia/Tokyo"), .note("mine"), .exclusion("b")])
        let edited = try await store.only()
        try await store.sync(.guide, [.make(1)])
        try await store.sync(.guide, [.make(1, epoch: 1)])
        #expect(try await store.only() == edited)
    }

    @Test func whatAMeterMeasuredIsNotChanged() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        await #expect(throws: ReadingStoreError.self) {
            try await store.edit([reading.id], [.note("kept?"), .result(milligrams(90))])
        }
        #expect(try await store.only() == reading)
    }

    @Test func aReadingWithoutATimeGetsOneWithTheZoneOfNow() async throws {
        let store = try await makeSubject(zone: "Asia/Tokyo")
        try await store.sync(.guide, [.make(1, at: nil)])
        let reading = try #require(try await store.only())
        await #expect(throws: ReadingStoreError.self) { try await store.edit([reading.id], [.zone("Europe/Paris")]) }
        let change = try await store.edit([reading.id], [.measuredAt(try #require(time("2026-02-28T09:00:00")))])
        #expect(try await store.only()?.zone == "Asia/Tokyo")
        #expect(try await store.page(ReadingQuery(person: .first), after: nil, limit: 9).readings.count == 1)
        _ = try await store.undo(change)
        #expect(try await store.only() == reading)
        _ = try await store.edit([reading.id], [.measuredAt(try #require(time("2026-02-28T09:00:00"))), .zone("Europe/Paris")])
        #expect(try await store.only()?.zone == "Europe/Paris")
        await #expect(throws: ReadingStoreError.unknownZone("No/Where")) { try await store.edit([reading.id], [.zone("No/Where")]) }
    }

    @Test func severalAreDeletedAndUndoneTogether() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1), .make(2), .make(3)])
        let before = try await store.all()
        let change = try await store.delete([before[0].id, before[2].id])
        #expect(try await store.all() == [before[1]])
        #expect(try await store.undo(change) == [before[0].id, before[2].id])
        #expect(try await store.all() == before)
    }

    @Test func aDeletedReadingIsRestoredAsItWas() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        _ = try await store.edit([reading.id], [.note("a"), .meal(.casual)])
        let noted = try #require(try await store.only())
        _ = try await store.delete([reading.id])
        _ = try await store.delete([reading.id])
        await #expect(throws: ReadingStoreError.unknownReading(reading.id)) { try await store.edit([reading.id], [.note("b")]) }
        _ = try await store.restore([reading.id])
        _ = try await store.restore([reading.id])
        #expect(try await store.all() == [noted])
        let deletions = try await store.history(of: reading.id).suffix(2)
        #expect(deletions.map(\.new) == [.isDeleted(true), .isDeleted(false)])
    }

    @Test func undoLeavesAloneWhatWasChangedSince() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        let first = try await store.edit([reading.id], [.note("first"), .meal(.fasting)])
        let second = try await store.edit([reading.id], [.note("second")])
        #expect(try await store.undo(first) == [reading.id])
        #expect(try await store.only()?.note == "second")
        #expect(try await store.only()?.meal == nil)
        _ = try await store.undo(second)
        #expect(try await store.only()?.note == "first")
    }

    @Test func aReadingStaysEditedWhileOneEditStands() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        _ = try await store.edit([reading.id], [.meal(.fasting)])
        let second = try await store.edit([reading.id], [.meal(.casual)])
        _ = try await store.undo(second)
        #expect(try await store.only()?.meal == .fasting)
        #expect(try await store.only()?.isEdited == true)
    }

    @Test func oneUnknownReadingStopsAllOfTheChange() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        let unknown = Reading.ID(rawValue: "unknown")
        await #expect(throws: ReadingStoreError.unknownReading(unknown)) { try await store.delete([reading.id, unknown]) }
        await #expect(throws: ReadingStoreError.unknownReading(unknown)) { try await store.edit([reading.id, unknown], [.note("a")]) }
        await #expect(throws: ReadingStoreError.unknownReading(unknown)) { try await store.history(of: unknown) }
        await #expect(throws: ReadingStoreError.unknownChange(ChangeID(rawValue: "none"))) {
            try await store.undo(ChangeID(rawValue: "none"))
        }
        #expect(try await store.all() == [reading])
    }

    @Test func everyResultSurvivesItsHistory() async throws {
        let store = try await makeSubject()
        let results: [TestResult] = [
            .high(unit: .millimolesPerLiter), .low(unit: nil), .none(unit: .milligramsPerDeciliter),
            .glucose(.tenthsOfMillimolesPerLiter(55)),
            try #require(KetoneValue(hundredths: 60).map(TestResult.ketone)), .ketoneHigh, .ketoneLow, .ketoneNone,
        ]
        let reading = try await makeTyped(store)
        for result in results { _ = try await store.edit([reading.id], [.result(result)]) }
        #expect(try await store.history(of: reading.id).map(\.new) == results.map { .result($0) })
        #expect(try await store.history(of: reading.id).map(\.old) == [.result(milligrams(98))] + results.dropLast().map { .result($0) })
    }

    @Test func aTypedKetoneTestIsFoundAmongTheKetonesWithANumberOrWithout() async throws {
        let store = try await makeSubject()
        let results = [try #require(KetoneValue(hundredths: 60).map(TestResult.ketone)), .ketoneHigh, .ketoneLow, .ketoneNone]
        for result in results {
            _ = try await store.add(NewReading(measuredAt: try #require(time("2026-02-01T08:00:00")), result: result))
        }
        #expect(try await store.readings(ReadingQuery(kinds: [.ketone])).map(\.result) == results)
        #expect(try await store.readings(ReadingQuery(kinds: [.glucose])) == [])
    }

    @Test func hostileTextIsStoredAsItIs() async throws {
        let store = try await makeSubject()
        let reading = try await makeReading(store)
        let text =
            "\u{202E}</script>\"\u{301}'; DROP TABLE readings_readings; --\u{0}👩‍👩‍👧"
            + String(repeating: "é", count: 10_000)
        _ = try await store.edit([reading.id], [.note(text), .exclusion(text)])
        #expect(try await store.only()?.note == text)
        #expect(try await store.history(of: reading.id).map(\.new) == [.note(text), .exclusion(text)])
    }
}
