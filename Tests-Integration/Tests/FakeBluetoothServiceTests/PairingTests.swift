import Bluetooth
import FakeBluetoothService
import MeterSimulator
import SDBus
import Synchronization
import TestSupport
import Testing

@Suite(.serialized) struct PairingTests {
    @Test(arguments: [FakeBehaviour.Pairing.passkey, .pin, .confirmation, .authorization, .display])
    func everyWayToPairEndsInALinkThatCanBeRead(way: FakeBehaviour.Pairing) async throws {
        let range = try await Range.make()
        range.radio[range.address].pairing = way
        let connection = try await range.central.connect(to: range.address, pairing: Person())
        #expect(try await connection.read(.serial) == Array("1".utf8))
        #expect(try await connection.read(.feature) == [0xFF, 0x07])
        #expect(range.radio.isBonded(range.address, with: "hci0"))
        #expect(try await range.central.bondedDevices() == [range.address])
        let steps = await range.service.log.filter { !$0.contains("Discovery") }
        #expect(steps == ["RegisterAgent KeyboardDisplay", "Pair \(range.address)", "Trusted true", "Connect \(range.address)"])
        await connection.disconnect()
    }

    @Test func aWrongPasskeyFailsAndTheRightOneStillWorks() async throws {
        let range = try await Range.make()
        await #expect(throws: BluetoothError.pairing(.authenticationFailed)) {
            try await range.central.connect(to: range.address, pairing: Person(passkey: 1))
        }
        #expect(!range.radio.isBonded(range.address, with: "hci0"))
        let connection = try await range.central.connect(to: range.address, pairing: Person())
        #expect(try await connection.read(.serial) == Array("1".utf8))
    }

    @Test(arguments: [FakeBehaviour.Pairing.passkey, .pin, .confirmation, .authorization])
    func aPersonWhoCancelsIsNotPaired(way: FakeBehaviour.Pairing) async throws {
        let range = try await Range.make()
        range.radio[range.address].pairing = way
        await #expect(throws: BluetoothError.pairing(.cancelled)) {
            try await range.central.connect(to: range.address, pairing: Person(passkey: nil))
        }
        #expect(!range.radio.isBonded(range.address, with: "hci0"))
    }

    @Test func aQuestionThatNobodyAnswersIsTakenBack() async throws {
        let range = try await Range.make()
        range.radio[range.address].patience = .milliseconds(50)
        let person = Absent()
        await #expect(throws: BluetoothError.pairing(.timedOut)) {
            try await range.central.connect(to: range.address, pairing: person)
        }
        await person.waitForEnd()
    }

    @Test func aCallerWhoGivesUpCancelsThePairing() async throws {
        let range = try await Range.make()
        let person = Absent()
        let connecting = Task { try await range.central.connect(to: range.address, pairing: person) }
        await person.waitForQuestion()
        connecting.cancel()
        await #expect(throws: BluetoothError.cancelled) { try await connecting.value }
        await person.waitForEnd()
        #expect(await range.service.log.contains("CancelPairing"))
        #expect(!range.radio.isBonded(range.address, with: "hci0"))
    }

    @Test func aServiceThatGoesAwayWhileItAsksEndsThePrompt() async throws {
        let range = try await Range.make()
        let person = Absent()
        let connecting = Task { try await range.central.connect(to: range.address, pairing: person) }
        await person.waitForQuestion()
        await range.service.stop()
        await #expect(throws: BluetoothError.unavailable(.noService)) { try await connecting.value }
        await person.waitForEnd()
    }

    @Test func aMeterWithoutAPasskeyPairsUnasked() async throws {
        let range = try await Range.make { $0[0].passkey = nil }
        let connection = try await range.central.connect(to: range.address, pairing: Person(passkey: nil))
        #expect(try await connection.read(.serial) == Array("1".utf8))
    }

    @Test func theAgentOfAnotherProgramIsNotAsked() async throws {
        let range = try await Range.make()
        let desktop = try await DBusConnection.open(.address(range.bus.address))
        let asked = Mutex(0)
        let question = DBusMethod([.objectPath], returns: [.uint32]) { call in
            asked.withLock { $0 += 1 }
            call.reply([.uint32(1)])
        }
        let agent = ObjectPath.root.appending("desktop")
        try await desktop.export([DBusInterface("org.bluez.Agent1", methods: ["RequestPasskey": question])], at: agent)
        let bluez = ObjectPath.root.appending("org").appending("bluez")
        let arguments: [DBusValue] = [.objectPath(agent), .string("KeyboardDisplay")]
        _ = try await desktop.call(DBusCall("RegisterAgent", of: "org.bluez.AgentManager1", at: bluez, on: "org.bluez", arguments))
        _ = try await range.central.connect(to: range.address, pairing: Person())
        #expect(asked.withLock { $0 } == 0)
    }

    @Test func aScriptedErrorIsAnsweredOnce() async throws {
        let range = try await Range.make()
        range.radio[range.address].errors[.pair] = [.remote(name: "org.bluez.Error.AuthenticationRejected", message: "")]
        await #expect(throws: BluetoothError.pairing(.rejected)) {
            try await range.central.connect(to: range.address, pairing: Person())
        }
        _ = try await range.central.connect(to: range.address, pairing: Person())
    }
}

/// Somebody who never answers.
private final class Absent: PairingAgent {
    private let (questions, question) = AsyncStream<Void>.makeStream()
    private let (ends, end) = AsyncStream<Void>.makeStream()

    func waitForQuestion() async {
        for await _ in questions { return }
    }

    func waitForEnd() async {
        for await _ in ends { return }
    }

    func passkey(for device: BluetoothAddress) async -> UInt32? {
        question.yield()
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        continuation.finish()
        end.yield()
        return nil
    }
}
