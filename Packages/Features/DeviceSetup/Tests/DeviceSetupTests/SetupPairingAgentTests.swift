import Bluetooth
import BluetoothMocks
import DeviceSetup
import Testing

@testable import DeviceSetupImplementation

/// Whatever a meter asks reaches the person, and what the person answers reaches the meter.
@MainActor @Suite(.timeLimit(.minutes(10)))
struct SetupPairingAgentTests {
    private static let address = "00:00:00:00:00:01"
    private let central = MockBluetoothCentral()

    @Test func aPINIsAskedFor() async throws {
        let session = try await makeSession { agent, address in await agent.pinCode(for: address) ?? "none" }
        await until { session.state.phase == .pairing(.asked(.pin)) }
        session.code = String(repeating: "9", count: 17)
        session.sendCode()
        #expect(session.codeProblem == .pin)
        session.code = " 0000 "
        session.sendCode()
        await until { session.state.phase == .pairing(.failed(.transport("0000"))) }
    }

    @Test(arguments: [true, false])
    func digitsAreCompared(isSame: Bool) async throws {
        let session = try await makeSession { agent, address in "\(await agent.confirm(passkey: 42, for: address))" }
        await until { session.state.phase == .pairing(.asked(.confirm("000042"))) }
        session.sendCode()
        session.confirm(isSame: isSame)
        await until { session.state.phase == .pairing(.failed(.transport("\(isSame)"))) }
    }

    @Test func digitsAreShownUntilPairingEnds() async throws {
        let session = try await makeSession { agent, address in
            let showing = Task { await agent.show(passkey: 7, for: address) }
            while await !agent.authorize(address) { return "refused" }
            await Task.yield()
            showing.cancel()
            await showing.value
            return "ended"
        }
        await until { session.state.phase == .pairing(.failed(.transport("ended"))) }
    }

    /// BlueZ takes a question back when the meter or its time-out ends it.
    @Test func aQuestionThatIsTakenBackDisappears() async throws {
        let session = try await makeSession { agent, address in
            let asking = Task { await agent.passkey(for: address) }
            while true {
                if Task.isCancelled { return "cancelled" }
                await Task.yield()
                asking.cancel()
                if await asking.value == nil { break }
            }
            try? await Task.sleep(for: .seconds(3600))
            return "left"
        }
        await until { session.state.phase == .pairing(.asked(.passkey)) || session.state.phase == .pairing(.connecting) }
        await until { session.state.phase == .pairing(.connecting) }
        session.cancel()
        #expect(session.state.phase == .pairing(.failed(.cancelled)))
    }

    @Test func aQuestionOfAMeterThatWasLeftHasNoAnswer() async throws {
        let session = try await makeSession { agent, address in await agent.passkey(for: address) == nil ? "none" : "some" }
        await until { session.state.phase == .pairing(.asked(.passkey)) }
        session.shown(.find)
        #expect(session.state.step == .find)
        session.sendCode()
        #expect(session.state.step == .find && session.codeProblem == nil)
    }

    /// A session that pairs with a meter which asks, and then fails with what it was told.
    private func makeSession(
        _ ask: @escaping @Sendable (any PairingAgent, BluetoothAddress) async -> String
    ) async throws -> LiveDeviceSetupViewModel {
        central.availabilityToReturn = .available
        central.devicesToReturn = [DiscoveredDevice(address: try #require(BluetoothAddress(Self.address)), name: "Meter")]
        central.connectToReturn = { address, agent throws(BluetoothError) in
            guard let agent else { throw .notPaired(address) }
            throw .transport(await ask(agent, address))
        }
        let session = await (try await Subject(bluetooth: central)).makeSession(.other)
        await until { session.state.found.contains { $0.id == Self.address } }
        session.select(Self.address)
        return session
    }
}
