import Bluetooth
import BluetoothMocks
import MeterSimulator
import Testing

/// Guards NightscoutFoundation/xDrip#1076 (pairing again every day) on the simulated side: a bond stays, and pairing asks once.
@Suite struct SimulatedCentralTests {
    @Test func itIsAvailableAndSimulated() async {
        let central = SimulatedCentral(script: MeterScript(meters: []))
        #expect(central.isSimulated)
        #expect(await central.availability() == .available)
        for await change in central.availabilityChanges() {
            #expect(change == .available)
            break
        }
    }

    @Test func discoveryFindsEveryMeterOnceAndStaysOpen() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        var found: [DiscoveredDevice] = []
        for try await device in central.discover(services: [ServiceUUID(0x1808)]) {
            found.append(device)
            if found.count == 2 { break }
        }
        #expect(found.map(\.name) == ["One", "[31mTwo"])
        #expect(found.map(\.isBonded) == [true, false])
        #expect(found.allSatisfy { $0.isSimulated && $0.services == [ServiceUUID(0x1808)] })
        #expect((found[0].rssi ?? -100) > (found[1].rssi ?? -100))
    }

    @Test func aMeterIsNotFoundByAnotherService() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        let stream = central.discover(services: [ServiceUUID(0x181F)])
        let search = Task {
            var count = 0
            for try await _ in stream { count += 1 }
            return count
        }
        search.cancel()
        #expect(try await search.value == 0)
    }

    @Test func anUnknownAddressIsNotFound() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: []))
        let address = try Fixture.address()
        await #expect(throws: BluetoothError.notFound(address)) { _ = try await central.connect(to: address, pairing: nil) }
    }

    @Test func aKnownMeterConnectsWithoutPairing() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        let agent = MockPairingAgent(passkey: 1)
        let link = try await central.connect(to: try Fixture.address(), pairing: agent)
        #expect(try link.address == Fixture.address())
        #expect(agent.askedForPasskey.isEmpty)
    }

    @Test func aBondFromAnEarlierProcessCounts() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()), bonded: [try second])
        let both: Set = [try Fixture.address(), try second]
        #expect(try await central.bondedDevices() == both)
        _ = try await central.connect(to: try second, pairing: nil)
    }

    @Test func anUnpairedMeterAsksForItsPasskeyOnce() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        let address = try second
        await #expect(throws: BluetoothError.notPaired(address)) { _ = try await central.connect(to: address, pairing: nil) }
        let agent = MockPairingAgent(passkey: 345_678)
        await (try await central.connect(to: address, pairing: agent)).disconnect()
        await (try await central.connect(to: address, pairing: nil)).disconnect()
        #expect(agent.askedForPasskey == [address])
        #expect(try await central.bondedDevices().contains(address))
    }

    @Test func aWrongPasskeyPairsNothing() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        let address = try second
        await #expect(throws: BluetoothError.pairing(.authenticationFailed)) {
            _ = try await central.connect(to: address, pairing: MockPairingAgent(passkey: 345_679))
        }
        await #expect(throws: BluetoothError.pairing(.cancelled)) {
            _ = try await central.connect(to: address, pairing: MockPairingAgent(passkey: nil))
        }
        #expect(try await !central.bondedDevices().contains(address))
    }

    @Test func aMeterWithoutAPasskeyPairsWithoutAsking() async throws {
        var meter = try Fixture.meter([])
        meter.isKnown = false
        let central = SimulatedCentral(script: MeterScript(meters: [meter]))
        let agent = MockPairingAgent(passkey: 1)
        _ = try await central.connect(to: meter.address, pairing: agent)
        #expect(agent.askedForPasskey.isEmpty)
    }

    @Test func aForgottenMeterHasToPairAgain() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        let address = try Fixture.address()
        try await central.forget(address)
        try await central.forget(try Fixture.address("00:00:00:00:00:00"))
        #expect(try await central.bondedDevices().isEmpty)
        await #expect(throws: BluetoothError.notPaired(address)) { _ = try await central.connect(to: address, pairing: nil) }
    }

    @Test func aMeterHasOneLinkAtATime() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        let address = try Fixture.address()
        let busy = BluetoothError.connectionFailed(address, reason: "the meter is connected already")
        do {
            let first = try await central.connect(to: address, pairing: nil)
            await #expect(throws: busy) { _ = try await central.connect(to: address, pairing: nil) }
            await first.disconnect()
            let next = try await central.connect(to: address, pairing: nil)
            await first.disconnect()
            await #expect(throws: busy) { _ = try await central.connect(to: address, pairing: nil) }
            #expect(next.address == address)
        }
        // A link that was let go is free again.
        _ = try await central.connect(to: address, pairing: nil)
    }

    @Test func severalMetersAreReadSideBySide() async throws {
        let other = ScriptedMeter(address: try second, records: [try Fixture.record(7)])
        let central = SimulatedCentral(script: MeterScript(meters: [try Fixture.meter([Fixture.record(1)]), other]))
        let first = try await central.connect(to: try Fixture.address(), pairing: nil)
        let link = try await central.connect(to: try second, pairing: nil)
        for each in [first, link] {
            try await each.subscribeToAll()
            try await each.request("0101")
        }
        #expect(try await link.received() == ["m7", "06000101"])
        #expect(try await first.received() == ["m1", "06000101"])
    }

    @Test func aCancelledTaskDoesNotConnect() async throws {
        let central = SimulatedCentral(script: MeterScript(meters: try meters()))
        let address = try Fixture.address()
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await #expect(throws: BluetoothError.cancelled) { _ = try await central.connect(to: address, pairing: nil) }
        }.value
    }

    private var second: BluetoothAddress {
        get throws { try Fixture.address("00:11:22:33:44:56") }
    }

    private func meters() throws -> [ScriptedMeter] {
        [
            ScriptedMeter(name: "One", address: try Fixture.address(), passkey: 123_456),
            ScriptedMeter(name: "\u{1B}[31mTwo", address: try second, passkey: 345_678, isKnown: false),
        ]
    }
}
