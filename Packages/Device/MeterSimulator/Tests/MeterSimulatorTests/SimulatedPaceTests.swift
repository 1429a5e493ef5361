import Bluetooth
import MeterSimulator
import TestSupport
import Testing

/// A script's pace is the only real time in the simulator; here it passes by hand.
@Suite struct SimulatedPaceTests {
    @Test func eachNotificationTakesThePace() async throws {
        let clock = ManualClock()
        let link = try await makeSubject(clock)
        for expected in ["m1", "m2"] {
            let next = Task { try await link.nextEvents(within: .seconds(30)) }
            await clock.waitForSleepers()
            clock.advance(by: .milliseconds(15))
            #expect(try await next.value.map(\.value).map { "m\($0[1])" } == [expected])
        }
        // The indication takes no time.
        #expect(try await link.received() == ["06000101"])
    }

    @Test func aTimeOutShorterThanThePaceRunsOutFirst() async throws {
        let clock = ManualClock()
        let link = try await makeSubject(clock)
        let early = Task { try await link.nextEvents(within: .milliseconds(10)) }
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(10))
        #expect(try await early.value == [])
        let next = Task { try await link.nextEvents(within: .milliseconds(10)) }
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(5))
        #expect(try await next.value.count == 1)
    }

    @Test func cancellationEndsTheWaitAndLosesNothing() async throws {
        let clock = ManualClock()
        let link = try await makeSubject(clock)
        let next = Task { _ = await #expect(throws: BluetoothError.cancelled) { _ = try await link.nextEvents(within: .seconds(30)) } }
        await clock.waitForSleepers()
        next.cancel()
        await next.value
        let again = Task { try await link.nextEvents(within: .seconds(30)) }
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(15))
        #expect(try await again.value.first?.value[1] == 1)
    }

    private func makeSubject(_ clock: ManualClock) async throws -> any GATTConnection {
        let meter = try Fixture.meter([Fixture.record(1), Fixture.record(2)])
        let central = SimulatedCentral(script: MeterScript(pace: .milliseconds(15), meters: [meter]), clock: clock)
        let link = try await central.connect(to: meter.address, pairing: nil)
        try await link.subscribeToAll()
        try await link.request("0101")
        return link
    }
}
