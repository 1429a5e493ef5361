import Common
import Domain
import GlucoseProfile
import Testing

/// Guards records lost or read again and again (xDrip#138, #762, #4499), contexts without which a sync fails (Tidepool), and the Glucose
/// Profile's procedure as a whole.
struct GlucoseSyncTests {
    @Test func aFirstSyncCountsAndReadsEverything() {
        let meter = FakeMeter(4)
        var run = SyncRun()
        run.run(meter)
        #expect(run.written == ["0401", "0101"])
        #expect(run.measurements.map(\.measurement) == meter.records.map(\.measurement))
        #expect(run.measurements.map(\.bytes) == meter.records.map(\.measurement.bytes))
        #expect(run.contexts.map(\.measurement?.sequence) == [0, 3])
        #expect(run.cursor == RecordCursor(meter.records[3]))
        #expect(run.outcome?.resetDetected == false)
        #expect(run.outcome?.sequenceOrder == .ascending)
        #expect(run.outcome?.counts.measurements == 4)
        #expect(run.outcome?.counts.contexts == 2)
        #expect(run.timers.first == .seconds(30))
        #expect(run.timers.last == GlucoseSync.drainTime)
        #expect(run.progress == [0, 1, 2, 3, 4].map { .progress(received: $0, expected: 4) })
    }

    @Test func everyFrameOfAReportStartsTheTimerAnew() {
        var run = SyncRun(SyncPlan(countsFirst: false))
        #expect(run.deliver(.start) == [.write([1, 1]), .armTimer(.seconds(30))])
        for event in FakeMeter(1).records[0].notifications {
            #expect(run.deliver(event).last == .armTimer(.seconds(30)))
        }
        #expect(run.deliver(.measurement([0])).last == .armTimer(.seconds(30)))
    }

    @Test func anEmptyMeterIsASuccess() {
        var run = SyncRun()
        run.run(FakeMeter())
        #expect(run.outcome?.ending == .complete(cursor: nil))
        #expect(run.items.isEmpty)
    }

    @Test func aLaterSyncAsksForNewerRecordsAndForTheCursorsOwn() {
        let meter = FakeMeter(20)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[15], epoch: 3)))
        run.run(meter)
        #expect(run.written == ["0403011000", "0103011000", "0103010f00"])
        #expect(run.measurements.map(\.measurement.sequence) == [16, 17, 18, 19, 15])
        #expect(run.measurements.allSatisfy { $0.epoch == 3 })
        #expect(run.cursor == RecordCursor(meter.records[19], epoch: 3))
        #expect(run.progress.last == .progress(received: 4, expected: 4))
    }

    @Test func aSyncWithNothingNewComparesTheLastRecord() {
        let meter = FakeMeter(16)
        let cursor = RecordCursor(meter.records[15])
        var run = SyncRun(SyncPlan(cursor: cursor))
        run.run(meter)
        #expect(run.written == ["0403011000", "0103011000", "0106"])
        #expect(run.cursor == cursor)
    }

    @Test func aMeterWithoutLastIsReadWhole() {
        var meter = FakeMeter(16)
        meter.supportsLast = false
        let cursor = RecordCursor(meter.records[15])
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0103011000", "0106", "0101"])
        #expect(run.cursor == cursor)
        #expect(run.outcome?.resetDetected == false)
    }

    @Test func aLastRecordBeyondTheCursorMeansThatTheRequestForNewerOnesIsWrong() {
        let meter = FakeMeter(20)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[15]), countsFirst: false))
        run.run { bytes, _ in bytes.hex == "0103011000" ? [.indication([6, 0, 1, 6])] : meter.answer(to: bytes) }
        #expect(run.written == ["0103011000", "0106", "0101"])
        #expect(run.identities == meter.identities)
        #expect(run.cursor == RecordCursor(meter.records[19]))
    }

    @Test(arguments: ["06000103", "06000104", "06000105", "06000109", "06000102"])
    func aMeterThatRefusesToReportNewerRecordsIsReadWhole(refusal: String) throws {
        let meter = FakeMeter(20)
        let answer = try VectorFile.bytes(refusal)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[15]), countsFirst: false))
        run.run { bytes, _ in bytes.count > 2 ? [.indication(answer)] : meter.answer(to: bytes) }
        #expect(run.written == ["0103011000", "0101"])
        #expect(run.identities == meter.identities)
        #expect(run.cursor == RecordCursor(meter.records[19]))
    }

    @Test func aMeterThatReportsEverythingAnywayIsUnderstood() {
        var meter = FakeMeter(20)
        meter.ignoresFilter = true
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[15]), countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0103011000"])
        #expect(run.cursor == RecordCursor(meter.records[19]))
    }

    @Test func at65535EverythingIsRead() {
        var meter = FakeMeter(3, first: 65533)
        meter.add(sequence: 0)
        meter.add(sequence: 1)
        let cursor = RecordCursor(meter.records[2])
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(meter)
        #expect(run.written == ["0101"])
        #expect(run.identities == meter.identities)
        #expect(run.cursor == cursor)
        #expect(run.outcome?.sequenceOrder == .ascending)
    }

    @Test func afterTheWrapNewRecordsComeWithTheNextSyncAndTheCursorFollowsOnceTheOldOnesAreGone() throws {
        var meter = FakeMeter(2, first: 65533)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[1]), countsFirst: false))
        meter.add(sequence: 65535)
        meter.add(sequence: 0)
        run.run(meter)
        #expect(run.cursor?.sequence == 65535)
        var second = SyncRun(SyncPlan(cursor: run.cursor, countsFirst: false))
        second.run(meter)
        #expect(second.identities == meter.identities)
        meter.records.removeFirst(3)
        meter.add(sequence: 1)
        var third = SyncRun(SyncPlan(cursor: second.cursor, countsFirst: false))
        third.run(meter)
        #expect(third.outcome?.resetDetected == true)
        #expect(third.cursor == RecordCursor(try #require(meter.records.last), epoch: 1))
    }

    @Test("A context may come before its record, without it, or never")
    func contexts() {
        let records = FakeMeter(4).records
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { _, _ in
            records[0].notifications.reversed() + [
                .context(GlucoseMeasurementContext(sequence: 77, meal: .bedtime).bytes), .measurement(records[3].measurement.bytes),
                .indication([6, 0, 1, 1]),
            ]
        }
        #expect(run.contexts.map(\.context.sequence) == [0, 77])
        #expect(run.contexts.map(\.measurement) == [nil, nil])
        #expect(run.measurements.map(\.context?.meal) == [.fasting, nil])
        #expect(run.cursor == RecordCursor(records[3]))
    }

    @Test func whatComesTwiceIsStoredOnce() {
        let meter = FakeMeter(4)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in meter.answer(to: bytes).flatMap { $0.isRecord ? [$0, $0] : [$0] } }
        #expect(run.measurements.count == 4)
        #expect(run.contexts.count == 2)
        #expect(run.outcome?.counts.duplicates == 6)
    }

    @Test func recordsInAnyOrderLeadToTheSameCursor() {
        let meter = FakeMeter(9)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in
            let answer = meter.answer(to: bytes)
            return answer.filter(\.isRecord).reversed() + answer.filter { !$0.isRecord }
        }
        #expect(run.identities == meter.identities)
        #expect(run.cursor == RecordCursor(meter.records[8]))
        #expect(run.outcome?.sequenceOrder == .ascending)
    }

    @Test func recordsAfterTheLastIndicationStillCount() {
        let meter = FakeMeter(9)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in
            let answer = meter.answer(to: bytes)
            return answer.filter { !$0.isRecord } + answer.filter(\.isRecord)
        }
        #expect(run.identities == meter.identities)
        #expect(run.cursor == RecordCursor(meter.records[8]))
    }

    @Test func aLateFrameThatCannotBeDecodedHoldsTheCursorBack() {
        let meter = FakeMeter(9)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in meter.answer(to: bytes) + [.measurement([0x03, 4, 0, 9])] }
        #expect(run.unreadable.map(\.sequence) == [4])
        #expect(run.cursor == RecordCursor(meter.records[3]))
    }

    @Test func aPieceOfARecordThatCameWholeIsNothingNew() {
        let meter = FakeMeter(9)
        let piece = Array(meter.records[4].measurement.bytes.prefix(8))
        for isFirst in [true, false] {
            var run = SyncRun(SyncPlan(countsFirst: false))
            run.run { bytes, _ in
                let answer = meter.answer(to: bytes)
                return isFirst ? [.measurement(piece)] + answer : answer + [.measurement(piece)]
            }
            #expect(run.unreadable.count == (isFirst ? 1 : 0))
            #expect(run.cursor == RecordCursor(meter.records[8]))
        }
    }

    @Test func whatComesAfterTheEndIsStoredAndChangesNothing() {
        let meter = FakeMeter(2)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in Array(meter.answer(to: bytes).suffix(1)) }
        #expect(run.cursor == nil)
        #expect(run.deliver(.measurement(meter.records[0].measurement.bytes)).count == 1)
        #expect(run.deliver(.measurement(meter.records[0].measurement.bytes)).isEmpty)
        for event in [SyncEvent.start, .timedOut, .cancelled, .disconnected, .writeFailed(attError: 0x80), .indication([6, 0, 1, 1])] {
            #expect(run.deliver(event).isEmpty)
        }
        #expect(run.outcomes.count == 1)
    }

    @Test func valuesOfOtherCharacteristicsAreIgnored() {
        var run = SyncRun()
        run.deliver(.start)
        #expect(run.deliver(.received(characteristic: 0x2A19, value: [100])).isEmpty)
    }

    @Test func aMeterThatNeverStopsIsLeft() {
        var sync = GlucoseSync(plan: SyncPlan(countsFirst: false))
        _ = sync.handle(.start)
        let frame = SyncEvent.measurement(FakeMeter(1).records[0].measurement.bytes)
        var ending: SyncOutcome.Ending?
        for _ in 0..<GlucoseSync.maximumFrames {
            for case .finish(let outcome) in sync.handle(frame) { ending = outcome.ending }
        }
        #expect(ending == .incomplete(.endless))
        #expect(sync.isFinished)
    }
}
