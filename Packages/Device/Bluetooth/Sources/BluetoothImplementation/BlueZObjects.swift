import Bluetooth
import SDBus

/// A copy of what BlueZ has, kept true by its signals.
struct BlueZObjects: Sendable {
    private var objects: [ObjectPath: [String: [String: DBusValue]]] = [:]
    /// Whether the service is there.
    private let isLoaded: Bool

    /// What there is without the service: nothing.
    init() {
        isLoaded = false
    }

    /// Reads what `GetManagedObjects` answers; what is not of its form is left out.
    init(managed: DBusValue?) {
        isLoaded = true
        guard case .dictionary(let entries, _, _)? = managed else { return }
        for (path, interfaces) in entries {
            if let path = path.asObjectPath { objects[path] = Self.interfaces(interfaces) }
        }
    }

    /// Takes a signal over; nil where it is none that changes objects.
    mutating func apply(_ signal: DBusSignal) -> BlueZChange? {
        switch (signal.interface, signal.member, signal.body.count) {
        case (BlueZ.objectManager, "InterfacesAdded", 2):
            guard let path = signal.body[0].asObjectPath else { return nil }
            objects[path, default: [:]].merge(Self.interfaces(signal.body[1])) { $1 }
            return .added(path)
        case (BlueZ.objectManager, "InterfacesRemoved", 2):
            guard let path = signal.body[0].asObjectPath, let names = signal.body[1].asStrings else { return nil }
            for name in names { objects[path]?[name] = nil }
            if objects[path]?.isEmpty == true { objects[path] = nil }
            return .removed(path)
        case (BlueZ.properties, "PropertiesChanged", 3):
            guard let interface = signal.body[0].asString, let changed = signal.body[1].asProperties else { return nil }
            objects[signal.path]?[interface]?.merge(changed) { $1 }
            for name in signal.body[2].asStrings ?? [] { objects[signal.path]?[interface]?[name] = nil }
            return .properties(signal.path, interface, changed)
        case (BlueZ.device, "Disconnected", 2...):
            guard let reason = signal.body[0].asString else { return nil }
            return .disconnected(signal.path, reason: reason, words: signal.body[1].asString ?? "")
        default: return nil
        }
    }

    /// The adapters, in the order of their paths.
    var adapters: [BlueZAdapter] {
        all(BlueZ.adapter).map { BlueZAdapter($0, $1) }
    }

    /// Whether any adapter can be used.
    var availability: BluetoothAvailability {
        guard isLoaded else { return .unavailable(.noService) }
        let adapters = adapters
        if adapters.isEmpty { return .unavailable(.noAdapter) }
        if adapters.contains(where: \.isPowered) { return .available }
        return .unavailable(adapters.contains(where: \.isBlocked) ? .blocked : .poweredOff)
    }

    /// The devices of every adapter, in the order of their paths.
    var devices: [BlueZDevice] {
        all(BlueZ.device).compactMap { BlueZDevice($0, $1) }
    }

    func device(at path: ObjectPath) -> BlueZDevice? {
        objects[path]?[BlueZ.device].flatMap { BlueZDevice(path, $0) }
    }

    /// The devices with an address on adapters that are on: a bonded one first, then one in range, then in the order of the adapters.
    func usableDevices(with address: BluetoothAddress) -> [BlueZDevice] {
        let powered = adapters.filter(\.isPowered).map(\.path)
        let found = devices.filter { device in device.address == address && powered.contains { device.path.isWithin($0) } }
        return found.filter(\.isBonded) + found.filter { !$0.isBonded && $0.isInRange } + found.filter { !$0.isBonded && !$0.isInRange }
    }

    /// The characteristics of a device with their paths; of those that come twice, the first.
    func characteristics(of device: ObjectPath) -> [Characteristic: ObjectPath] {
        var result: [Characteristic: ObjectPath] = [:]
        for (path, properties) in all(BlueZ.characteristic) where path.isWithin(device) {
            guard let service = properties["Service"]?.asObjectPath, let uuid = uuid(in: properties),
                let serviceUUID = objects[service]?[BlueZ.gattService].flatMap(uuid(in:))
            else { continue }
            let characteristic = Characteristic(service: serviceUUID, uuid: uuid)
            if result[characteristic] == nil { result[characteristic] = path }
        }
        return result
    }

    private func uuid(in properties: [String: DBusValue]) -> BluetoothUUID? {
        properties["UUID"]?.asString.flatMap { BluetoothUUID($0) }
    }

    private func all(_ interface: String) -> [(ObjectPath, [String: DBusValue])] {
        objects.compactMap { path, interfaces in interfaces[interface].map { (path, $0) } }.sorted { $0.0 < $1.0 }
    }

    private static func interfaces(_ value: DBusValue) -> [String: [String: DBusValue]] {
        guard case .dictionary(let entries, _, _) = value else { return [:] }
        var interfaces: [String: [String: DBusValue]] = [:]
        for (name, properties) in entries {
            if let name = name.asString { interfaces[name] = properties.asProperties }
        }
        return interfaces
    }
}
