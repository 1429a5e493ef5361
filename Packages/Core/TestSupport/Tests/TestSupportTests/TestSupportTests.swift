import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

struct TemporaryFolderTests {
    @Test func isThereAndGoesWithItsOwner() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let file = try #require(try folder?.write("text", to: "a/b.txt"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "text")
        #expect(folder?.path("a/b.txt") == file.path)
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

struct ManualClockTests {
    @Test func wakesSleepersInTheOrderOfTheirDeadlines() async throws {
        let clock = ManualClock()
        let early = Task {
            try await clock.sleep(for: .seconds(1)); return clock.now
        }
        let late = Task {
            try await clock.sleep(for: .seconds(3)); return clock.now
        }
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        let start = ManualClock().now
        #expect(try await early.value == start.advanced(by: .seconds(1)))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(2))
        #expect(try await late.value == start.advanced(by: .seconds(3)))
        #expect(start.duration(to: clock.now) == .seconds(3))
    }

    @Test func aSleepIntoThePastReturnsAtOnce() async throws {
        let clock = ManualClock()
        try await clock.sleep(for: .zero)
        await clock.waitForSleepers(0)
        #expect(clock.minimumResolution == .zero)
    }

    @Test func aCancelledSleepThrows() async {
        let clock = ManualClock()
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.sleeperCount == 0)
    }
}

struct DeinitProbeTests {
    private final class Subject: Sendable {}

    @Test func tellsWhenTheObjectIsGone() {
        var subject: Subject? = Subject()
        let probe = subject.map { DeinitProbe($0) }
        #expect(probe?.isGone == false)
        subject = nil
        #expect(probe?.isGone == true)
    }
}

struct UnconfiguredCallsTests {
    @Test func failsTheTestAndRemembers() {
        let calls = UnconfiguredCalls()
        withKnownIssue { calls.record("MockStore.readings") }
        #expect(calls.recorded == ["MockStore.readings"])
    }

    /// A view that makes a call whenever it is drawn would else be drawn for ever.
    @Test func tellsObserversOfTheFirstCallOfAKindOnly() {
        let calls = UnconfiguredCalls()
        #expect(changes(of: calls) { calls.record("MockStore.readings") } == 1)
        #expect(changes(of: calls) { calls.record("MockStore.readings") } == 0)
        #expect(changes(of: calls) { calls.record("MockStore.people") } == 1)
        #expect(calls.recorded == ["MockStore.readings", "MockStore.readings", "MockStore.people"])
    }

    private func changes(of calls: UnconfiguredCalls, when work: () -> Void) -> Int {
        let count = Mutex(0)
        withObservationTracking {
            _ = calls.recorded
        } onChange: {
            count.withLock { $0 += 1 }
        }
        withKnownIssue { work() }
        return count.withLock { $0 }
    }
}

struct TableTests {
    @Test func readsAFixtureBesideTheTest() throws {
        #expect(try Table.json("numbers.json", as: [Int].self) == [1, 2])
        #expect(throws: (any Error).self) { try Table.json("missing.json", as: [Int].self) }
    }
}

struct HTMLAssertionTests {
    @Test func acceptsTheSameAndShowsADifference() {
        expectHTML("<p>a</p>", is: "<p>a</p>")
        withKnownIssue { expectHTML("<p>a</p><p>b</p>", is: "<p>a</p><p>c</p>") }
    }
}
