import BluetoothMocks
import TestSupport
import Testing

@Suite struct MockPairingAgentTests {
    @Test func itAnswersWithItsPasskeyAndCounts() async throws {
        let device = try #require(BluetoothAddress("00:11:22:33:44:55"))
        let agent = MockPairingAgent(passkey: 42)
        #expect(await agent.passkey(for: device) == 42)
        #expect(await MockPairingAgent(passkey: nil).passkey(for: device) == nil)
        #expect(agent.askedForPasskey == [device])
    }

    @Test func anUnpreparedQuestionFails() async throws {
        let device = try #require(BluetoothAddress("00:11:22:33:44:55"))
        await withKnownIssue {
            #expect(await MockPairingAgent().passkey(for: device) == nil)
        }
    }
}
