import Common
import Foundation
import Testing

struct WallClockTests {
    @Test func aFixedClockStandsStill() {
        let clock = FixedWallClock(now: Date(timeIntervalSince1970: 1), timeZone: .gmt)
        #expect(clock.now == clock.now)
        #expect(clock.timeZone == .gmt)
    }

    @Test func theSystemClockMovesOn() {
        let clock = SystemWallClock()
        #expect(clock.now <= clock.now)
        #expect(clock.timeZone == TimeZone.current)
    }
}

struct IdentifierSourceTests {
    @Test func sequentialIdentifiersAreTheSameInEveryRun() {
        let source = SequentialIdentifierSource()
        #expect(source.next().uuidString == "00000000-0000-0000-0000-000000000001")
        #expect(source.next().uuidString == "00000000-0000-0000-0000-000000000002")
    }

    @Test func randomIdentifiersDiffer() {
        let source = RandomIdentifierSource()
        #expect(source.next() != source.next())
    }
}

struct BackoffTests {
    @Test func pausesGrowToTheLimit() {
        let backoff = Backoff(first: .seconds(1), limit: .seconds(5))
        #expect(
            (0...5).map { backoff.delay(afterFailures: $0) } == [.zero, .seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
        #expect(backoff.delay(afterFailures: .max) == .seconds(5))
        #expect(backoff.delay(afterFailures: -1) == .zero)
    }
}
