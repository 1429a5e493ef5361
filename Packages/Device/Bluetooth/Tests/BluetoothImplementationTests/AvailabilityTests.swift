import Bluetooth
import SDBus
import TestSupport
import Testing

@testable import BluetoothImplementation

/// Guards NightscoutFoundation/xDrip#761: an adapter that is switched off and on again must be noticed.
@Suite(.serialized) struct AvailabilityTests {
    @Test func withoutABusOrAServiceThereIsNoService() async throws {
        let nowhere = BlueZCentral(bus: .address("unix:path=/nowhere"))
        #expect(await nowhere.availability() == .unavailable(.noService))
        await #expect(throws: BluetoothError.unavailable(.noService)) { try await nowhere.bondedDevices() }
        let bus = try PrivateBus()
        #expect(await BlueZCentral(bus: .address(bus.address)).availability() == .unavailable(.noService))
    }

    @Test func aServiceThatThisUserMayNotUseIsNamed() async throws {
        let bus = try PrivateBus()
        let service = try await DBusConnection.open(.address(bus.address))
        let refuse = DBusMethod { call in call.fail(.remote(name: "org.freedesktop.DBus.Error.AccessDenied", message: "")) }
        try await service.export([DBusInterface("org.freedesktop.DBus.ObjectManager", methods: ["GetManagedObjects": refuse])], at: .root)
        try await service.own("org.bluez")
        #expect(await BlueZCentral(bus: .address(bus.address)).availability() == .unavailable(.notPermitted))
    }

    @Test func theAdapterDecides() async throws {
        let subject = try await Subject.make(adapter: nil)
        #expect(await subject.central.availability() == .unavailable(.noAdapter))
        #expect(!subject.central.isSimulated)
        let cases: [(String, Bool, String, BluetoothAvailability)] = [
            ("hci0", false, "off", .unavailable(.poweredOff)), ("hci1", false, "off-blocked", .unavailable(.blocked)),
            ("hci2", true, "on", .available),
        ]
        for (name, powered, state, expected) in cases {
            let changes = subject.central.availabilityChanges()
            try await subject.bluez.addAdapter(name, powered: powered, state: state)
            #expect(await changes.first { $0 == expected } == expected)
        }
    }

    @Test func offAndOnAndARestartOfTheServiceAreTold() async throws {
        let subject = try await Subject.make()
        var changes = subject.central.availabilityChanges().makeAsyncIterator()
        #expect(await changes.next() == .available)
        let adapter = FakeBlueZ.root.appending("hci0")
        try await subject.bluez.set(["Powered": .boolean(false)], at: adapter, of: "org.bluez.Adapter1")
        #expect(await changes.next() == .unavailable(.poweredOff))
        try await subject.bluez.set(["Powered": .boolean(true)], at: adapter, of: "org.bluez.Adapter1")
        #expect(await changes.next() == .available)
        await subject.bluez.connection.close()
        #expect(await changes.next() == .unavailable(.noService))
        let again = try await FakeBlueZ.start(on: subject.bus)
        #expect(await changes.next() == .available)
        await again.connection.close()
    }

    @Test func theEndOfTheBusAndItsReturnAreTold() async throws {
        let subject = try await Subject.make { $0.retrying = .milliseconds(1) }
        var changes = subject.central.availabilityChanges().makeAsyncIterator()
        #expect(await changes.next() == .available)
        try subject.bus.stop()
        #expect(await changes.next() == .unavailable(.noService))
        await #expect(throws: BluetoothError.unavailable(.noService)) {
            try await subject.central.connect(to: subject.address, pairing: nil)
        }
        try subject.bus.restart()
        let again = try await FakeBlueZ.start(on: subject.bus)
        #expect(await changes.next() == .available)
        await again.connection.close()
    }
}
