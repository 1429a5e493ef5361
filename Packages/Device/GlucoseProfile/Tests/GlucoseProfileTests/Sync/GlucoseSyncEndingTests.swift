import Common
import GlucoseProfile
import Testing

/// Guards syncs that hang (Tidepool ends only on two codes), go on after a time-out, or move on after half a report.
struct GlucoseSyncEndingTests {
    static let plan = SyncPlan(countsFirst: false)

    @Test(arguments: ["06000108", "06000107", "0600010a", "06000100", "06000104", "06000109", "06000105", "06000102", "06000103"])
    func aFullReportThatEndsWithAnErrorIsIncompleteAndKeepsWhatCame(code: String) throws {
        let meter = FakeMeter(5)
        let indication = try VectorFile.bytes(code)
        var run = SyncRun(Self.plan)
        run.run { bytes, _ in meter.answer(to: bytes).map { $0.isRecord ? $0 : .indication(indication) } }
        #expect(run.outcome?.ending == .incomplete(.refused(RecordAccessResponseCode(code: indication[3]))))
        #expect(run.identities == meter.identities)
        #expect(run.written == ["0101"])
    }

    @Test func noRecordsAfterRecordsIsNoSuccess() {
        let meter = FakeMeter(5)
        var run = SyncRun(Self.plan)
        run.run { bytes, _ in meter.answer(to: bytes).map { $0.isRecord ? $0 : .indication([6, 0, 1, 6]) } }
        #expect(run.outcome?.ending == .incomplete(.refused(.noRecordsFound)))
        var later = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[2]), countsFirst: false))
        later.run { bytes, _ in meter.answer(to: bytes).map { $0.isRecord ? $0 : .indication([6, 0, 1, 6]) } }
        #expect(later.written == ["0103010300"])
        #expect(later.outcome?.ending == .incomplete(.refused(.noRecordsFound)))
    }

    @Test func recordsThatComeLateAfterNoRecordsAreKeptAndAreNoSuccess() {
        let meter = FakeMeter(5)
        var run = SyncRun(Self.plan)
        run.run { bytes, _ in [.indication([6, 0, 1, 6])] + meter.answer(to: bytes).filter(\.isRecord) }
        #expect(run.identities == meter.identities)
        #expect(run.outcome?.ending == .incomplete(.refused(.noRecordsFound)))
    }

    @Test func silenceIsIncompleteAndNothingMoreIsWritten() {
        let meter = FakeMeter(5)
        var run = SyncRun(SyncPlan())
        run.run { bytes, number in number == 1 ? meter.answer(to: bytes) : meter.answer(to: bytes).filter(\.isRecord) }
        #expect(run.outcome?.ending == .incomplete(.timedOut))
        #expect(run.written == ["0401", "0101"])
        #expect(run.identities == meter.identities)
    }

    @Test func silenceAfterTheCountIsIncompleteToo() {
        var run = SyncRun()
        run.run { _, _ in [] }
        #expect(run.outcome?.ending == .incomplete(.timedOut))
        #expect(run.written == ["0401"])
    }

    @Test(arguments: ["06000102", "010101", "06", "", "0500010203", "06000401"])
    func answersToSomethingElseAreNoEnd(indication: String) throws {
        let stray = SyncEvent.indication(try VectorFile.bytes(indication))
        var run = SyncRun()
        run.deliver(.start)
        if indication != "06000401" { #expect(run.deliver(stray).isEmpty) }
        run.deliver(.indication([5, 0, 9, 0]))
        if indication != "06000102" { #expect(run.deliver(stray).isEmpty) }
    }

    @Test(arguments: ["06000402", "06000408", "06000401", "0600040a"])
    func aCountThatFailsIsDoneWithout(answer: String) throws {
        let meter = FakeMeter(3)
        let indication = try VectorFile.bytes(answer)
        var run = SyncRun()
        run.run { bytes, number in number == 1 ? [.indication(indication)] : meter.answer(to: bytes) }
        #expect(run.written == ["0401", "0101"])
        #expect(run.progress.last == .progress(received: 3, expected: nil))
        #expect(run.isComplete)
    }

    @Test(arguments: [("06000406", 0), ("050002", 2), ("05000200", 2), ("050002000000", 2), ("0500ffffffff", nil)])
    func aCountMayBeWrongAndProgressStaysWithinIt(answer: String, expected: Int?) throws {
        let meter = FakeMeter(3)
        let indication = try VectorFile.bytes(answer)
        var run = SyncRun()
        run.run { bytes, number in number == 1 ? [.indication(indication)] : meter.answer(to: bytes) }
        #expect(run.progress.first == .progress(received: 0, expected: expected))
        #expect(run.progress.last == .progress(received: 3, expected: expected.map { max($0, 3) }))
        #expect(run.identities == meter.identities)
    }

    @Test func aCountThatIsRefusedByItsWriteIsDoneWithout() {
        let meter = FakeMeter(3)
        var run = SyncRun()
        run.run { bytes, number in number == 1 ? [.writeFailed(attError: 0x03)] : meter.answer(to: bytes) }
        #expect(run.isComplete)
    }

    @Test(arguments: [UInt8(0x80), 0xFE])
    func aBusyMeterIsAbortedOnceAndAskedAgain(code: UInt8) {
        let meter = FakeMeter(3)
        var run = SyncRun(Self.plan)
        run.run { bytes, number in number == 1 ? [.writeFailed(attError: code)] : meter.answer(to: bytes) }
        #expect(run.written == ["0101", "0300", "0101"])
        #expect(run.identities == meter.identities)
        #expect(run.isComplete)
    }

    @Test func anAbortThatWasNotNeededDoesNotKeepFromAskingAgain() {
        var meter = FakeMeter(3)
        meter.abortAnswer = .abortUnsuccessful
        var run = SyncRun(Self.plan)
        run.run { bytes, number in
            number == 1
                ? [.writeFailed(attError: 0xFE)]
                : number == 2 ? [.indication([6, 0, 1, 8])] + meter.answer(to: bytes) : meter.answer(to: bytes)
        }
        #expect(run.isComplete)
    }

    @Test func aMeterThatStaysBusyIsLeft() {
        var run = SyncRun(Self.plan)
        run.run { bytes, _ in bytes == [3, 0] ? [.indication([6, 0, 3, 1])] : [.writeFailed(attError: 0x80)] }
        #expect(run.written == ["0101", "0300", "0101"])
        #expect(run.outcome?.ending == .incomplete(.busy))
    }

    @Test func aMeterThatIsBusyForTheAbortTooIsLeft() {
        var run = SyncRun(Self.plan)
        run.run { _, _ in [.writeFailed(attError: 0xFE)] }
        #expect(run.written == ["0101", "0300"])
        #expect(run.outcome?.ending == .incomplete(.busy))
    }

    @Test func aMeterThatDoesNotAnswerTheAbortIsLeft() {
        var run = SyncRun(Self.plan)
        run.run { _, number in number == 1 ? [.writeFailed(attError: 0xFE)] : [] }
        #expect(run.outcome?.ending == .incomplete(.timedOut))
    }

    @Test(arguments: [
        (UInt8(0x81), IncompleteReason.notSubscribed), (0xFD, .notSubscribed), (0x05, .notPaired), (0x0F, .notPaired), (0x0C, .notPaired),
        (0x08, .notPaired), (0x11, .writeFailed(attError: 0x11)),
    ])
    func aRefusedReportSaysWhy(code: UInt8, reason: IncompleteReason) {
        var run = SyncRun(Self.plan)
        run.run { _, _ in [.writeFailed(attError: code)] }
        #expect(run.outcome?.ending == .incomplete(reason))
    }

    @Test func aRefusedRequestForTheLastRecordMeansReadingEverything() {
        let meter = FakeMeter(3)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[2]), countsFirst: false))
        run.run { bytes, _ in bytes == [1, 6] ? [.writeFailed(attError: 0x13)] : meter.answer(to: bytes) }
        #expect(run.written == ["0103010300", "0106", "0101"])
        #expect(run.isComplete)
    }

    @Test(arguments: ["06000108", "0600010b"])
    func aFailedReportOfTheLastRecordIsIncomplete(code: String) throws {
        let meter = FakeMeter(3)
        let indication = try VectorFile.bytes(code)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[2]), countsFirst: false))
        run.run { bytes, _ in bytes == [1, 6] ? [.indication(indication)] : meter.answer(to: bytes) }
        #expect(run.outcome?.ending == .incomplete(.refused(RecordAccessResponseCode(code: indication[3]))))
    }

    @Test func everyReasonExplainsItself() {
        let reasons: [IncompleteReason] = [
            .disconnected, .timedOut, .refused(.procedureNotCompleted), .busy, .notSubscribed, .notPaired, .writeFailed(attError: 0x11),
            .endless,
        ]
        #expect(Set(reasons.map(\.description)).count == reasons.count)
        #expect(IncompleteReason.writeFailed(attError: 0x11).description.contains("0x11"))
    }
}
