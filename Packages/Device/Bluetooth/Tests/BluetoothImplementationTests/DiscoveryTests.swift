import Bluetooth
import SDBus
import TestSupport
import Testing

@testable import BluetoothImplementation

@Suite(.serialized) struct DiscoveryTests {
    private static let glucose = ServiceUUID(0x1808)

    @Test func aScanAsksForTheServicesAndStopsWithItsConsumer() async throws {
        let subject = try await Subject.make()
        try await subject.bluez.addDevice()
        let found = try await subject.central.discover(services: [Self.glucose]).first { _ in true }
        #expect(found == DiscoveredDevice(address: subject.address, name: "Meter", services: [Self.glucose], rssi: -50))
        try await eventually { subject.bluez.log.contains("StopDiscovery") }
        #expect(subject.bluez.log == ["SetDiscoveryFilter Transport=le UUIDs=\(FakeBlueZ.glucose)", "StartDiscovery", "StopDiscovery"])
    }

    @Test func onlyWhatIsSeenAndOffersTheServiceIsShown() async throws {
        let subject = try await Subject.make()
        let paths = try await [
            subject.bluez.addDevice("00:00:00:00:00:01", ["RSSI": .string("no number")]),
            subject.bluez.addDevice("00:00:00:00:00:02", ["UUIDs": .strings(["0000180f-0000-1000-8000-00805f9b34fb"])]),
            subject.bluez.addDevice("no address"), subject.bluez.addDevice("00:00:00:00:00:03", ["UUIDs": .byte(1)]),
        ]
        var devices = subject.central.discover(services: [Self.glucose]).makeAsyncIterator()
        try await eventually { subject.bluez.log.contains("StartDiscovery") }
        try await subject.bluez.addDevice("00:00:00:00:00:04", ["Name": .string("Guide\u{202E}\n"), "RSSI": .int16(-70)])
        #expect(try await devices.next()?.name == "Guide")
        #expect(paths.count == 4)
    }

    @Test func aDeviceComesAgainWhenItChanges() async throws {
        let subject = try await Subject.make()
        let path = try await subject.bluez.addDevice()
        var devices = subject.central.discover(services: []).makeAsyncIterator()
        #expect(try await devices.next()?.rssi == -50)
        try await subject.bluez.set(["RSSI": .int16(-50)], at: path)
        try await subject.bluez.set(["RSSI": .int16(-40)], at: path)
        #expect(try await devices.next()?.rssi == -40)
        try await subject.bluez.set(["Paired": .boolean(true)], at: path)
        #expect(try await devices.next()?.isBonded == true)
    }

    @Test func consumersShareOneScanForAllThatTheyWant() async throws {
        let subject = try await Subject.make()
        try await subject.bluez.addDevice()
        let one = subject.central.discover(services: [Self.glucose])
        var held = one.makeAsyncIterator()
        _ = try await held.next()
        _ = try await subject.central.discover(services: []).first { _ in true }
        try await eventually { subject.bluez.log.count >= 4 }
        let filters = subject.bluez.log.filter { $0.hasPrefix("SetDiscoveryFilter") }
        #expect(filters.prefix(2) == ["SetDiscoveryFilter Transport=le UUIDs=\(FakeBlueZ.glucose)", "SetDiscoveryFilter Transport=le"])
        #expect(subject.bluez.log.filter { $0 == "StartDiscovery" }.count == 1)
        #expect(!subject.bluez.log.contains("StopDiscovery"))
    }

    @Test func aScanThatStopsByItselfEndsWithTheReason() async throws {
        let subject = try await Subject.make()
        try await subject.bluez.addDevice()
        var devices = subject.central.discover(services: []).makeAsyncIterator()
        _ = try await devices.next()
        try await subject.bluez.set(["Powered": .boolean(false)], at: FakeBlueZ.root.appending("hci0"), of: "org.bluez.Adapter1")
        await #expect(throws: BluetoothError.unavailable(.poweredOff)) { try await devices.next() }
    }

    @Test func aServiceThatGoesAwayEndsAScan() async throws {
        let subject = try await Subject.make()
        try await subject.bluez.addDevice()
        var devices = subject.central.discover(services: []).makeAsyncIterator()
        _ = try await devices.next()
        await subject.bluez.connection.close()
        await #expect(throws: BluetoothError.unavailable(.noService)) { try await devices.next() }
    }

    @Test func anAdapterThatComesLaterIsScannedToo() async throws {
        let subject = try await Subject.make()
        try await subject.bluez.addDevice()
        var devices = subject.central.discover(services: []).makeAsyncIterator()
        _ = try await devices.next()
        try await subject.bluez.addAdapter("hci1")
        try await eventually { subject.bluez.log.filter { $0 == "StartDiscovery" }.count == 2 }
    }

    @Test func aScanThatIsRefusedSaysSo() async throws {
        let subject = try await Subject.make()
        subject.bluez.fail("StartDiscovery", "NotReady", "Resource Not Ready")
        await #expect(throws: BluetoothError.unavailable(.poweredOff)) {
            try await subject.central.discover(services: []).first { _ in true }
        }
        subject.bluez.fail("StartDiscovery", "Failed", "No discovery started")
        await #expect(throws: BluetoothError.transport("Failed: No discovery started")) {
            try await subject.central.discover(services: []).first { _ in true }
        }
    }

    @Test func aScanThatRunsAlreadyIsTakenOver() async throws {
        let subject = try await Subject.make()
        try await subject.bluez.addDevice()
        subject.bluez.fail("StartDiscovery", "InProgress", "Operation already in progress")
        #expect(try await subject.central.discover(services: []).first { _ in true } != nil)
    }
}

/// Waits until something is so; the test's time limit is the only end.
func eventually(_ condition: () -> Bool) async throws {
    while !condition() {
        try Task.checkCancellation()
        await Task.yield()
    }
}
