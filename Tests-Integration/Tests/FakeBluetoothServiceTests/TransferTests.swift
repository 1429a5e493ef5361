import Bluetooth
import FakeBluetoothService
import MeterSimulator
import SDBus
import TestSupport
import Testing

@Suite(.serialized) struct TransferTests {
    @Test func everyRecordComesInOrderAndThenTheAnswer() async throws {
        let range = try await known()
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        let (measurements, answer) = try await connection.readAll()
        #expect(measurements == range.meters[0].records.map(\.measurement))
        #expect(answer == [6, 0, 1, 1])
    }

    @Test func aLinkThatDropsKeepsWhatCameAndIsMadeAnew() async throws {
        let range = try await known { $0.faults = [MeterFault(.disconnect, afterNotifications: 7)] }
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        try await connection.subscribe(to: .measurement)
        try await connection.subscribe(to: .controlPoint)
        try await connection.write([1, 1], to: .controlPoint)
        var count = 0
        await #expect(throws: BluetoothError.self) {
            while true { count += try await connection.nextEvents(within: .seconds(25)).count }
        }
        #expect(count == 7)
        let again = try await range.central.connect(to: range.address, pairing: nil)
        #expect(try await again.readAll().measurements.count == 50)
    }

    @Test(arguments: [UInt8(0x80), 0x81, 0xFD, 0xFE, 0x02, 0x03, 0x06, 0x0D]) func anATTErrorComesAsItsNumber(code: UInt8) async throws {
        let range = try await known { $0.faults = [MeterFault(.attError(code), afterNotifications: 0)] }
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        await #expect(throws: BluetoothError.att(code)) { try await connection.readAll() }
        #expect(try await connection.readAll().measurements.count == 50)
    }

    @Test func aRequestBeforeItsSubscriptionsIsRefused() async throws {
        let range = try await known()
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        await #expect(throws: BluetoothError.att(0xFD)) { try await connection.write([1, 1], to: .controlPoint) }
    }

    @Test func aBondThatTheMeterForgetsOnTheWayIsMadeAnew() async throws {
        let range = try await known {
            $0.faults = [MeterFault(.notPaired, afterNotifications: 0)]
        }
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        await #expect(throws: BluetoothError.notPaired(range.address)) { try await connection.read(.serial) }
        await connection.disconnect()
        let again = try await range.central.connect(to: range.address, pairing: Person())
        #expect(try await again.readAll().measurements.count == 50)
        #expect(await range.service.log.contains("RemoveDevice \(range.address)"))
    }

    @Test func aForgottenBondIsExplainedAndMadeAnew() async throws {
        let range = try await known()
        range.radio[range.address].hasForgottenBond = true
        await #expect(throws: BluetoothError.pairing(.staleBond)) {
            try await range.central.connect(to: range.address, pairing: nil)
        }
        let connection = try await range.central.connect(to: range.address, pairing: Person())
        #expect(try await connection.readAll().measurements.count == 50)
    }

    @Test func aMeterThatFallsSilentRunsOutOfTime() async throws {
        let range = try await known { $0.faults = [MeterFault(.silence, afterNotifications: 0)] }
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        try await connection.subscribe(to: .measurement)
        try await connection.subscribe(to: .controlPoint)
        try await connection.write([1, 1], to: .controlPoint)
        #expect(try await connection.nextEvents(within: .milliseconds(50)).isEmpty)
    }

    @Test func theReasonOfALostLinkAndAnAdapterThatIsSwitchedOffEndIt() async throws {
        let range = try await known()
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        try await range.service.drop(range.address)
        await #expect(throws: BluetoothError.self) { try await connection.nextEvents(within: .seconds(25)) }
        let again = try await range.central.connect(to: range.address, pairing: nil)
        try await range.service.power(false, "hci0")
        await #expect(throws: BluetoothError.self) { try await again.nextEvents(within: .seconds(25)) }
        await #expect(throws: BluetoothError.unavailable(.poweredOff)) {
            try await range.central.connect(to: range.address, pairing: nil)
        }
    }

    @Test func slowStepsAreWaitedFor() async throws {
        let range = try await known()
        for step in [FakeBehaviour.Step.connect, .resolve, .read, .write, .subscribe] {
            range.radio[range.address].delays[step] = .milliseconds(30)
        }
        let connection = try await range.central.connect(to: range.address, pairing: nil)
        #expect(try await connection.read(.serial) == Array("1".utf8))
        #expect(try await connection.readAll().measurements.count == 50)
    }

    @Test func aMeterThatIsAwayIsNotFound() async throws {
        let range = try await known()
        range.radio[range.address].isAway = true
        await #expect(throws: BluetoothError.notFound(range.address)) {
            try await range.central.connect(to: range.address, pairing: nil)
        }
        range.radio[range.address].isAway = false
        range.radio[range.address].errors[.connect] = [.remote(name: "org.bluez.Error.NotReady", message: "")]
        await #expect(throws: BluetoothError.unavailable(.poweredOff)) {
            try await range.central.connect(to: range.address, pairing: nil)
        }
        _ = try await range.central.connect(to: range.address, pairing: nil)
    }

    @Test func aForgottenMeterMustBePairedAgain() async throws {
        let range = try await known()
        try await range.central.forget(range.address)
        #expect(!range.radio.isBonded(range.address, with: "hci0"))
        await #expect(throws: BluetoothError.notPaired(range.address)) {
            try await range.central.connect(to: range.address, pairing: nil)
        }
    }

    /// A range whose first meter is bonded.
    private func known(_ change: (inout ScriptedMeter) -> Void = { _ in }) async throws -> Range {
        try await Range.make { meters in
            meters[0].isKnown = true
            change(&meters[0])
        }
    }
}
