import Bluetooth
import SDBus
import TestSupport
import Testing

@testable import BluetoothImplementation

/// Guards hbldh/bleak#1434 and blueman#1497 (own agent before `Pair`, not the default one), bluez/bluez#55 (nothing is read before),
/// react-native-ble-plx#652 (connected means bonded and resolved), NightscoutFoundation/xDrip#1076 (trusted), hbldh/bleak#1634 (an agent with a
/// keyboard and a display, so that the meter does not refuse).
@Suite(.serialized) struct PairingTests {
    @Test func thePasskeyGoesRoundAndTheMeterIsTrustedAndConnected() async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            let answer = try await bluez.ask("RequestPasskey", [.objectPath(device)])
            guard answer == [.uint32(123_456)] else { throw .remote(name: "org.bluez.Error.AuthenticationFailed", message: "") }
            try await bluez.set(["Paired": .boolean(true), "Connected": .boolean(true)], at: device)
            return []
        }
        let agent = ScriptedAgent()
        let connection = try await subject.central.connect(to: subject.address, pairing: agent)
        #expect(connection.characteristics == [Characteristic(0x2A52, in: 0x1808)])
        #expect(agent.questionsAsked == ["passkey"])
        let steps = subject.bluez.log.filter { !$0.contains("Discovery") }
        #expect(steps == ["RegisterAgent KeyboardDisplay", "Pair", "Trusted true", "Connect"])
        try await eventually { subject.bluez.log.contains("StopDiscovery") }
        await connection.disconnect()
    }

    @Test(arguments: [
        ("RequestPinCode", [DBusValue](), [DBusValue.string("0000")], "pin"), ("RequestConfirmation", [.uint32(42)], [], "confirm 42"),
        ("RequestAuthorization", [], [], "authorize"),
    ])
    func everyKindOfQuestionIsAsked(method: String, arguments: [DBusValue], answer: [DBusValue], asked: String) async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            guard try await bluez.ask(method, [.objectPath(device)] + arguments) == answer else { return [] }
            try await bluez.set(["Paired": .boolean(true), "Connected": .boolean(true)], at: device)
            return []
        }
        let agent = ScriptedAgent()
        _ = try await subject.central.connect(to: subject.address, pairing: agent)
        #expect(agent.questionsAsked == [asked])
    }

    @Test(arguments: [
        ("RequestPasskey", [DBusValue]()), ("RequestPinCode", []), ("RequestConfirmation", [.uint32(42)]), ("RequestAuthorization", []),
    ])
    func aPersonWhoCancelsEndsThePairing(method: String, arguments: [DBusValue]) async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            do throws(DBusError) {
                _ = try await bluez.ask(method, [.objectPath(device)] + arguments)
            } catch {
                // What BlueZ makes of an agent that answers “Canceled”.
                throw .remote(name: "org.bluez.Error.AuthenticationFailed", message: error.remoteName ?? "")
            }
            return []
        }
        await #expect(throws: BluetoothError.pairing(.cancelled)) {
            try await subject.central.connect(to: subject.address, pairing: ScriptedAgent(answers: false))
        }
    }

    @Test func digitsToTypeAreShownOnceUntilPairingEnds() async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            for entered in 0..<3 {
                _ = try await bluez.ask("DisplayPasskey", [.objectPath(device), .uint32(7), .uint16(UInt16(entered))])
            }
            _ = try await bluez.ask("DisplayPinCode", [.objectPath(device), .string("000008")])
            try await bluez.set(["Paired": .boolean(true), "Connected": .boolean(true)], at: device)
            return []
        }
        let agent = ScriptedAgent()
        _ = try await subject.central.connect(to: subject.address, pairing: agent)
        try await eventually { agent.questionsAsked.filter { $0 == "hidden" }.count == 2 }
        #expect(Set(agent.questionsAsked) == ["show 7", "show 8", "hidden"])
        #expect(agent.questionsAsked.count == 4)
    }

    @Test(arguments: [
        ("AuthenticationFailed", PairingFailure.authenticationFailed), ("AuthenticationCanceled", .cancelled),
        ("AuthenticationRejected", .rejected), ("AuthenticationTimeout", .timedOut), ("ConnectionAttemptFailed", .connectionFailed),
    ])
    func everyFailureHasItsMeaning(name: String, failure: PairingFailure) async throws {
        let subject = try await Subject.make()
        _ = try await meter(of: subject)
        subject.bluez.fail("Pair", name)
        await #expect(throws: BluetoothError.pairing(failure)) {
            try await subject.central.connect(to: subject.address, pairing: ScriptedAgent())
        }
        let isRemoved = subject.bluez.log.contains { $0.hasPrefix("RemoveDevice") }
        #expect(isRemoved == [.authenticationFailed, .rejected].contains(failure))
    }

    @Test func whatIsNoFailureOfPairingKeepsItsWords() async throws {
        let subject = try await Subject.make()
        _ = try await meter(of: subject)
        subject.bluez.fail("Pair", "Failed", "odd")
        await #expect(throws: BluetoothError.connectionFailed(subject.address, reason: "Failed: odd")) {
            try await subject.central.connect(to: subject.address, pairing: ScriptedAgent())
        }
        subject.bluez.fail("Pair", "DoesNotExist")
        await #expect(throws: BluetoothError.notFound(subject.address)) {
            try await subject.central.connect(to: subject.address, pairing: ScriptedAgent())
        }
    }

    @Test func aDeviceThatIsPairedMeanwhileIsConnected() async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            try await bluez.set(["Paired": .boolean(true)], at: device)
            throw .remote(name: "org.bluez.Error.AlreadyExists", message: "Already Exists")
        }
        let connection = try await subject.central.connect(to: subject.address, pairing: ScriptedAgent())
        #expect(connection.address == subject.address)
    }

    @Test func pairingThatIsNotAnsweredIsCancelledAtTheService() async throws {
        let subject = try await Subject.make { $0.pairing = .milliseconds(50) }
        _ = try await meter(of: subject)
        subject.bluez.on("Pair") { _ throws(DBusError) in
            await never()
            return []
        }
        await #expect(throws: BluetoothError.pairing(.timedOut)) {
            try await subject.central.connect(to: subject.address, pairing: ScriptedAgent())
        }
        #expect(subject.bluez.log.contains("CancelPairing"))
    }

    @Test func aCallerWhoIsCancelledCancelsThePairing() async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            _ = try await bluez.ask("RequestPasskey", [.objectPath(device)])
            return []
        }
        let agent = PatientAgent()
        let connecting = Task { try await subject.central.connect(to: subject.address, pairing: agent) }
        await agent.waitForQuestion()
        connecting.cancel()
        await #expect(throws: BluetoothError.cancelled) { try await connecting.value }
        await agent.waitForEnd()
        #expect(subject.bluez.log.contains("CancelPairing"))
    }

    @Test func aQuestionThatIsTakenBackEndsItsPrompt() async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        let agent = PatientAgent()
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            let asking = Task { try await bluez.ask("RequestPasskey", [.objectPath(device)]) }
            await agent.waitForQuestion()
            _ = try await bluez.ask("Cancel", [])
            _ = await asking.result
            throw .remote(name: "org.bluez.Error.AuthenticationTimeout", message: "")
        }
        await #expect(throws: BluetoothError.pairing(.timedOut)) {
            try await subject.central.connect(to: subject.address, pairing: agent)
        }
        await agent.waitForEnd()
    }

    @Test func nobodyButTheServiceAndForNoOtherDeviceMayAsk() async throws {
        let subject = try await Subject.make()
        let device = try await meter(of: subject)
        let stranger = try await DBusConnection.open(.address(subject.bus.address))
        let errors = Recorder()
        subject.bluez.on("Pair") { [bluez = subject.bluez] _ throws(DBusError) in
            for (other, path) in [(stranger, device), (nil, device.appending("other"))] as [(DBusConnection?, ObjectPath)] {
                do throws(DBusError) {
                    _ = try await bluez.ask("RequestPasskey", [.objectPath(path)], of: other)
                } catch {
                    errors.add(error.remoteName ?? "")
                }
            }
            throw .remote(name: "org.bluez.Error.AuthenticationRejected", message: "")
        }
        let agent = ScriptedAgent()
        await #expect(throws: BluetoothError.pairing(.rejected)) {
            try await subject.central.connect(to: subject.address, pairing: agent)
        }
        #expect(errors.lines == ["org.bluez.Error.Rejected", "org.bluez.Error.Rejected"])
        #expect(agent.questionsAsked.isEmpty)
    }

    @Test func withoutAnAgentOrAMeterThereIsNoPairing() async throws {
        let subject = try await Subject.make { $0.finding = .milliseconds(20) }
        await #expect(throws: BluetoothError.notPaired(subject.address)) {
            try await subject.central.connect(to: subject.address, pairing: nil)
        }
        await #expect(throws: BluetoothError.notFound(subject.address)) {
            try await subject.central.connect(to: subject.address, pairing: ScriptedAgent())
        }
    }

    private func meter(of subject: Subject) async throws -> ObjectPath {
        let path = try await subject.bluez.addDevice(subject.address.description)
        try await subject.bluez.addCharacteristic("2a52", to: path)
        return path
    }
}
