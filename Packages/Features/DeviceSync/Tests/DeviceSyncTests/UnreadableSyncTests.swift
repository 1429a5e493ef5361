import DeviceSync
import Domain
import ReadingStore
import ReadingStoreImplementation
import Testing

/// Guards records lost because a cursor went past what could not be read, and meters read whole for ever because of one broken record.
@MainActor
struct UnreadableSyncTests {
    /// A meter whose third record is cut in its memory, so that it never comes whole.
    private func meter(_ count: Int) -> ScriptedTestMeter {
        var meter = ScriptedTestMeter(minutes: Array(0..<count))
        meter.records[2].measurement.removeLast()
        return meter
    }

    @Test func aFrameThatNeverDecodesIsAskedForInFourSyncsAndThenPassed() async throws {
        var subject = try await Subject([meter(5)])
        var cursors: [UInt16?] = []
        for count in 5...10 {
            subject = try await Subject([meter(count)], over: subject.store)
            let status = try await subject.sync()
            #expect(status.report?.completeness == .complete)
            #expect(status.report?.added == (count == 5 ? 4 : 1))
            cursors.append(try await subject.store.devices().first?.cursor?.sequence)
        }
        #expect(cursors == [1, 1, 1, 1, 8, 9])
        #expect(try await subject.store.unreadable(after: nil, limit: nil).records.map(\.frame.sequence) == [2])
        #expect(try await subject.minutes() == [0, 1, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test func aFrameThatDecodesAfterAllIsNoLongerUnreadable() async throws {
        var subject = try await Subject([meter(5)])
        for _ in 0..<3 { try await subject.sync() }
        subject = try await Subject([ScriptedTestMeter(minutes: Array(0..<5))], over: subject.store)
        #expect(try await subject.sync().report?.added == 1)
        #expect(try await subject.store.unreadableCount() == 0)
        #expect(try await subject.store.devices().first?.cursor?.sequence == 4)
        #expect(try await subject.minutes() == [0, 1, 2, 3, 4])
    }

    @Test func aContextThatCannotBeReadHoldsNoRecordBack() async throws {
        var meter = ScriptedTestMeter(minutes: [0, 1, 2])
        meter.records[1].context = [0x02, 1, 0]
        meter.records[2].context = [0x02, 2, 0, 3]
        let subject = try await Subject([meter])
        let report = try await subject.sync().report
        #expect(report?.added == 3 && report?.unreadable == 1)
        #expect(try await subject.store.readings(ReadingQuery()).map(\.meal) == [nil, nil, .fasting])
        #expect(try await subject.store.unreadable(after: nil, limit: nil).records.map(\.frame.kind) == [.context])
        #expect(try await subject.store.devices().first?.cursor?.sequence == 0)
    }

    /// tidepool-org/uploader#1040: ketones of a CareSens Dual were stored as glucose.
    @Test func aKetoneIsAKetoneWhenItsContextComes() async throws {
        var meter = ScriptedTestMeter()
        meter.records = [(ScriptedTestMeter.record(0, minute: 0, value: 6), [0x02, 0, 0, 6])]
        let subject = try await Subject([meter])
        try await subject.sync()
        let reading = try await subject.store.readings(ReadingQuery()).first
        #expect(reading?.isKetone == true && reading?.meal == nil)
    }
}
