import Common
import GlucoseProfile
import Testing

/// Guards records lost because a meter's numbers began anew, with and without new records (xDrip#4499), or run backwards (TaiDoc).
struct GlucoseSyncResetTests {
    @Test("After a reset with fewer records than before, the last record shows it")
    func fewerRecords() {
        let old = FakeMeter(16)
        let meter = FakeMeter(5, day: 2)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15]), countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0103011000", "0106", "0101"])
        expectEpochOne(run, meter)
    }

    @Test("After a reset with as many records as before, the last record has another base time")
    func asManyRecords() {
        let old = FakeMeter(16)
        let meter = FakeMeter(16, day: 2)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15]), countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0103011000", "0106", "0101"])
        expectEpochOne(run, meter)
    }

    @Test("After a reset with more records than before, the cursor's own record has another base time")
    func moreRecords() {
        let old = FakeMeter(16)
        let meter = FakeMeter(30, day: 2)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15]), countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0103011000", "0103010f00", "0101"])
        expectEpochOne(run, meter)
    }

    @Test(arguments: [5, 16, 30])
    func aMeterThatIsReadWholeAnywayShowsAResetToo(count: Int) {
        let old = FakeMeter(16)
        var meter = FakeMeter(count, day: 2)
        meter.supportsGreaterOrEqual = false
        var run = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15]), countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0103011000", "0101"])
        expectEpochOne(run, meter)
    }

    @Test func aClearedMemoryLeavesTheCursorToShowTheResetLater() {
        let cursor = RecordCursor(FakeMeter(16).records[15])
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(FakeMeter())
        #expect(run.written == ["0103011000", "0106"])
        #expect(run.cursor == cursor)
        #expect(run.outcome?.resetDetected == false)
    }

    @Test func aCursorRecordThatIsGoneMeansReadingEverything() {
        var meter = FakeMeter(40)
        let cursor = RecordCursor(meter.records[15])
        meter.records.removeFirst(18)
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0103011000", "0103010f00", "0101"])
        #expect(run.cursor == RecordCursor(meter.records[21]))
        #expect(run.outcome?.resetDetected == false)
    }

    @Test("A truncated newest record of a meter that is read whole is no reset", arguments: [1, 15])
    func truncatedNewest(lost: Int) {
        var meter = FakeMeter(17)
        meter.supportsGreaterOrEqual = false
        let cursor = RecordCursor(meter.records[15])
        meter.records.remove(at: 15)
        let newest = meter.records[15].measurement.bytes
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run { bytes, _ in
            meter.answer(to: bytes).map { $0 == .measurement(newest) ? .measurement(Array(newest.dropLast(lost))) : $0 }
        }
        #expect(run.outcome?.resetDetected == false)
        #expect(run.cursor == (lost == 1 ? RecordCursor(meter.records[14]) : nil))
    }

    @Test func whatCouldNotBeDecodedBeforeAResetHoldsNothingBackAfterIt() {
        let old = FakeMeter(16)
        let meter = FakeMeter(30, day: 2)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15]), countsFirst: false))
        run.run { bytes, number in (number == 1 ? [.measurement([0x0B])] : []) + meter.answer(to: bytes) }
        expectEpochOne(run, meter)
    }

    @Test func anInterruptedReadingAfterAResetLeavesTheOldCursor() {
        let old = FakeMeter(16)
        let meter = FakeMeter(5, day: 2)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15]), countsFirst: false))
        run.run { bytes, number in number == 3 ? Array(meter.answer(to: bytes).prefix(2)) + [.disconnected] : meter.answer(to: bytes) }
        #expect(run.outcome?.ending == .incomplete(.disconnected))
        #expect(run.outcome?.epoch == 1)
        var next = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15]), epoch: 1, countsFirst: false))
        next.run(meter)
        expect(epoch: 2, next, meter)
    }

    @Test("A reset after a cursor was cleared begins an epoch that was never there")
    func epochWithoutCursor() {
        let old = FakeMeter(16)
        var meter = FakeMeter(30, day: 2)
        var first = SyncRun(SyncPlan(cursor: RecordCursor(old.records[15], epoch: 4), epoch: 4, countsFirst: false))
        first.run(GlucoseSyncUnreadableTests.truncating(meter, [0]))
        #expect(first.outcome?.ending == .complete(cursor: nil))
        #expect(first.outcome?.epoch == 5)
        var second = SyncRun(SyncPlan(epoch: 5, countsFirst: false))
        second.run(meter)
        #expect(second.measurements.allSatisfy { $0.epoch == 5 })
        #expect(second.cursor == RecordCursor(meter.records[29], epoch: 5))
        meter = FakeMeter(7, day: 3)
        var third = SyncRun(SyncPlan(cursor: second.cursor, epoch: 5, countsFirst: false))
        third.run(meter)
        expect(epoch: 6, third, meter)
    }

    @Test func aReversedMeterHasNoCursor() {
        var meter = FakeMeter(6)
        meter.renumberFromNewest()
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run(meter)
        #expect(run.identities == meter.identities)
        #expect(run.outcome?.ending == .complete(cursor: nil))
        #expect(run.outcome?.sequenceOrder == .reversed)
    }

    @Test("A reversed meter that could not be told by its first record loses nothing later", arguments: 1...5)
    func reversedLater(count: Int) {
        var meter = FakeMeter(1)
        meter.renumberFromNewest()
        var first = SyncRun(SyncPlan(countsFirst: false))
        first.run(meter)
        #expect(first.cursor == RecordCursor(meter.records[0]))
        for _ in 0..<count { meter.add(sequence: 0) }
        meter.renumberFromNewest()
        var second = SyncRun(SyncPlan(cursor: first.cursor, countsFirst: false))
        second.run(meter)
        #expect(second.identities == meter.identities)
        #expect(second.outcome?.ending == .complete(cursor: nil))
        #expect(second.outcome?.sequenceOrder == .reversed)
        #expect(second.outcome?.resetDetected == false)
    }

    @Test("A reversed meter whose clock never ran is still told by its record's new number")
    func reversedWithoutClock() {
        var meter = FakeMeter(3)
        for index in meter.records.indices { meter.records[index].measurement.baseTime = .zero }
        meter.renumberFromNewest()
        var first = SyncRun(SyncPlan(countsFirst: false))
        first.run(meter)
        meter.add(sequence: 7)
        meter.records[3].measurement.baseTime = .zero
        meter.renumberFromNewest()
        var second = SyncRun(SyncPlan(cursor: first.cursor, countsFirst: false))
        second.run(meter)
        #expect(second.identities == meter.identities)
        #expect(second.outcome?.ending == .complete(cursor: nil))
    }

    @Test("A reversed meter whose older record could not be decoded at first is told when it can")
    func reversedAndTruncated() {
        var meter = FakeMeter(2)
        meter.renumberFromNewest()
        var first = SyncRun(SyncPlan(countsFirst: false))
        first.run(GlucoseSyncUnreadableTests.truncating(meter, [1]))
        #expect(first.cursor == RecordCursor(meter.records[1]))
        var second = SyncRun(SyncPlan(cursor: first.cursor, countsFirst: false))
        second.run(meter)
        #expect(second.written == ["0103010100", "0103010000", "0101"])
        #expect(second.outcome?.ending == .complete(cursor: nil))
        #expect(second.outcome?.sequenceOrder == .reversed)
    }

    @Test func aMeterThatNumbersEveryRecordTheSameHasNoCursor() {
        var meter = FakeMeter()
        for value in 80..<84 { meter.add(sequence: 0, value: value) }
        var run = SyncRun()
        run.run(meter)
        #expect(run.measurements.count == 4)
        #expect(run.outcome?.ending == .complete(cursor: nil))
        #expect(run.outcome?.sequenceOrder == .repeated)
    }

    @Test func oneStepBackOfTheClockIsNotAReversedMeter() {
        var meter = FakeMeter(8)
        meter.records[7].measurement.baseTime.year = 2020
        var run = SyncRun()
        run.run(meter)
        #expect(run.cursor == RecordCursor(meter.records[7]))
    }

    private func expectEpochOne(_ run: SyncRun, _ meter: FakeMeter) {
        expect(epoch: 1, run, meter)
    }

    private func expect(epoch: Int, _ run: SyncRun, _ meter: FakeMeter) {
        #expect(run.identities == meter.identities)
        #expect(run.measurements.count == meter.records.count)
        #expect(run.outcome?.resetDetected == true)
        #expect(run.outcome?.epoch == epoch)
        #expect(run.outcome?.isRenumbering == false)
        #expect(run.cursor == meter.records.last.map { RecordCursor($0, epoch: epoch) })
    }
}
