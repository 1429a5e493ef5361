import Bluetooth
import SDBus
import TestSupport
import Testing

@testable import BluetoothImplementation

/// Guards labapart/gattlib#111 (an access without a bond is named so) and react-native-ble-plx#652 (bytes, not text),
/// hbldh/bleak#1885 (`StartNotify`, never `AcquireNotify`, which broke devices).
@Suite(.serialized) struct GATTTests {
    private static let measurement = Characteristic(0x2A18, in: 0x1808)
    private static let controlPoint = Characteristic(0x2A52, in: 0x1808)
    private static let feature = Characteristic(0x2A51, in: 0x1808)

    @Test func bytesAreReadAndWrittenWithAResponse() async throws {
        let (subject, _, connection) = try await connecting()
        #expect(try await connection.read(Self.feature) == [1, 2])
        let written = Recorder()
        subject.bluez.on("WriteValue") { call throws(DBusError) in
            written.add("\(call.arguments)")
            return []
        }
        try await connection.write([4, 1], to: Self.controlPoint)
        #expect(written.lines == ["\([DBusValue.bytes([4, 1]), .properties(["type": .string("request")])])"])
        await #expect(throws: BluetoothError.characteristicMissing(Characteristic(0x2A34, in: 0x1808))) {
            try await connection.read(Characteristic(0x2A34, in: 0x1808))
        }
    }

    @Test func everyNotificationComesEvenWhereAllAreEqual() async throws {
        let (subject, device, connection) = try await connecting()
        try await connection.subscribe(to: Self.measurement)
        try await connection.subscribe(to: Self.measurement)
        #expect(subject.bluez.log.filter { $0 == "StartNotify" }.count == 1)
        #expect(!subject.bluez.log.contains("AcquireNotify"))
        for _ in 0..<1000 { try await subject.bluez.notify([7], at: subject.path(of: "2a18", at: device)) }
        var count = 0
        while count < 1000 {
            let events = try await connection.nextEvents(within: .seconds(25))
            #expect(events.allSatisfy { $0 == GATTEvent(characteristic: Self.measurement, value: [7]) })
            count += events.count
        }
        #expect(try await connection.nextEvents(within: .milliseconds(1)).isEmpty)
    }

    @Test func onlyWhatIsSubscribedToIsAnEvent() async throws {
        let (subject, device, connection) = try await connecting()
        try await connection.subscribe(to: Self.measurement)
        let stranger = try await DBusConnection.open(.address(subject.bus.address))
        try await stranger.emit(
            DBusSignal(
                "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: subject.path(of: "2a18", at: device),
                [.string("org.bluez.GattCharacteristic1"), .properties(["Value": .bytes([6, 6])]), .strings([])]))
        try await subject.bluez.notify([1], at: subject.path(of: "2a52", at: device))
        try await subject.bluez.notify(Array(repeating: 0, count: 513), at: subject.path(of: "2a18", at: device))
        try await subject.bluez.notify([2], at: subject.path(of: "2a18", at: device))
        #expect(try await connection.nextEvents(within: .seconds(25)).map(\.value) == [[2]])
    }

    @Test(arguments: [
        ("NotPermitted", "Not paired", BluetoothError?.none), ("NotPermitted", "Read not permitted", .att(0x02)),
        ("NotPermitted", "Write not permitted", .att(0x03)), ("NotSupported", "Operation is not supported", .att(0x06)),
        ("InvalidArguments", "Invalid offset", .att(0x07)), ("NotAuthorized", "", .att(0x08)),
        ("InvalidArguments", "Invalid Length", .att(0x0D)), ("Failed", "Operation failed with ATT error: 0x80", .att(0x80)),
        ("Failed", "Operation failed with ATT error: 0xfd", .att(0xFD)),
        ("Failed", "Operation failed with ATT error: 0xFE (x)", .att(0xFE)),
        ("Failed", "Operation failed with ATT error: 0x1234", .transport("Failed: Operation failed with ATT error: 0x1234")),
        ("Failed", "Not connected", .disconnected(reason: "the meter is not connected")),
        ("Failed", "Operation failed", .transport("Failed: Operation failed")),
        ("InProgress", "In Progress", .transport("InProgress: In Progress")),
        ("DoesNotExist", "", .disconnected(reason: "the Bluetooth service forgot the meter")),
    ])
    func everyErrorHasItsMeaning(name: String, words: String, expected: BluetoothError?) async throws {
        let (subject, _, connection) = try await connecting()
        for method in ["ReadValue", "WriteValue", "StartNotify"] { subject.bluez.fail(method, name, words) }
        let error = expected ?? .notPaired(subject.address)
        await #expect(throws: error) { try await connection.read(Self.feature) }
        await #expect(throws: error) { try await connection.write([], to: Self.controlPoint) }
        await #expect(throws: error) { try await connection.subscribe(to: Self.measurement) }
    }

    @Test func aRequestThatIsNotAnsweredRunsOutOfTime() async throws {
        let (subject, _, connection) = try await connecting { $0.request = .milliseconds(50) }
        subject.bluez.on("ReadValue") { _ throws(DBusError) in
            await never()
            return [.bytes([])]
        }
        await #expect(throws: BluetoothError.timedOut) { try await connection.read(Self.feature) }
    }

    @Test func aValueThatIsTooLongIsRefused() async throws {
        let (subject, _, connection) = try await connecting()
        subject.bluez.on("ReadValue") { _ throws(DBusError) in [.bytes(Array(repeating: 0, count: 513))] }
        let error = await #expect(throws: BluetoothError.self) { try await connection.read(Self.feature) }
        guard case .transport = error else { return #expect(error == .transport("")) }
    }

    @Test func whatCameBeforeTheLinkWasLostIsHandedOver() async throws {
        let (subject, device, connection) = try await connecting()
        try await connection.subscribe(to: Self.measurement)
        try await subject.bluez.notify([1], at: subject.path(of: "2a18", at: device))
        try await subject.bluez.set(["Connected": .boolean(false)], at: device)
        #expect(try await connection.nextEvents(within: .seconds(25)).map(\.value) == [[1]])
        let lost = BluetoothError.disconnected(reason: "the meter or the radio ended it")
        await #expect(throws: lost) { try await connection.nextEvents(within: .seconds(25)) }
        await #expect(throws: lost) { try await connection.read(Self.feature) }
        await connection.disconnect()
        #expect(!subject.bluez.log.contains("Disconnect"))
    }

    @Test func aServiceThatGoesAwayEndsTheLink() async throws {
        let (subject, _, connection) = try await connecting()
        await subject.bluez.connection.close()
        await #expect(throws: BluetoothError.disconnected(reason: "the Bluetooth service went away")) {
            try await connection.nextEvents(within: .seconds(25))
        }
    }

    @Test func aMeterThatIsRemovedIsGone() async throws {
        let (subject, device, connection) = try await connecting()
        try await subject.bluez.connection.unexport(device)
        await #expect(throws: BluetoothError.disconnected(reason: "the Bluetooth service forgot the meter")) {
            try await connection.nextEvents(within: .seconds(25))
        }
    }

    @Test func aCancelledWaitLeavesTheLinkUsable() async throws {
        let (subject, _, connection) = try await connecting()
        let waiting = Task { try await connection.nextEvents(within: .seconds(25)) }
        waiting.cancel()
        await #expect(throws: BluetoothError.cancelled) { try await waiting.value }
        try await connection.write([3, 0], to: Self.controlPoint)
        #expect(subject.bluez.log.last?.hasPrefix("WriteValue") == true)
    }

    @Test func aLinkThatIsLetGoDisconnects() async throws {
        let subject = try await Subject.make()
        _ = try await subject.addBondedMeter()
        _ = try await subject.central.connect(to: subject.address, pairing: nil)
        try await eventually { subject.bluez.log == ["Connect", "Disconnect"] }
    }

    private func connecting(
        _ change: (inout BlueZTimings) -> Void = { _ in }
    ) async throws -> (Subject, ObjectPath, any GATTConnection) {
        let subject = try await Subject.make(change)
        let device = try await subject.addBondedMeter()
        return (subject, device, try await subject.central.connect(to: subject.address, pairing: nil))
    }
}
