import DeviceSync
import Domain
import ReadingStore
import ReadingStoreImplementation
import TestSupport
import Testing

/// A sync may end at any notification, in any way: what came stays, nothing is lost, nothing comes twice.
@MainActor
struct InterruptedSyncTests {
    private static let minutes = Array(0..<6)

    private func meter(_ fault: String, after notifications: Int, more: String = "") -> ScriptedTestMeter {
        var meter = ScriptedTestMeter(minutes: Self.minutes)
        meter.faults = ["{\"after_notifications\": \(notifications), \"do\": \"\(fault)\", \"connections\": [2]\(more)}"]
        return meter
    }

    private func expectWhole(_ subject: Subject) async throws {
        let next = try await Subject([ScriptedTestMeter(minutes: Self.minutes)], over: subject.store)
        #expect(try await next.sync().report?.completeness == .complete)
        #expect(try await next.minutes() == Self.minutes)
        #expect(try await next.sync().report?.added == 0)
    }

    @Test(arguments: 0...6) func aLostLinkKeepsWhatCameAndTheNextSyncBringsTheRest(notifications: Int) async throws {
        let subject = try await Subject([meter("disconnect", after: notifications)])
        let status = try await subject.sync()
        #expect(try await subject.minutes() == Array(0..<notifications))
        guard case .failed(.interrupted, let report) = status else {
            Issue.record("\(status)")
            return
        }
        #expect(report?.completeness == .interrupted)
        #expect(report?.added == notifications)
        try await expectWhole(subject)
    }

    @Test(arguments: 0...6) func aMeterThatFallsSilentIsLeft(notifications: Int) async throws {
        let subject = try await Subject([meter("silence", after: notifications)])
        guard case .failed(.interrupted, let report) = try await subject.sync() else {
            Issue.record("a silent meter was not noticed")
            return
        }
        #expect(report?.added == notifications)
        try await expectWhole(subject)
    }

    @Test(arguments: 0...6) func anErrorInTheMiddleKeepsWhatCame(notifications: Int) async throws {
        let subject = try await Subject([meter("racp_error", after: notifications, more: ", \"code\": 8")])
        guard case .failed(.refused, let report) = try await subject.sync() else {
            Issue.record("an unfinished report passed as a whole one")
            return
        }
        #expect(report?.added == notifications)
        try await expectWhole(subject)
    }

    @Test(arguments: ["duplicate", "reorder"], 0...5)
    func whatComesTwiceOrInAnotherOrderIsStoredOnce(fault: String, notifications: Int) async throws {
        let subject = try await Subject([meter(fault, after: notifications)])
        #expect(try await subject.sync().report?.completeness == .complete)
        #expect(try await subject.minutes() == Self.minutes)
        try await expectWhole(subject)
    }

    @Test(arguments: 0...5) func aTruncatedRecordIsKeptAsItCameAndReplacedWhenItComesWhole(notifications: Int) async throws {
        let subject = try await Subject([meter("truncate", after: notifications)])
        #expect(try await subject.sync().report?.unreadable == 1)
        #expect(try await subject.minutes() == Self.minutes.filter { $0 != notifications })
        #expect(try await subject.store.unreadableCount() == 1)
        try await expectWhole(subject)
        #expect(try await subject.store.unreadableCount() == 0)
    }

    @Test func aMeterThatForgotThePairingSaysSo() async throws {
        let subject = try await Subject([meter("not_paired", after: 0)])
        guard case .failed(.notPaired, _) = try await subject.sync() else {
            Issue.record("a forgotten bond was not noticed")
            return
        }
        #expect(try await subject.minutes() == [])
    }

    /// A process that ends in the middle leaves a sync that never ended.
    @Test func theNextSyncAfterAKilledProcessBringsTheRest() async throws {
        let subject = try await Subject([ScriptedTestMeter(minutes: Self.minutes)])
        let device = try await subject.syncing.add(address: ScriptedTestMeter.address, simulated: true)
        _ = try await subject.store.beginSync(of: device.id)
        #expect(try await subject.sync().report?.added == 6)
        let log = try await subject.store.syncs(of: device.id, limit: 9)
        #expect(log.map(\.outcome) == [.complete, .interrupted])
    }

    @Test(arguments: [0, 1, 3, 5]) func aPersonStopsItAtAnyRecord(records: Int) async throws {
        let clock = ManualClock()
        let subject = try await Subject([ScriptedTestMeter(minutes: Self.minutes)], paceMilliseconds: 1000, clock: clock)
        let device = try await subject.syncing.add(address: ScriptedTestMeter.address, simulated: true)
        let sync = Task { await subject.syncing.sync(device.id) }
        for _ in 0..<records {
            await clock.waitForSleepers()
            clock.advance(by: .seconds(1))
        }
        await clock.waitForSleepers()
        subject.syncing.cancel(device.id)
        #expect(subject.syncing.status(of: device.id) == .cancelling)
        let status = await sync.value
        guard case .ended(let report) = status else {
            Issue.record("\(status)")
            return
        }
        #expect(report.completeness == .cancelled)
        #expect(report.added == records)
        #expect(try await subject.minutes() == Array(0..<records))
        #expect(subject.syncing.status(of: device.id) == status)
        #expect(try await subject.store.device(device.id)?.cursor == nil)
        try await expectWhole(subject)
    }
}
