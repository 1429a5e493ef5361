import Bluetooth
import SDBus

extension FakeBluetoothService {
    private static let serviceInterface = "org.bluez.GattService1"
    private static let characteristicInterface = "org.bluez.GattCharacteristic1"

    /// Tells that a link stands, and its services a little later.
    func establish(_ link: any GATTConnection, _ device: FakeDevice) async throws(DBusError) {
        links[device.path] = FakeLink(connection: link)
        try await set(.boolean(true), "Connected", device)
        Task { [weak self] in try await self?.resolve(device) }
    }

    private func resolve(_ device: FakeDevice) async throws(DBusError) {
        try await begin(.resolve, device)
        guard let link = links[device.path] else { return }
        let services = Dictionary(grouping: link.connection.characteristics, by: \.service).sorted {
            $0.key.description < $1.key.description
        }
        for (index, service) in services.enumerated() {
            let path = device.path.appending("service\(FakeLink.number(16 * index + 16))")
            let properties: [String: DBusValue] = [
                "UUID": .string(service.key.description), "Device": .objectPath(device.path), "Primary": .boolean(true),
            ]
            try await connection.export([DBusInterface(Self.serviceInterface, properties: properties)], at: path)
            for (index, characteristic) in service.value.sorted(by: { $0.uuid.description < $1.uuid.description }).enumerated() {
                let child = path.appending("char\(FakeLink.number(index + 1))")
                links[device.path]?.paths[child] = characteristic
                try await connection.export([interface(characteristic, in: path, device)], at: child)
            }
        }
        try await set(.boolean(true), "ServicesResolved", device)
    }

    private func interface(_ characteristic: Characteristic, in service: ObjectPath, _ device: FakeDevice) -> DBusInterface {
        let options = DBusType.dictionary(key: .string, value: .variant)
        return DBusInterface(
            Self.characteristicInterface,
            methods: [
                "ReadValue": DBusMethod([options], returns: [.array(.byte)]) { [weak self] _ throws(DBusError) in
                    [.bytes(try await self?.read(characteristic, device) ?? [])]
                },
                "WriteValue": DBusMethod([.array(.byte), options]) { [weak self] call throws(DBusError) in
                    try await self?.write(call, characteristic, device) ?? []
                },
                "StartNotify": DBusMethod { [weak self] _ throws(DBusError) in try await self?.subscribe(characteristic, device) ?? [] },
            ],
            properties: ["UUID": .string(characteristic.uuid.description), "Service": .objectPath(service), "Value": .bytes([])])
    }

    private func read(_ characteristic: Characteristic, _ device: FakeDevice) async throws(DBusError) -> [UInt8] {
        try await begin(.read, device)
        return try await withLink(device) { link throws(BluetoothError) in try await link.read(characteristic) }
    }

    private func write(_ call: DBusInvocation, _ characteristic: Characteristic, _ device: FakeDevice) async throws(DBusError)
        -> [DBusValue]
    {
        guard let bytes = call.arguments[0].asBytes, call.arguments[1].asProperties?["type"] == .string("request") else {
            throw .bluez("InvalidArguments", "a meter is written with a response")
        }
        try await begin(.write, device)
        try await withLink(device) { link throws(BluetoothError) in try await link.write(bytes, to: characteristic) }
        drain(device)
        return []
    }

    private func subscribe(_ characteristic: Characteristic, _ device: FakeDevice) async throws(DBusError) -> [DBusValue] {
        try await begin(.subscribe, device)
        try await withLink(device) { link throws(BluetoothError) in try await link.subscribe(to: characteristic) }
        return []
    }

    private func withLink<Value: Sendable>(
        _ device: FakeDevice, _ body: (any GATTConnection) async throws(BluetoothError) -> Value
    ) async throws(DBusError) -> Value {
        guard let link = links[device.path] else { throw .bluez("Failed", "Not connected") }
        do throws(BluetoothError) {
            return try await body(link.connection)
        } catch {
            if case .disconnected(let words) = error { try await end(device, reason: "Remote", words: words) }
            throw .bluez(answering: error)
        }
    }

    /// Passes on what the meter sends until it has nothing more.
    private func drain(_ device: FakeDevice) {
        guard let link = links[device.path] else { return }
        links[device.path]?.draining = Task { [weak self] in
            await link.draining?.value
            do {
                while let self, case let events = try await link.connection.nextEvents(within: .seconds(3600)), !events.isEmpty {
                    for event in events { try await self.send(event, device) }
                }
            } catch BluetoothError.disconnected(let words) {
                // A service that is being stopped has nobody to tell.
                try? await self?.end(device, reason: "Remote", words: words)
            } catch {
                return
            }
        }
    }

    private func send(_ event: GATTEvent, _ device: FakeDevice) async throws(DBusError) {
        guard let path = links[device.path]?.paths.first(where: { $0.value == event.characteristic })?.key else { return }
        try await connection.set(.bytes(event.value), "Value", of: Self.characteristicInterface, at: path)
        passedOn += 1
    }
}
