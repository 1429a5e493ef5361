import Domain
import GlucoseProfile
import Testing

/// Guards records doubled, or lost, because a meter gives them other numbers (TaiDoc: 0 is the newest; a full ring that counts its places).
struct GlucoseSyncRenumberingTests {
    @Test func aReversedMeterRenumbers() {
        var meter = FakeMeter(6)
        meter.renumberFromNewest()
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run(meter)
        #expect(run.outcome?.isRenumbering == true)
        #expect(run.outcome?.isWhole == true)
    }

    @Test func whatIsKnownOfAMeterStaysKnown() {
        var meter = FakeMeter(1)
        meter.renumberFromNewest()
        var run = SyncRun(SyncPlan(isRenumbering: true, countsFirst: false))
        run.run(meter)
        #expect(run.outcome?.ending == .complete(cursor: nil))
        #expect(run.outcome?.isRenumbering == true)
    }

    @Test func aMeterThatIsKnownToRenumberIsReadWholeWhateverTheCursor() {
        var meter = FakeMeter(6)
        let cursor = RecordCursor(meter.records[5])
        meter.renumberFromNewest()
        var run = SyncRun(SyncPlan(cursor: cursor, isRenumbering: true, countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0101"])
        #expect(run.identities == meter.identities)
        #expect(run.outcome?.ending == .complete(cursor: nil))
        #expect(run.outcome?.resetDetected == false)
        #expect(run.outcome?.epoch == 0)
    }

    @Test("A full ring that numbers its places moves every record with each test, upwards as ever", arguments: 1...3)
    func fullRing(count: Int) {
        var meter = FakeMeter(20)
        var first = SyncRun(SyncPlan(countsFirst: false))
        first.run(meter)
        #expect(first.outcome?.isRenumbering == false)
        for _ in 0..<count { meter.add(sequence: 0) }
        meter.records.removeFirst(count)
        for index in meter.records.indices { meter.records[index].measurement.sequence = UInt16(index) }
        var second = SyncRun(SyncPlan(cursor: first.cursor, countsFirst: false))
        second.run(meter)
        #expect(second.identities == meter.identities)
        #expect(second.outcome?.isRenumbering == true)
        #expect(second.outcome?.resetDetected == false)
        #expect(second.outcome?.sequenceOrder == .ascending)
        #expect(second.outcome?.ending == .complete(cursor: nil))
    }

    /// Where the clock was never set, only its number tells a record from an equal one.
    @Test func anEqualRecordOfAMeterWithoutATimeIsNoRenumbering() {
        var meter = FakeMeter()
        for value in [90, 111, 90] { meter.add(sequence: meter.records.count, value: value) }
        for index in meter.records.indices { meter.records[index].measurement.baseTime = .zero }
        let cursor = RecordCursor(meter.records[2])
        meter.add(sequence: 3, value: 90)
        meter.records[3].measurement.baseTime = .zero
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(meter)
        #expect(run.identities.contains(meter.records[3].measurement.identity))
        #expect(run.outcome?.isRenumbering == false)
        #expect(run.cursor == RecordCursor(meter.records[3]))
    }

    @Test func aReportOfNewerRecordsIsNotWhole() {
        var meter = FakeMeter(16)
        let cursor = RecordCursor(meter.records[15])
        meter.add(sequence: 16)
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(meter)
        #expect(run.isComplete)
        #expect(run.outcome?.isWhole == false)
    }

    @Test func aReportThatBrokeOffIsNotWhole() {
        let meter = FakeMeter(6)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in Array(meter.answer(to: bytes).prefix(3)) + [.disconnected] }
        #expect(run.outcome?.isWhole == false)
    }
}
