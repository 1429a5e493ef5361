import Bluetooth
import SDBus
import Testing

@testable import BluetoothImplementation

/// What the service tells is copied as far as it makes sense, whatever it is.
@Suite struct BlueZObjectsTests {
    private static let path = ObjectPath.root.appending("org").appending("bluez").appending("hci0")
    private static let properties = "org.freedesktop.DBus.Properties"
    private static let manager = "org.freedesktop.DBus.ObjectManager"

    @Test func withoutTheServiceThereIsNoService() {
        #expect(BlueZObjects().availability == .unavailable(.noService))
        #expect(BlueZObjects(managed: nil).availability == .unavailable(.noAdapter))
        #expect(BlueZObjects(managed: .string("")).availability == .unavailable(.noAdapter))
    }

    @Test(arguments: [
        DBusSignal("InterfacesAdded", of: manager, at: .root, [.string("no path"), .string("")]),
        DBusSignal("InterfacesAdded", of: manager, at: .root), DBusSignal("InterfacesRemoved", of: manager, at: .root, [.objectPath(path)]),
        DBusSignal("InterfacesRemoved", of: manager, at: .root, [.objectPath(path), .string("")]),
        DBusSignal("PropertiesChanged", of: properties, at: path, [.byte(1), .byte(2), .byte(3)]),
        DBusSignal("PropertiesChanged", of: properties, at: path, []),
        DBusSignal("Disconnected", of: "org.bluez.Device1", at: path, [.byte(1), .byte(2)]),
        DBusSignal("Other", of: "org.example.Other", at: path),
    ])
    func aSignalThatMakesNoSenseChangesNothing(signal: DBusSignal) {
        var objects = BlueZObjects(managed: nil)
        let change = objects.apply(signal)
        #expect(change == nil)
        #expect(objects.adapters.isEmpty)
    }

    @Test func anAdapterComesChangesAndGoes() {
        var objects = BlueZObjects(managed: nil)
        let described = DBusValue.dictionary(
            [.string("org.bluez.Adapter1"): .properties(["Powered": .boolean(true)]), .byte(1): .properties([:])], key: .string,
            value: .dictionary(key: .string, value: .variant))
        _ = objects.apply(DBusSignal("InterfacesAdded", of: Self.manager, at: .root, [.objectPath(Self.path), described]))
        #expect(objects.availability == .available)
        let invalidated: [DBusValue] = [.string("org.bluez.Adapter1"), .properties([:]), .strings(["Powered"])]
        _ = objects.apply(DBusSignal("PropertiesChanged", of: Self.properties, at: Self.path, invalidated))
        #expect(objects.availability == .unavailable(.poweredOff))
        let removed: [DBusValue] = [.objectPath(Self.path), .strings(["org.bluez.Adapter1"])]
        _ = objects.apply(DBusSignal("InterfacesRemoved", of: Self.manager, at: .root, removed))
        #expect(objects.availability == .unavailable(.noAdapter))
    }

    @Test func characteristicsThatAreNoneAreLeftOut() {
        let device = Self.path.appending("dev")
        let service = device.appending("service1")
        let uuid = DBusValue.string("00001808-0000-1000-8000-00805f9b34fb")
        let characteristics: [(String, [String: DBusValue])] = [
            ("char1", ["UUID": uuid, "Service": .objectPath(service)]), ("char2", ["UUID": uuid, "Service": .objectPath(service)]),
            ("char3", ["UUID": .string("odd"), "Service": .objectPath(service)]),
            ("char4", ["UUID": uuid, "Service": .objectPath(device)]),
            ("char5", ["UUID": uuid]),
        ]
        var entries: [DBusValue: DBusValue] = [.objectPath(service): described("org.bluez.GattService1", ["UUID": uuid])]
        for (name, properties) in characteristics {
            entries[.objectPath(service.appending(name))] = described("org.bluez.GattCharacteristic1", properties)
        }
        let type = DBusType.dictionary(key: .string, value: .dictionary(key: .string, value: .variant))
        let objects = BlueZObjects(managed: .dictionary(entries, key: .objectPath, value: type))
        #expect(objects.characteristics(of: device) == [Characteristic(0x1808, in: 0x1808): service.appending("char1")])
    }

    private func described(_ interface: String, _ properties: [String: DBusValue]) -> DBusValue {
        .dictionary([.string(interface): .properties(properties)], key: .string, value: .dictionary(key: .string, value: .variant))
    }
}
