import Common
import DeviceSync
import DeviceSyncMocks
import Domain
import Testing

@testable import DeviceSyncImplementation

/// The rules of syncing by itself, as a table of events.
@Suite struct AutomaticSyncPlanTests {
    private let a = DeviceIdentity.ID(rawValue: "a")
    private let b = DeviceIdentity.ID(rawValue: "b")
    private let timings = AutomaticSyncTimings(
        look: .seconds(15), pause: .seconds(45), absence: .seconds(150), rest: .seconds(900),
        backoff: Backoff(first: .seconds(30), limit: .seconds(120)))
    private let done = SyncStatus.ended(DeviceSyncFixtures.completeReport)
    private let failed = SyncStatus.failed(.notInRange("x"), nil)

    private func makeSubject(looking: Bool = true) -> AutomaticSyncPlan {
        var plan = AutomaticSyncPlan(timings: timings)
        guard looking else { return plan }
        _ = plan.handle(.meters([a: "A", b: "B"]), at: .zero)
        _ = plan.handle(.available(true), at: .zero)
        return plan
    }

    @Test func nothingHappensWithoutMetersOrWithoutBluetooth() {
        var plan = makeSubject(looking: false)
        #expect(plan.handle(.available(true), at: .zero) == [])
        #expect(plan.handle(.available(false), at: .zero) == [])
        #expect(plan.handle(.meters([a: "A"]), at: .zero) == [])
        #expect(plan.handle(.seen("A"), at: .zero) == [])
        #expect(plan.handle(.timeIsUp, at: .zero) == [] && plan.handle(.scanEnded, at: .zero) == [])
        #expect(plan.handle(.available(true), at: .zero) == [.scan, .wait(.seconds(15))])
        #expect(plan.handle(.meters([:]), at: .zero) == [.stopScan, .stopWait])
    }

    @Test func itLooksAndPausesInTurn() {
        var plan = makeSubject()
        #expect(plan.handle(.timeIsUp, at: .seconds(15)) == [.stopScan, .wait(.seconds(45))])
        #expect(plan.handle(.scanEnded, at: .seconds(16)) == [])
        #expect(plan.handle(.timeIsUp, at: .seconds(60)) == [.scan, .wait(.seconds(15))])
        #expect(plan.handle(.scanEnded, at: .seconds(61)) == [.stopScan, .wait(.seconds(45))])
    }

    @Test func aMeterThatShowsUpIsSyncedAloneAndThenTheOtherOnes() {
        var plan = makeSubject()
        #expect(plan.handle(.seen("stranger"), at: .seconds(1)) == [])
        #expect(plan.handle(.seen("A"), at: .seconds(1)) == [.stopScan, .stopWait, .sync(a)])
        #expect(plan.handle(.seen("B"), at: .seconds(1)) == [])
        #expect(plan.handle(.timeIsUp, at: .seconds(2)) == [])
        #expect(plan.handle(.synced(b, done), at: .seconds(3)) == [])
        #expect(plan.handle(.synced(a, done), at: .seconds(4)) == [.scan, .wait(.seconds(15))])
        #expect(plan.handle(.seen("A"), at: .seconds(5)) == [])
    }

    @Test func aMeterThatStaysInSightIsLeftAloneForAWhile() {
        var plan = makeSubject()
        _ = plan.handle(.seen("A"), at: .zero)
        _ = plan.handle(.synced(a, done), at: .seconds(10))
        for second in stride(from: 60, to: 900, by: 60) { #expect(plan.handle(.seen("A"), at: .seconds(second)) == []) }
        #expect(plan.handle(.seen("A"), at: .seconds(910)) == [.stopScan, .stopWait, .sync(a)])
    }

    @Test func aMeterThatWasAwayIsSyncedAtOnce() {
        var plan = makeSubject()
        _ = plan.handle(.seen("A"), at: .zero)
        _ = plan.handle(.synced(a, done), at: .seconds(10))
        #expect(plan.handle(.seen("A"), at: .seconds(150)) == [])
        #expect(plan.handle(.seen("A"), at: .seconds(301)) == [.stopScan, .stopWait, .sync(a)])
    }

    @Test func failuresArePausedLongerAndLongerAndForgottenAfterASuccess() {
        var plan = makeSubject()
        var now = Duration.zero
        for pause in [30, 60, 120, 120] {
            #expect(plan.handle(.seen("A"), at: now).last == .sync(a))
            _ = plan.handle(.synced(a, failed), at: now)
            #expect(plan.meters[a]?.failure == .notInRange("x"))
            now += .seconds(pause)
            #expect(plan.handle(.seen("A"), at: now - .seconds(1)) == [])
        }
        _ = plan.handle(.seen("A"), at: now)
        _ = plan.handle(.synced(a, done), at: now)
        #expect(plan.meters[a]?.failure == nil && plan.meters[a]?.failures == 0)
    }

    @Test func aMeterThatFailedIsNotTriedSoonerForHavingBeenAway() {
        var plan = makeSubject()
        for now in [0, 30, 90] {
            _ = plan.handle(.seen("A"), at: .seconds(now))
            _ = plan.handle(.synced(a, failed), at: .seconds(now))
        }
        #expect(plan.handle(.seen("A"), at: .seconds(209)) == [])
        #expect(plan.handle(.seen("A"), at: .seconds(210)).last == .sync(a))
    }

    @Test func aSyncThatAPersonAskedForCounts() {
        var plan = makeSubject()
        #expect(plan.handle(.synced(a, done), at: .seconds(1)) == [])
        _ = plan.handle(.seen("A"), at: .seconds(1))
        #expect(plan.meters[a]?.lastSeen == .seconds(1))
    }

    /// Report xDrip#761: after the adapter was switched off and on, nothing was listened for any more.
    @Test func anAdapterThatComesBackIsUsedAgainAndFailuresNoLongerWait() {
        var plan = makeSubject()
        _ = plan.handle(.seen("A"), at: .zero)
        #expect(plan.handle(.available(false), at: .zero) == [])
        #expect(plan.handle(.synced(a, failed), at: .zero) == [])
        #expect(plan.handle(.seen("A"), at: .seconds(1)) == [])
        #expect(plan.handle(.available(true), at: .seconds(2)) == [.scan, .wait(.seconds(15))])
        #expect(plan.handle(.seen("A"), at: .seconds(3)).last == .sync(a))
    }

    /// Whoever adds a meter is led through its first sync.
    @Test func aMeterThatIsAddedLaterIsLeftToThePersonForAMinute() {
        var plan = makeSubject()
        let c = DeviceIdentity.ID(rawValue: "c")
        #expect(plan.handle(.meters([a: "A", b: "B", c: "C"]), at: .seconds(1)) == [])
        #expect(plan.handle(.seen("C"), at: .seconds(2)) == [])
        #expect(plan.handle(.seen("C"), at: .seconds(61)).last == .sync(c))
    }

    @Test func aMeterThatIsRemovedIsForgottenAndOneThatStaysIsNot() {
        var plan = makeSubject()
        _ = plan.handle(.seen("A"), at: .zero)
        _ = plan.handle(.meters([a: "A"]), at: .zero)
        #expect(plan.meters[a]?.lastSeen == .zero && plan.meters[b] == nil)
        _ = plan.handle(.meters([b: "B"]), at: .zero)
        #expect(plan.handle(.synced(a, failed), at: .zero) == [.scan, .wait(.seconds(15))])
        #expect(plan.meters[a] == nil)
    }
}
