import Common
import Domain
import Persistence
import ReadingStore
import ReadingStoreImplementation
import Testing

/// TaiDoc meters number their records from the newest: each test gives all others another number, which doubled the whole logbook.
@Suite struct RenumberingTests {
    /// The records of a meter that numbers from the newest; each is its minute of an hour, oldest first.
    private func reversed(_ minutes: [Int], epoch: Int = 0) -> [NewRecord] {
        minutes.enumerated().map { .test(UInt16(minutes.count - 1 - $0.offset), minute: $0.element, epoch: epoch) }
    }

    private func minutes(_ store: SQLiteReadingStore) async throws -> [Int?] {
        try await store.all().map { $0.measuredAt.map { Int($0.minute) } }
    }

    @Test func aMeterThatIsKnownToRenumberAddsOnlyItsNewTests() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1, 2, 3]), isRenumbering: true)
        #expect(try await store.state().isRenumbering)
        #expect(try await store.sync(reversed([1, 2, 3, 4])).counts == StoredCounts(new: 1, known: 3))
        #expect(try await store.sync(reversed([3, 4, 5, 6])).counts == StoredCounts(new: 2, known: 2))
        #expect(try await store.sync(reversed([3, 4, 5, 6])).counts == StoredCounts(known: 4))
        #expect(try await minutes(store) == [1, 2, 3, 4, 5, 6])
        #expect(try await store.all().suffix(4).map(\.sequence) == [3, 2, 1, 0])
    }

    @Test func itNeverHasACursor() async throws {
        let store = try await makeSubject()
        let cursor = CursorUpdate.move(SyncCursor(epoch: 0, sequence: 3, identity: [1]))
        try await store.sync(reversed([1, 2]), isRenumbering: true, cursor: cursor)
        #expect(try await store.state().cursor == nil)
        try await store.sync(reversed([1, 2, 3]), cursor: cursor)
        #expect(try await store.state().cursor == nil)
    }

    @Test func twoEqualRecordsOfOneReportAreBothKept() async throws {
        let store = try await makeSubject()
        for isFirstOne in [true, false] {
            let counts = try await store.sync(reversed([1, 1, 2]), isRenumbering: true).counts
            #expect(counts == (isFirstOne ? StoredCounts(new: 3) : StoredCounts(known: 3)))
        }
        #expect(try await store.sync(reversed([1, 1, 2, 3])).counts == StoredCounts(new: 1, known: 3))
        #expect(try await store.sync(reversed([1, 1, 2, 3]).reversed()).counts == StoredCounts(known: 4))
        #expect(try await store.sync(reversed([1, 1, 1, 2, 3])).counts == StoredCounts(new: 1, known: 4))
        #expect(try await minutes(store) == [1, 1, 1, 2, 3])
    }

    @Test func theSameFrameTwiceInOneSyncIsOneRecord() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1, 2]), isRenumbering: true)
        let records = reversed([1, 2, 3])
        #expect(try await store.sync(records + records).counts == StoredCounts(new: 1, known: 5))
        #expect(try await minutes(store) == [1, 2, 3])
    }

    @Test func anotherMeterIsNotConcerned() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1, 2]), isRenumbering: true)
        try await store.sync(.contour, [.test(7, minute: 1), .test(8, minute: 1)])
        #expect(try await minutes(store) == [1, 1, 1, 2])
    }

    @Test func aMeterThatDoesNotRenumberMayHaveEqualRecordsInDifferentSyncs() async throws {
        let store = try await makeSubject()
        for number in 1...4 { try await store.sync([.test(UInt16(number), minute: 1)]) }
        #expect(try await minutes(store) == [1, 1, 1, 1])
        #expect(try await store.state().isRenumbering == false)
    }

    /// The first record looks like the first record of any meter; the second sync shows what the meter does.
    @Test func whatWasDoubledBeforeItWasKnownBecomesOneAgain() async throws {
        let store = try await makeSubject()
        try await store.sync([.test(0, minute: 1)])
        let first = try #require(try await store.only())
        let summary = try await store.sync(reversed([1, 2]), isRenumbering: true)
        #expect(summary.counts == StoredCounts(new: 1, known: 1))
        #expect(try await minutes(store) == [1, 2])
        #expect(try await store.all().map(\.sequence) == [1, 0])
        #expect(try await store.all().first?.id == first.id)
    }

    @Test(arguments: [true, false]) func equalRecordsStayEqualRecordsWhenItBecomesKnown(newestFirst: Bool) async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1, 1, 1, 2]))
        let records = reversed([1, 1, 1, 2, 3])
        let summary = try await store.sync(newestFirst ? records.reversed() : records, isRenumbering: true)
        #expect(summary.counts == StoredCounts(new: 1, known: 4))
        #expect(try await minutes(store) == [1, 1, 1, 2, 3])
        #expect(try await store.sync(reversed([1, 1, 1, 2, 3])).counts == StoredCounts(known: 5))
    }

    @Test func whatInterruptedSyncsDoubledBecomesOneAgainToo() async throws {
        let store = try await makeSubject()
        try await store.sync([.test(0, minute: 1)])
        for newest in 2...4 {
            try await store.sync(reversed(Array(1...newest)), outcome: .incomplete(code: "interrupted"))
        }
        #expect(try await store.all().count > 4)
        try await store.sync(reversed([1, 2, 3, 4, 5]), isRenumbering: true)
        #expect(try await minutes(store) == [1, 2, 3, 4, 5])
        #expect(try await store.all().map(\.sequence) == [4, 3, 2, 1, 0])
    }

    /// A first sync that broke off leaves no cursor by which the next one could see it, and a full ring counts upwards all the time.
    @Test func aWholeReportWhoseRecordsAllMovedShowsItByItself() async throws {
        let store = try await makeSubject()
        try await store.sync((0..<9).map { .test(UInt16($0), minute: $0) }, outcome: .incomplete(code: "interrupted"))
        let moved = (1..<11).map { NewRecord.test(UInt16($0 - 1), minute: $0) }
        #expect(try await store.sync(moved, isWhole: true).counts == StoredCounts(new: 2, known: 8))
        #expect(try await minutes(store) == Array(0..<11))
        #expect(try await store.state().isRenumbering)
    }

    @Test func aFewEqualRecordsAmongManyKnownOnesShowNothing() async throws {
        let store = try await makeSubject()
        let records = (0..<9).map { NewRecord.test(UInt16($0), minute: $0) }
        try await store.sync(records, isWhole: true)
        try await store.sync(
            Array(records.dropFirst(3)) + [.test(9, minute: 0), .test(10, minute: 1), .test(11, minute: 2)], isWhole: true)
        #expect(try await minutes(store) == [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8])
        #expect(try await store.state().isRenumbering == false)
    }

    /// Where the clock was never set, equal records are nothing special: only their numbers tell them apart.
    @Test func recordsWithoutATimeProveNothing() async throws {
        let store = try await makeSubject()
        try await store.sync((0..<4).map { .test(UInt16($0), minute: nil) }, isWhole: true)
        try await store.sync((4..<8).map { .test(UInt16($0), minute: nil) }, isWhole: true)
        #expect(try await store.all().count == 8)
        #expect(try await store.state().isRenumbering == false)
    }

    @Test func recordsWithoutATimeAreMatchedOneToOne() async throws {
        let store = try await makeSubject()
        func memory(_ values: [Int32]) -> [NewRecord] {
            values.enumerated().map { .test(UInt16(values.count - 1 - $0.offset), minute: nil, value: $0.element) }
        }
        try await store.sync(memory([111, 95, 111]))
        let summary = try await store.sync(memory([111, 95, 111, 130]), isRenumbering: true)
        #expect(summary.counts == StoredCounts(new: 1, known: 3))
        #expect(try await store.sync(memory([111, 95, 111, 130, 111])).counts == StoredCounts(new: 1, known: 4))
        #expect(try await store.all().compactMap { $0.result.glucose?.milligramsPerDeciliter }.sorted() == [95, 111, 111, 111, 130])
    }

    @Test func aDeletedReadingStaysDeletedWhenItsDoubleIsFound() async throws {
        let store = try await makeSubject()
        try await store.sync([.test(0, minute: 1)])
        _ = try await store.delete([try #require(try await store.only()).id])
        try await store.sync(reversed([1, 2]), isRenumbering: true)
        #expect(try await minutes(store) == [2])
        try await store.sync(reversed([1, 2, 3]))
        #expect(try await minutes(store) == [2, 3])
    }

    /// Who sees a reading twice deletes one of the two, and must not lose both.
    @Test(arguments: [0, 1]) func oneOfTwoThatWasDeletedLeavesTheOther(deleted: Int) async throws {
        let database = try Database(.memory)
        let before = try await makeSubject(database)
        try await before.sync([.test(0, minute: 1)])
        try await before.sync(reversed([1, 2]), outcome: .incomplete(code: "interrupted"))
        let doubles = try await before.all().filter { $0.measuredAt?.minute == 1 }
        #expect(doubles.count == 2)
        let store = try await makeSubject(database, identifiers: RandomIdentifierSource(), secondsLater: 60)
        _ = try await store.delete([doubles[deleted].id])
        try await store.sync(reversed([1, 2, 3]), isRenumbering: true)
        #expect(try await minutes(store) == [1, 2, 3])
    }

    @Test func whatWasSaidOfEitherIsKept() async throws {
        let store = try await makeSubject()
        try await store.sync([.test(0, minute: 1)])
        try await store.sync(reversed([1, 2]), outcome: .incomplete(code: "interrupted"))
        let doubles = try await store.all().filter { $0.measuredAt?.minute == 1 }.sorted { $0.id.rawValue < $1.id.rawValue }
        _ = try await store.edit([doubles[0].id], [.note("first")])
        _ = try await store.edit([doubles[1].id], [.note("second"), .meal(.bedtime), .exclusion("a doubt")])
        try await store.sync(reversed([1, 2, 3]), contexts: [.make(2, .fasting)], isRenumbering: true)
        let reading = try #require(try await store.all().first)
        #expect(reading.id == doubles[0].id)
        #expect(reading.note == "first\nsecond")
        #expect(reading.meal == .bedtime && reading.exclusion == "a doubt" && reading.isEdited)
        #expect(try await store.history(of: reading.id).count == 4)
        #expect(try await store.all().count == 3)
    }

    @Test func aContextGoesToTheRecordThatHasItsNumberNow() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1, 2]), contexts: [.make(1, .fasting)], isRenumbering: true)
        try await store.sync(reversed([1, 2, 3]), contexts: [.make(2, .fasting), .make(0, .bedtime)])
        #expect(try await store.all().map(\.meal) == [.fasting, nil, .bedtime])
        try await store.sync(contexts: [.make(1, .casual)])
        #expect(try await store.all().map(\.meal) == [.fasting, nil, .bedtime])
    }

    @Test func aContextBeforeItsRecordIsGivenToTheOneOfTheSameSync() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1, 2]), contexts: [.make(0, .casual)], isRenumbering: true)
        let device = try await store.add(.guide)
        let state = try await store.beginSync(of: device.id)
        _ = try await store.store(RecordBatch(contexts: [.make(2, .fasting), .make(0, .bedtime)]), in: state.id)
        _ = try await store.finishSync(state.id, storing: RecordBatch(records: reversed([1, 2, 3])), as: SyncEnd(.complete))
        #expect(try await store.all().map(\.meal) == [.fasting, .casual, .bedtime])
    }

    @Test func aMeterThatWasRemovedAndComesBackIsStillKnownToRenumber() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1, 2]), isRenumbering: true)
        try await store.remove(try await store.add(.guide).id, keepingReadings: true)
        #expect(try await store.sync(reversed([1, 2, 3])).counts == StoredCounts(new: 1, known: 2))
    }

    @Test func anIncompleteSyncSettlesNothing() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1]), isRenumbering: true, outcome: .cancelled)
        #expect(try await store.state().isRenumbering == false)
    }

    @Test func anEmptyReportConfirmsNothing() async throws {
        let store = try await makeSubject()
        try await store.sync(reversed([1]), outcome: .incomplete(code: "interrupted"))
        try await store.sync(reversed([1, 2]), outcome: .incomplete(code: "interrupted"))
        try await store.sync([], isWhole: true)
        try await store.sync(reversed([1, 2, 3]), isRenumbering: true)
        #expect(try await minutes(store) == [1, 2, 3])
    }
}

extension NewRecord {
    /// A record of a minute of 1 February 2026, 08 o'clock; nil for a clock that was never set.
    static func test(_ sequence: UInt16, minute: Int?, value: Int32 = 111, epoch: Int = 0) -> NewRecord {
        let number = [UInt8(sequence & 0xFF), UInt8(sequence >> 8)]
        let base: [UInt8] = minute.map { [0xEA, 0x07, 2, 1, 8, UInt8($0), 0] } ?? [0, 0, 0, 0, 0, 0, 0]
        return NewRecord(
            epoch: epoch, sequence: sequence, identity: number + base + [UInt8(value & 0xFF), 0xB0],
            measurement: [0x02] + number + base + [UInt8(value & 0xFF), 0xB0, 0x11], result: milligrams(value),
            measuredAt: minute.flatMap { CivilDateTime("2026-02-01T08:\($0 < 10 ? "0" : "")\($0):00") })
    }
}

extension SQLiteReadingStore {
    /// Where the next sync of the meter begins; it is begun and never ends.
    func state(of device: NewDevice = .guide) async throws -> SyncState {
        try await beginSync(of: add(device).id)
    }

    /// Stores records in a sync of their own, in two batches.
    @discardableResult
    func sync(
        _ records: [NewRecord] = [], contexts: [NewContext] = [], isRenumbering: Bool = false, isWhole: Bool = false,
        cursor: CursorUpdate = .clear, outcome: SyncOutcome = .complete
    ) async throws -> SyncSummary {
        let state = try await beginSync(of: add(NewDevice.guide).id)
        _ = try await store(RecordBatch(records: Array(records.prefix(2))), in: state.id)
        return try await finishSync(
            state.id, storing: RecordBatch(records: Array(records.dropFirst(2)), contexts: contexts),
            as: SyncEnd(outcome, cursor: cursor, isRenumbering: isRenumbering, isWhole: isWhole))
    }
}
