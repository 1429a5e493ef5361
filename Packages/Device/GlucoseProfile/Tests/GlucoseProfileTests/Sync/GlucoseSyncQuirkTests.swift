import GlucoseProfile
import Testing

/// Meters that do not keep to the profile, and plans that know it.
@Suite struct GlucoseSyncQuirkTests {
    /// ForaCare TN'G Voice answers delta requests wrongly.
    @Test func aMeterThatIsReadWholeIsNeverAskedForNewerRecords() {
        let meter = FakeMeter(5)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[3]), readsAll: true))
        run.run(meter)
        #expect(run.written == ["0401", "0101"])
        #expect(run.identities == meter.identities && run.isComplete)
    }

    @Test func aMeterThatIsReadWholeStillShowsAReset() {
        var meter = FakeMeter(5)
        let cursor = RecordCursor(meter.records[3])
        meter = FakeMeter()
        meter.add(sequence: 0, day: 9)
        var run = SyncRun(SyncPlan(cursor: cursor, readsAll: true))
        run.run(meter)
        #expect(run.isComplete && run.cursor?.sequence == 0)
    }

    /// IOS-nRF-Toolbox#44: Yuwell meters sometimes answer "all" with no records while first and last work.
    @Test func aMeterThatDeniesItsRecordsIsAskedOtherwise() {
        let meter = FakeMeter(5)
        var run = SyncRun(SyncPlan(doubtsEmptyMemory: true))
        run.run { bytes, _ in
            bytes == [1, 1] ? [.indication(.response(to: .reportStoredRecords, .noRecordsFound))] : meter.answer(to: bytes)
        }
        #expect(run.written == ["0401", "0101", "0103010000"])
        #expect(run.identities == meter.identities && run.isComplete)
        #expect(run.cursor == RecordCursor(meter.records[4]))
    }

    @Test func aMeterThatGivesOnlyItsLastRecordIsAskedAgainNextTime() {
        for refuses in [true, false] {
            var meter = FakeMeter(5)
            meter.supportsGreaterOrEqual = !refuses
            var run = SyncRun(SyncPlan(doubtsEmptyMemory: true))
            run.run { bytes, _ in
                let isDenied = bytes == [1, 1] || (!refuses && bytes.starts(with: [1, 3]))
                return isDenied ? [.indication(.response(to: .reportStoredRecords, .noRecordsFound))] : meter.answer(to: bytes)
            }
            #expect(run.written == ["0401", "0101", "0103010000", "0106"])
            #expect(run.identities == [meter.records[4].measurement.identity])
            #expect(run.outcome?.ending == .incomplete(.refused(.noRecordsFound)))
        }
    }

    @Test func anEmptyMemoryIsStillAnEmptyMemory() {
        var run = SyncRun(SyncPlan(doubtsEmptyMemory: true))
        run.run(FakeMeter())
        #expect(run.isComplete && run.cursor == nil && run.items.isEmpty)
        #expect(run.written == ["0401", "0101", "0103010000", "0106"])
    }
}
