import DeviceSync
import Domain
import ReadingStore
import ReadingStoreImplementation
import Testing

/// A meter whose numbering begins anew, once and again, after its cursor was cleared as well.
@MainActor
struct MeterResetTests {
    private func sync(_ minutes: [Int], broken: Bool = false, over store: SQLiteReadingStore?) async throws -> Subject {
        var meter = ScriptedTestMeter(minutes: minutes)
        if broken { meter.records[0].measurement.removeLast() }
        let subject = try await Subject([meter], over: store)
        #expect(try await subject.sync().report?.completeness == .complete)
        return subject
    }

    @Test func eachResetBeginsAnEpochThatWasNeverThere() async throws {
        var subject = try await sync([0, 1, 2, 3], over: nil)
        let device = try #require(try await subject.store.devices().first?.id)
        #expect(try await subject.store.device(device)?.cursor?.epoch == 0)
        // The first record cannot be read: no cursor is left.
        subject = try await sync([10, 11, 12], broken: true, over: subject.store)
        #expect(try await subject.store.device(device)?.cursor == nil)
        #expect(try await subject.store.beginSync(of: device).epoch == 1)
        subject = try await sync([10, 11, 12, 13], over: subject.store)
        #expect(try await subject.store.device(device)?.cursor?.epoch == 1)
        subject = try await sync([20, 21], over: subject.store)
        #expect(try await subject.store.device(device)?.cursor?.epoch == 2)
        #expect(try await subject.minutes() == [0, 1, 2, 3, 10, 11, 12, 13, 20, 21])
        #expect(try await subject.sync().report?.added == 0)
    }
}
