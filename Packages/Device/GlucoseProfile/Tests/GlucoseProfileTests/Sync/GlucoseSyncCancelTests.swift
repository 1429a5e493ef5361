import Common
import GlucoseProfile
import Testing

/// The person may stop at any moment.
struct GlucoseSyncCancelTests {
    @Test func beforeTheStartNothingIsWritten() {
        var run = SyncRun()
        run.deliver(.cancelled)
        #expect(run.outcome?.ending == .aborted)
        #expect(run.deliver(.start).isEmpty)
        #expect(run.writes.isEmpty)
    }

    @Test(arguments: [
        SyncEvent.indication([6, 0, 3, 1]), .indication([6, 0, 3, 7]), .timedOut, .disconnected, .writeFailed(attError: 0x11),
    ])
    func duringAReportItIsAbortedAndWhatCameIsKept(ending: SyncEvent) {
        let meter = FakeMeter(3)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.deliver(.start)
        run.deliver(.measurement(meter.records[0].measurement.bytes))
        #expect(run.deliver(.cancelled) == [.write([3, 0]), .armTimer(GlucoseSync.abortTimeout)])
        run.deliver(.measurement(meter.records[1].measurement.bytes))
        run.deliver(.indication([6, 0, 1, 1]))
        #expect(run.deliver(.cancelled).isEmpty)
        #expect(run.outcomes.isEmpty)
        run.deliver(ending)
        #expect(run.outcome?.ending == .aborted)
        #expect(run.measurements.count == 2)
    }

    @Test func duringACountItIsAborted() {
        var run = SyncRun()
        run.deliver(.start)
        run.deliver(.cancelled)
        run.deliver(.indication([6, 0, 3, 1]))
        #expect(run.written == ["0401", "0300"])
        #expect(run.outcome?.ending == .aborted)
    }

    @Test func whileABusyMeterIsAbortedNoSecondAbortIsWritten() {
        var run = SyncRun()
        run.deliver(.start)
        run.deliver(.writeFailed(attError: 0x80))
        #expect(run.deliver(.cancelled) == [.armTimer(GlucoseSync.abortTimeout)])
        run.deliver(.indication([6, 0, 3, 1]))
        #expect(run.written == ["0401", "0300"])
        #expect(run.outcome?.ending == .aborted)
    }

    @Test(arguments: [SyncEvent.cancelled, .disconnected, .timedOut])
    func afterTheLastReportEverythingIsThere(event: SyncEvent) {
        let meter = FakeMeter(3)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.deliver(.start)
        for answer in meter.answer(to: [1, 1]) { run.deliver(answer) }
        #expect(run.outcomes.isEmpty)
        #expect(run.deliver(.writeFailed(attError: 0x80)).isEmpty)
        run.deliver(event)
        #expect(run.cursor == RecordCursor(meter.records[2]))
    }

    @Test func aLinkThatIsGoneBeforeTheStartIsIncomplete() {
        var run = SyncRun()
        #expect(run.deliver(.timedOut).isEmpty)
        #expect(run.deliver(.writeFailed(attError: 1)).isEmpty)
        run.deliver(.disconnected)
        #expect(run.outcome?.ending == .incomplete(.disconnected))
    }
}
