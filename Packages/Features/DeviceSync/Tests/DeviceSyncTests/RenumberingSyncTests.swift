import DeviceSync
import Domain
import ReadingStore
import ReadingStoreImplementation
import Testing

/// TaiDoc meters give every record another number with each test, which doubled the whole logbook.
@MainActor
struct RenumberingSyncTests {
    @Test func eachTestIsStoredOnceHoweverOftenItsNumberChanges() async throws {
        var subject = try await Subject([.reversed(minutes: [1])])
        for newest in 1...5 {
            subject = try await Subject([.reversed(minutes: Array(1...newest))], over: subject.store)
            #expect(try await subject.sync().report?.added == 1)
            #expect(try await subject.sync().report?.added == 0)
            #expect(try await subject.minutes() == Array(1...newest))
        }
    }

    @Test func equalRecordsOfOneReportAreKept() async throws {
        var subject = try await Subject([.reversed(minutes: [1, 1])])
        try await subject.sync()
        #expect(try await subject.minutes() == [1, 1])
        subject = try await Subject([.reversed(minutes: [1, 1, 2])], over: subject.store)
        try await subject.sync()
        #expect(try await subject.minutes() == [1, 1, 2])
        subject = try await Subject([.reversed(minutes: [1, 1, 2, 3])], over: subject.store)
        try await subject.sync()
        #expect(try await subject.minutes() == [1, 1, 2, 3])
    }

    @Test(arguments: 0...5) func aLinkThatBreaksAnywhereDoublesNothing(notifications: Int) async throws {
        var subject = try await Subject([.reversed(minutes: [1])])
        try await subject.sync()
        var broken = ScriptedTestMeter.reversed(minutes: [1, 2, 3, 4])
        broken.faults = ["{\"after_notifications\": \(notifications), \"do\": \"disconnect\", \"connections\": [2]}"]
        subject = try await Subject([broken], over: subject.store)
        try await subject.sync()
        subject = try await Subject([.reversed(minutes: [1, 2, 3, 4, 5])], over: subject.store)
        #expect(try await subject.sync().report?.completeness == .complete)
        #expect(try await subject.minutes() == [1, 2, 3, 4, 5])
        #expect(try await subject.sync().report?.added == 0)
    }

    @Test func aFullRingThatNumbersItsPlacesDoublesNothing() async throws {
        var subject = try await Subject([ScriptedTestMeter(minutes: Array(0..<10))])
        try await subject.sync()
        for oldest in 1...3 {
            subject = try await Subject([ScriptedTestMeter(minutes: Array(oldest..<oldest + 10))], over: subject.store)
            #expect(try await subject.sync().report?.added == 1)
        }
        #expect(try await subject.minutes() == Array(0..<13))
    }
}
