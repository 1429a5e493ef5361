import Bluetooth
import BluetoothMocks
import DeviceSync
import Domain
import ReadingStore
import TestSupport
import Testing

@testable import DeviceSyncImplementation

struct MeterPairingTests {
    @Test func aMeterIsPairedAsksForItsPasskeyAndIsLeftAgain() async throws {
        let link = try MockGATTConnection.meter()
        let central = MockBluetoothCentral.reaching(link)
        let agent = MockPairingAgent(passkey: 123456)
        central.connectToReturn = { address, agent throws(BluetoothError) in
            guard await agent?.passkey(for: address) == 123456 else { throw .pairing(.authenticationFailed) }
            return link
        }
        let device = try await MeterPairing(central: central, agent: agent, clock: ManualClock()).pair(with: .meter)
        #expect(
            device == NewDevice(address: ScriptedTestMeter.address, name: "Meter", details: DeviceDetails(serial: "S1"), isSimulated: false)
        )
        #expect(agent.askedForPasskey == [try .meter])
        #expect(link.disconnectCallCount == 1)
    }

    /// A bonded meter that sleeps is not seen, and can be reached all the same.
    @Test func aMeterThatIsNotSeenInTimeIsConnectedToByItsAddress() async throws {
        let clock = ManualClock()
        let central = try MockBluetoothCentral.reaching(.meter())
        central.devicesToReturn = []
        let pairing = MeterPairing(central: central, agent: nil, clock: clock)
        let result = Task { try await pairing.pair(with: .meter) }
        await clock.waitForSleepers()
        #expect(central.connectedAddresses == [])
        clock.advance(by: MeterPairing.scanTime)
        #expect(try await result.value.name == ScriptedTestMeter.address)
    }

    @Test func aScanThatFailsDoesNotStopThePairing() async throws {
        let central = try MockBluetoothCentral.reaching(.meter())
        central.devicesToReturn = []
        central.discoverErrorToThrow = .unavailable(.poweredOff)
        let device = try await MeterPairing(central: central, agent: nil, clock: ManualClock()).pair(with: .meter)
        #expect(device.name == ScriptedTestMeter.address)
    }

    @Test(arguments: PairingFailure.allCases) func aPairingThatFailsSaysWhy(failure: PairingFailure) async throws {
        let pairing = MeterPairing(central: try MockBluetoothCentral.failing(.pairing(failure)), agent: nil, clock: ManualClock())
        await #expect(throws: DeviceSyncError.notPaired(BluetoothError.pairing(failure).description)) {
            try await pairing.pair(with: .meter)
        }
    }

    @Test func aMeterThatIsLostWhileItTellsWhoItIsIsNotAdded() async throws {
        let link = try MockGATTConnection.meter()
        link.readsToReturn = link.readsToReturn.mapValues { _ in .failure(.disconnected(reason: "gone")) }
        let pairing = MeterPairing(central: MockBluetoothCentral.reaching(link), agent: nil, clock: ManualClock())
        await #expect(throws: DeviceSyncError.self) { try await pairing.pair(with: .meter) }
    }
}
