import Common
import Domain
import Foundation
import Persistence
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

@Suite struct RecordStoreTests {
    @Test func aRecordComesBackWithAllThatTheMeterSaid() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(515, at: "2026-01-30T11:37:27", status: [.deviceBatteryLow])])
        let reading = try #require(try await store.only())
        #expect(reading.person == .first)
        #expect(reading.device?.serial == "S1")
        #expect(reading.sequence == 515)
        #expect(reading.measuredAt == time("2026-01-30T11:37:27"))
        #expect(reading.zone == "Europe/Berlin")
        #expect(reading.result == milligrams(111))
        #expect(reading.type == .capillaryPlasma && reading.location == .finger && reading.status == .deviceBatteryLow)
        #expect(reading.meal == nil && reading.note == nil && reading.exclusion == nil)
        #expect(reading.source == .meter && !reading.isSimulated && !reading.isEdited)
        #expect(try await store.reading(reading.id) == reading)
    }

    @Test(arguments: [
        TestResult.none(unit: nil), .none(unit: .milligramsPerDeciliter), .high(unit: .millimolesPerLiter), .low(unit: nil),
        .glucose(.tenthsOfMillimolesPerLiter(81)), .glucose(.milligramsPerDeciliter(-7)),
    ])
    func everyResultComesBackAsItWent(result: TestResult) async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1, result, type: .reserved(13), location: .reserved(7))])
        let reading = try #require(try await store.only())
        #expect(reading.result == result)
        #expect(reading.type == .reserved(13) && reading.location == .reserved(7))
    }

    @Test func theSameBatchTwiceAddsNothing() async throws {
        let store = try await makeSubject()
        let records = (1...40).map { NewRecord.make($0, at: "2026-02-01T08:\($0 + 10):00") }
        let contexts = (1...40).map { NewContext.make($0, .fasting) }
        #expect(try await store.sync(.guide, records, contexts: contexts).counts == StoredCounts(new: 40))
        let before = try await store.all()
        #expect(try await store.sync(.guide, records, contexts: contexts).counts == StoredCounts(known: 40))
        #expect(try await store.all() == before)
        #expect(try await store.sync(.guide, [records[0], records[0]]).counts == StoredCounts(known: 2))
    }

    /// xDrip#138, #790: an old value came back hours later because its wall time had moved.
    @Test func theIdentityAloneTellsRecordsApart() async throws {
        let store = try await makeSubject()
        let record = NewRecord.make(1)
        let moved = NewRecord(
            epoch: 0, sequence: 1, identity: record.identity, measurement: record.measurement, result: milligrams(99),
            measuredAt: time("2026-02-01T14:30:00"))
        try await store.sync(.guide, [record])
        #expect(try await store.sync(.guide, [moved]).counts == StoredCounts(known: 1))
        #expect(try await store.only()?.measuredAt == record.measuredAt)
        #expect(try await store.sync(.guide, [.make(1, at: "2026-02-01T08:00:01")]).counts == StoredCounts(new: 1))
    }

    /// xDrip#1775: one cursor for all meters mixed them up.
    @Test func twoMetersSideBySideDoNotMeet() async throws {
        let store = try await makeSubject()
        let guide = try await store.add(.guide)
        let contour = try await store.add(.contour)
        let first = try await store.beginSync(of: guide.id)
        let second = try await store.beginSync(of: contour.id)
        #expect(try await store.store(RecordBatch(records: [.make(1)]), in: first.id) == StoredCounts(new: 1))
        #expect(try await store.store(RecordBatch(records: [.make(1)]), in: second.id) == StoredCounts(new: 1))
        let cursor = SyncCursor(epoch: 0, sequence: 1, identity: [1])
        _ = try await store.finishSync(first.id, storing: RecordBatch(), as: SyncEnd(.complete, cursor: .move(cursor)))
        _ = try await store.finishSync(second.id, storing: RecordBatch(), as: SyncEnd(.incomplete(code: "disconnected")))
        #expect(try await store.device(guide.id)?.cursor == cursor)
        #expect(try await store.device(contour.id)?.cursor == nil)
        #expect(try await store.readings(ReadingQuery(device: contour.id)).map(\.device?.name) == ["Contour"])
        #expect(try await store.all().count == 2)
    }

    @Test func theLastBatchTheCursorAndTheOutcomeAreStoredTogether() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let state = try await store.beginSync(of: device.id)
        #expect(state.cursor == nil && state.unreadable == [])
        _ = try await store.store(RecordBatch(records: [.make(1), .make(2)]), in: state.id)
        let cursor = SyncCursor(epoch: 0, sequence: 3, identity: NewRecord.make(3).identity)
        let summary = try await store.finishSync(
            state.id, storing: RecordBatch(records: [.make(2), .make(3)]), as: SyncEnd(.complete, cursor: .move(cursor)))
        #expect(summary.counts == StoredCounts(new: 3, known: 1))
        #expect(summary.outcome == .complete)
        let stored = try #require(try await store.device(device.id))
        #expect(stored.cursor == cursor)
        #expect(stored.lastSync == summary)
        #expect(try await store.beginSync(of: device.id).cursor == cursor)
    }

    @Test func aCursorIsKeptMovedOrCleared() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let cursor = SyncCursor(epoch: 2, sequence: 65_535, identity: [9, 9])
        for (update, expected) in [(CursorUpdate.move(cursor), cursor), (.keep, cursor), (.clear, nil), (.keep, nil)] {
            let state = try await store.beginSync(of: device.id)
            _ = try await store.finishSync(state.id, storing: RecordBatch(), as: SyncEnd(.complete, cursor: update))
            #expect(try await store.device(device.id)?.cursor == expected)
        }
    }

    @Test(arguments: [SyncOutcome.complete, .incomplete(code: "silence"), .cancelled, .interrupted])
    func everyOutcomeComesBackAsItWent(outcome: SyncOutcome) async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let state = try await store.beginSync(of: device.id)
        let summary = try await store.finishSync(state.id, storing: RecordBatch(), as: SyncEnd(outcome))
        #expect(try await store.syncs(of: device.id, limit: 10) == [summary])
        #expect(summary.outcome == outcome)
    }

    @Test func aSyncThatNeverEndedIsClosedByTheNextOne() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let lost = try await store.beginSync(of: device.id)
        _ = try await store.store(RecordBatch(records: [.make(1)]), in: lost.id)
        #expect(try await store.syncs(of: device.id, limit: 10) == [])
        let next = try await store.beginSync(of: device.id)
        let closed = try await store.syncs(of: device.id, limit: 10)
        #expect(closed.map(\.outcome) == [.interrupted])
        #expect(closed.map(\.counts) == [StoredCounts(new: 1)])
        await #expect(throws: ReadingStoreError.unknownSync(lost.id)) {
            try await store.store(RecordBatch(records: [.make(2)]), in: lost.id)
        }
        #expect(try await store.store(RecordBatch(records: [.make(1)]), in: next.id) == StoredCounts(known: 1))
    }

    @Test func aSyncOfAMeterThatIsNotThereIsRefused() async throws {
        let store = try await makeSubject()
        let id = DeviceIdentity.ID(rawValue: "nothing")
        await #expect(throws: ReadingStoreError.unknownDevice(id)) { try await store.beginSync(of: id) }
        await #expect(throws: ReadingStoreError.unknownSync(SyncID(rawValue: 7))) {
            try await store.finishSync(SyncID(rawValue: 7), storing: RecordBatch(), as: SyncEnd(.complete))
        }
    }

    @Test func onlyTheLastFiveHundredSyncsAreKept() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        for _ in 0..<503 { try await store.sync() }
        #expect(try await store.syncs(of: device.id, limit: 1000).count == 500)
        #expect(try await store.syncs(of: device.id, limit: -1) == [])
    }

    @Test func theZoneIsTheOneThatWasSetWhenTheRecordWasFirstStored() async throws {
        let database = try Database(.memory)
        let atHome = try await makeSubject(database)
        try await atHome.sync(.guide, [.make(1)])
        let away = try await makeSubject(database, zone: "America/New_York", identifiers: RandomIdentifierSource())
        try await away.sync(.guide, [.make(1), .make(2, at: "2026-02-02T08:00:00")])
        #expect(try await away.all().map(\.zone) == ["Europe/Berlin", "America/New_York"])
        #expect(try await away.all().map(\.measuredAt) == [time("2026-02-01T08:00:00"), time("2026-02-02T08:00:00")])
    }

    @Test func aRecordWithoutATimeHasNoZone() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1, at: nil)])
        let reading = try #require(try await store.only())
        #expect(reading.measuredAt == nil && reading.zone == nil)
    }

    @Test func aDeletedReadingDoesNotComeBackWithAFullReread() async throws {
        let store = try await makeSubject()
        let records: [NewRecord] = [.make(1), .make(2, at: "2026-02-02T08:00:00")]
        try await store.sync(.guide, records)
        let deleted = try #require(try await store.all().first)
        _ = try await store.delete([deleted.id])
        for epoch in 0...1 {
            let again = records.map {
                NewRecord(
                    epoch: epoch, sequence: $0.sequence, identity: $0.identity, measurement: $0.measurement, result: $0.result,
                    measuredAt: $0.measuredAt)
            }
            #expect(try await store.sync(.guide, again, contexts: [.make(1, .casual, epoch: epoch)]).counts == StoredCounts(known: 2))
            #expect(try await store.all().map(\.sequence) == [2])
        }
        #expect(try await store.reading(deleted.id) == nil)
    }

    /// The meter's numbering began anew, but its memory still has the record.
    @Test func aKnownRecordFollowsItsMeterIntoANewEpoch() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(7)])
        let again = NewRecord.make(7, epoch: 1)
        #expect(try await store.sync(.guide, [again], contexts: [.make(7, .bedtime, epoch: 1)]).counts == StoredCounts(known: 1))
        #expect(try await store.only()?.meal == .bedtime)
        #expect(try await store.only()?.sequence == 7)
    }

    @Test func readingsBelongToThePersonOfTheirMeter() async throws {
        let store = try await makeSubject()
        let child = try await store.addPerson(name: "Mia")
        try await store.sync(.guide, [.make(1)])
        try await store.sync(NewDevice(address: "AA:00:00:00:00:01", name: "Mia's", person: child.id, isSimulated: false), [.make(1)])
        #expect(try await store.readings(ReadingQuery(person: child.id)).map(\.device?.name) == ["Mia's"])
        let guide = try await store.add(.guide)
        try await store.assign(guide.id, to: child.id, withReadings: false)
        try await store.sync(.guide, [.make(2)])
        #expect(try await store.readings(ReadingQuery(person: child.id)).count == 2)
        #expect(try await store.readings(ReadingQuery(person: .first)).map(\.sequence) == [1])
    }

    @Test func readingsOfTheSimulatedMeterAreMarked() async throws {
        let store = try await makeSubject()
        try await store.sync(.guide, [.make(1)])
        try await store.sync(.simulated, [.make(2)])
        #expect(try await store.all().map(\.isSimulated) == [false, true])
        #expect(try await store.readings(ReadingQuery(simulated: .only)).map(\.sequence) == [2])
        #expect(try await store.readings(ReadingQuery(simulated: .excluded)).map(\.sequence) == [1])
    }

    /// A copy of the files taken between two batches, and inside the second, is what SIGKILL leaves behind.
    @Test func aProcessKilledInsideASyncLosesNoBatchAndCompletesWithTheNext() async throws {
        let folder = try TemporaryFolder()
        let (path, copy) = (folder.path("a.db"), folder.path("copy.db"))
        let database = try Database(.file(path: path))
        let store = try await makeSubject(database)
        let records = (1...40).map { NewRecord.make($0, at: "2026-02-01T08:\($0 + 10):00") }
        let state = try await store.beginSync(of: try await store.add(.guide).id)
        _ = try await store.store(RecordBatch(records: Array(records.prefix(25))), in: state.id)
        try await database.write { connection in
            try connection.execute("UPDATE readings_readings SET note = 'half'")
            for side in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + side, toPath: copy + side) }
        }
        let survivor = try Database(.file(path: copy))
        let after = try await makeSubject(survivor, identifiers: RandomIdentifierSource())
        #expect(try await survivor.integrityProblems() == [])
        #expect(try await after.all().map(\.sequence) == Array(1...25))
        #expect(try await after.all().allSatisfy { $0.note == nil })
        #expect(try await after.sync(.guide, records).counts == StoredCounts(new: 15, known: 25))
        #expect(try await after.all().map(\.sequence) == Array(1...40))
    }

    @Test func aBatchThatFailsInTheMiddleLeavesNothing() async throws {
        let database = try Database(.memory)
        let store = try await makeSubject(database)
        let device = try await store.add(.guide)
        let state = try await store.beginSync(of: device.id)
        let batch = RecordBatch(records: (1...1000).map { .make($0) }, contexts: [.make(1, .fasting)])
        try await database.write { try $0.executeScript("PRAGMA max_page_count = 40;") }
        let error = await #expect(throws: ReadingStoreError.self) { try await store.store(batch, in: state.id) }
        guard case .storage(.full, _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(try await store.all() == [])
        try await database.write { try $0.executeScript("PRAGMA max_page_count = 100000;") }
        #expect(try await store.store(batch, in: state.id) == StoredCounts(new: 1000))
    }

    /// Where a cursor was cleared, only the store still knows which epochs there were: one of them again would mix their records.
    @Test func theHighestEpochOutlivesTheCursor() async throws {
        let store = try await makeSubject()
        let device = try await store.add(.guide)
        let cursor = SyncCursor(epoch: 2, sequence: 7, identity: [7, 0])
        let ends: [(SyncEnd, SyncCursor?, Int)] = [
            (SyncEnd(.complete, cursor: .move(cursor), epoch: 2), cursor, 2), (SyncEnd(.complete, cursor: .clear, epoch: 3), nil, 3),
            (SyncEnd(.complete, cursor: .move(cursor), epoch: 2), cursor, 3), (SyncEnd(.cancelled), cursor, 3),
            (SyncEnd(.incomplete(code: "interrupted"), epoch: 4), cursor, 4),
        ]
        for (end, cursor, epoch) in ends {
            let state = try await store.beginSync(of: device.id)
            _ = try await store.finishSync(state.id, storing: RecordBatch(), as: end)
            let next = try await store.beginSync(of: device.id)
            #expect(next.cursor == cursor)
            #expect(next.epoch == epoch)
        }
    }
}
