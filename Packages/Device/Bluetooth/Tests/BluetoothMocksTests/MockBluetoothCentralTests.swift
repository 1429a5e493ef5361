import BluetoothMocks
import TestSupport
import Testing

@Suite struct MockBluetoothCentralTests {
    private let address: BluetoothAddress

    init() throws {
        address = try #require(BluetoothAddress("00:11:22:33:44:55"))
    }

    @Test func anUnpreparedCallFails() async {
        let central = MockBluetoothCentral()
        await withKnownIssue {
            _ = await central.availability()
            for await _ in central.availabilityChanges() { break }
            _ = central.discover()
            _ = try await central.bondedDevices()
            await #expect(throws: BluetoothError.transport("the mock is not prepared")) {
                _ = try await central.connect(to: address, pairing: nil)
            }
        }
        #expect(central.unconfigured.recorded.count == 5)
        #expect(central.availabilityCallCount == 1)
    }

    @Test func changesOfAvailabilityReachEveryStream() async {
        let central = MockBluetoothCentral()
        central.availabilityToReturn = .available
        var changes = central.availabilityChanges().makeAsyncIterator()
        #expect(await changes.next() == .available)
        central.availabilityToReturn = .unavailable(.poweredOff)
        #expect(await changes.next() == .unavailable(.poweredOff))
        #expect(await central.availability() == .unavailable(.poweredOff))
    }

    @Test func discoveryEndsWithThePreparedError() async throws {
        let central = MockBluetoothCentral()
        central.devicesToReturn = [DiscoveredDevice(address: address, name: "Meter")]
        central.discoverErrorToThrow = .unavailable(.poweredOff)
        var found: [DiscoveredDevice] = []
        await #expect(throws: BluetoothError.unavailable(.poweredOff)) {
            for try await device in central.discover(services: [ServiceUUID(0x1808)]) { found.append(device) }
        }
        #expect(found.map(\.name) == ["Meter"])
        #expect(central.discoveredServices == [[ServiceUUID(0x1808)]])
    }

    @Test func connectingAndForgettingAreRecorded() async throws {
        let central = MockBluetoothCentral(isSimulated: true)
        central.bondedDevicesToReturn = [address]
        central.connectToReturn = { address, _ in MockGATTConnection(address: address, characteristics: []) }
        #expect(try await central.connect(to: address, pairing: nil).address == address)
        #expect(try await central.bondedDevices() == [address])
        try await central.forget(address)
        central.forgetErrorToThrow = .transport("no")
        await #expect(throws: BluetoothError.transport("no")) { try await central.forget(address) }
        #expect(central.connectedAddresses == [address])
        #expect(central.forgottenAddresses == [address, address])
        #expect(central.isSimulated)
    }
}
