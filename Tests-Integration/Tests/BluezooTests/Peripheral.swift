import Bluetooth
import MeterSimulator
import SDBus

/// A simulated meter as a peripheral of BlueZ: a registered application with its services, and an advertisement.
///
/// For bluezoo 1.0.2 it tells `Notifying` and has `Confirm`, and pauses between its packets: bursts on several characteristics get out of order
/// there.
actor Peripheral {
    private static let service = "org.bluez.GattService1"
    private static let characteristic = "org.bluez.GattCharacteristic1"
    private static let application = ObjectPath.root.appending("meter")
    private static let advertisement = ObjectPath.root.appending("advertisement")

    private let link: any GATTConnection
    private let connection: DBusConnection
    private var paths: [Characteristic: ObjectPath] = [:]
    private var sending: Task<Void, any Error>?

    private init(_ link: any GATTConnection, _ connection: DBusConnection) {
        self.link = link
        self.connection = connection
    }

    /// Registers the meter at the adapter hci1.
    static func start(_ meter: ScriptedMeter, on bus: BusAddress) async throws -> Peripheral {
        let link = try await SimulatedCentral(script: MeterScript(meters: [meter])).connect(to: meter.address, pairing: nil)
        let peripheral = Peripheral(link, try await DBusConnection.open(bus))
        try await peripheral.export(name: meter.name ?? "")
        try await peripheral.register()
        return peripheral
    }

    private func export(name: String) async throws(DBusError) {
        await connection.manageObjects(under: Self.application)
        let services = Dictionary(grouping: link.characteristics, by: \.service).sorted { $0.key.description < $1.key.description }
        for (index, service) in services.enumerated() {
            let path = Self.application.appending("service\(index)")
            let properties: [String: DBusValue] = ["UUID": .string(service.key.description), "Primary": .boolean(true)]
            try await connection.export([DBusInterface(Self.service, properties: properties)], at: path)
            for (index, characteristic) in service.value.sorted(by: { $0.uuid.description < $1.uuid.description }).enumerated() {
                let child = path.appending("char\(index)")
                paths[characteristic] = child
                try await connection.export([interface(characteristic, in: path)], at: child)
            }
        }
        let advertised: [String: DBusValue] = [
            "Type": .string("peripheral"), "LocalName": .string(name), "Discoverable": .boolean(true),
            "ServiceUUIDs": .strings([ServiceUUID(0x1808).description]),
        ]
        try await connection.export([DBusInterface("org.bluez.LEAdvertisement1", properties: advertised)], at: Self.advertisement)
    }

    private func interface(_ characteristic: Characteristic, in service: ObjectPath) -> DBusInterface {
        let options = DBusType.dictionary(key: .string, value: .variant)
        return DBusInterface(
            Self.characteristic,
            methods: [
                "ReadValue": DBusMethod([options], returns: [.array(.byte)]) { [weak self] _ throws(DBusError) in
                    [.bytes(try await self?.read(characteristic) ?? [])]
                },
                "WriteValue": DBusMethod([.array(.byte), options]) { [weak self] call throws(DBusError) in
                    try await self?.write(call.arguments[0].asBytes ?? [], to: characteristic)
                    return []
                },
                "StartNotify": DBusMethod { [weak self] _ throws(DBusError) in
                    try await self?.subscribe(to: characteristic)
                    return []
                },
                "StopNotify": DBusMethod { call in call.reply() },
                "Confirm": DBusMethod { call in call.reply() },
            ],
            properties: [
                "UUID": .string(characteristic.uuid.description), "Service": .objectPath(service), "Value": .bytes([]),
                "Notifying": .boolean(false), "Flags": .strings(["read", "write", "notify", "indicate"]),
            ])
    }

    private func register() async throws(DBusError) {
        let bluez = ObjectPath.root.appending("org").appending("bluez")
        let adapter = bluez.appending("hci1")
        // bluezoo pairs as the first agent of all can, and only where that can neither ask nor show.
        let calls = [
            DBusCall(
                "RegisterAgent", of: "org.bluez.AgentManager1", at: bluez, on: "org.bluez",
                [.objectPath(Self.application), .string("NoInputNoOutput")]),
            DBusCall(
                "RegisterApplication", of: "org.bluez.GattManager1", at: adapter, on: "org.bluez",
                [.objectPath(Self.application), .properties([:])]),
            DBusCall(
                "RegisterAdvertisement", of: "org.bluez.LEAdvertisingManager1", at: adapter, on: "org.bluez",
                [.objectPath(Self.advertisement), .properties([:])]),
        ]
        for call in calls { _ = try await connection.call(call) }
    }

    private func read(_ characteristic: Characteristic) async throws(DBusError) -> [UInt8] {
        do throws(BluetoothError) { return try await link.read(characteristic) } catch { throw .invalid("\(error)") }
    }

    private func write(_ bytes: [UInt8], to characteristic: Characteristic) async throws(DBusError) {
        do throws(BluetoothError) { try await link.write(bytes, to: characteristic) } catch { throw .invalid("\(error)") }
        // One after the other: two at once would mix their packets.
        sending = Task { [previous = sending] in
            _ = await previous?.result
            try await send()
        }
    }

    private func subscribe(to characteristic: Characteristic) async throws(DBusError) {
        do throws(BluetoothError) { try await link.subscribe(to: characteristic) } catch { throw .invalid("\(error)") }
        if let path = paths[characteristic] { try await connection.set(.boolean(true), "Notifying", of: Self.characteristic, at: path) }
    }

    private func send() async throws {
        while case let events = try await link.nextEvents(within: .seconds(30)), !events.isEmpty {
            for event in events {
                guard let path = paths[event.characteristic] else { continue }
                try await connection.set(.bytes(event.value), "Value", of: Self.characteristic, at: path)
                try await Task.sleep(for: .milliseconds(1))
            }
        }
    }
}
