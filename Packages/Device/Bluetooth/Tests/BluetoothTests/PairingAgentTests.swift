import Bluetooth
import Testing

@Suite struct PairingAgentTests {
    private struct PasskeyOnly: PairingAgent {
        func passkey(for device: BluetoothAddress) async -> UInt32? { 123_456 }
    }

    @Test func whatAnAgentDoesNotKnowIsRefused() async throws {
        let device = try #require(BluetoothAddress("00:11:22:33:44:55"))
        let agent: any PairingAgent = PasskeyOnly()
        #expect(await agent.passkey(for: device) == 123_456)
        #expect(await agent.pinCode(for: device) == nil)
        #expect(await !agent.confirm(passkey: 1, for: device))
        #expect(await !agent.authorize(device))
        await agent.show(passkey: 1, for: device)
    }
}
