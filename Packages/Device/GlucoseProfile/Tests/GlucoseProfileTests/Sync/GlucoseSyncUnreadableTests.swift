import Common
import GlucoseProfile
import Testing

/// Guards tidepool-org/uploader#1363 (frames are checked first, and only what decodes can be a duplicate), and
/// records lost because a cursor went past what could not be read.
struct GlucoseSyncUnreadableTests {
    @Test func theCursorStopsBelowTheLowestFrameThatCouldNotBeDecoded() {
        let meter = FakeMeter(9)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run(Self.truncating(meter, [4, 6]))
        #expect(run.unreadable.map(\.sequence) == [4, 6])
        #expect(run.unreadable.map(\.reason) == [.truncated(needed: 17, got: 16), .truncated(needed: 17, got: 16)])
        #expect(run.measurements.count == 7)
        #expect(run.cursor == RecordCursor(meter.records[3]))
    }

    @Test func aFirstRecordThatCouldNotBeDecodedMeansNoCursor() {
        let meter = FakeMeter(9)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run(Self.truncating(meter, [0]))
        #expect(run.outcome?.ending == .complete(cursor: nil))
    }

    @Test(arguments: [[], [0x0B], [0x0B, 4]])
    func aFrameTooShortToHaveANumberHoldsEverythingBack(frame: [UInt8]) {
        let meter = FakeMeter(9)
        for cursor in [nil, RecordCursor(meter.records[3])] {
            var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
            run.run { bytes, _ in [.measurement(frame)] + meter.answer(to: bytes) }
            #expect(run.unreadable.map(\.sequence) == [nil])
            #expect(run.outcome?.ending == .complete(cursor: cursor))
        }
    }

    @Test func aContextThatCouldNotBeDecodedHoldsBackToo() {
        let meter = FakeMeter(9)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in
            meter.answer(to: bytes).map { $0 == .context([0x02, 6, 0, 3]) ? .context([0x02, 6, 0]) : $0 }
        }
        #expect(run.unreadable.map(\.characteristic) == [GlucoseUUID.measurementContext])
        #expect(run.cursor == RecordCursor(meter.records[5]))
    }

    @Test func inALaterSyncTheCursorStaysWhereItWas() {
        let meter = FakeMeter(9)
        let cursor = RecordCursor(meter.records[4])
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(Self.truncating(meter, [5]))
        #expect(run.cursor == cursor)
        #expect(run.identities == [6, 7, 8, 4].map { meter.records[$0].measurement.identity }.reduce(into: []) { $0.insert($1) })
    }

    @Test func whereNothingDecodedTheCursorStaysWithoutAskingMore() {
        let meter = FakeMeter(6)
        let cursor = RecordCursor(meter.records[4])
        var run = SyncRun(SyncPlan(cursor: cursor, countsFirst: false))
        run.run(Self.truncating(meter, [5]))
        #expect(run.written == ["0103010500"])
        #expect(run.cursor == cursor)
    }

    @Test func aLastRecordThatCouldNotBeDecodedMeansReadingEverything() {
        let meter = FakeMeter(6)
        var run = SyncRun(SyncPlan(cursor: RecordCursor(meter.records[5]), countsFirst: false))
        run.run { bytes, number in
            bytes == [1, 6] ? [.measurement([1, 5, 0, 0]), .indication([6, 0, 1, 1])] : meter.answer(to: bytes)
        }
        #expect(run.written == ["0103010600", "0106", "0101"])
        #expect(run.identities == meter.identities)
    }

    @Test func aPassedFrameHoldsNothingBack() {
        let meter = FakeMeter(9)
        let frame = Array(meter.records[4].measurement.bytes.dropLast())
        var run = SyncRun(SyncPlan(passedFrames: [frame], countsFirst: false))
        run.run(Self.truncating(meter, [4]))
        #expect(run.unreadable.map(\.isPassed) == [true])
        #expect(run.cursor == RecordCursor(meter.records[8]))
    }

    @Test func aFrameThatDecodesTheSecondTimeHoldsNothingBack() {
        let meter = FakeMeter(9)
        var run = SyncRun(SyncPlan(countsFirst: false))
        run.run { bytes, _ in
            meter.answer(to: bytes).flatMap { event -> [SyncEvent] in
                guard case .received(GlucoseUUID.measurement, let value) = event else { return [event] }
                return [.measurement(Array(value.prefix(11))), event]
            }
        }
        #expect(run.unreadable.count == 9)
        #expect(run.cursor == RecordCursor(meter.records[8]))
    }

    /// Answers of a meter whose records with these numbers lose their last byte.
    static func truncating(_ meter: FakeMeter, _ sequences: Set<UInt16>) -> ([UInt8], Int) -> [SyncEvent] {
        { bytes, _ in
            meter.answer(to: bytes).map { event in
                guard case .received(GlucoseUUID.measurement, let value) = event,
                    sequences.contains(UInt16(value[1]) | UInt16(value[2]) << 8)
                else { return event }
                return .measurement(Array(value.dropLast()))
            }
        }
    }
}
