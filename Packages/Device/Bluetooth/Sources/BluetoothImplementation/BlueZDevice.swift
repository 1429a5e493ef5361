import Bluetooth
import SDBus

/// A device as BlueZ shows it; nothing of it is taken on trust.
struct BlueZDevice {
    let path: ObjectPath
    let address: BluetoothAddress
    let name: String?
    let services: Set<ServiceUUID>
    /// Only there while the device is being seen.
    let rssi: Int?
    let isPaired: Bool
    /// Whether it is paired and its keys are kept.
    let isBonded: Bool
    let isTrusted: Bool
    let isConnected: Bool
    let isResolved: Bool

    /// Reads the properties; nil without an address.
    init?(_ path: ObjectPath, _ properties: [String: DBusValue]) {
        guard let address = properties["Address"]?.asString.flatMap(BluetoothAddress.init) else { return nil }
        self.path = path
        self.address = address
        name = properties["Name"]?.asString
        services = Set((properties["UUIDs"]?.asStrings ?? []).compactMap { ServiceUUID($0) })
        rssi = properties["RSSI"]?.asInteger
        isPaired = properties["Paired"]?.asBoolean ?? false
        isBonded = isPaired && properties["Bonded"]?.asBoolean ?? true
        isTrusted = properties["Trusted"]?.asBoolean ?? false
        isConnected = properties["Connected"]?.asBoolean ?? false
        isResolved = properties["ServicesResolved"]?.asBoolean ?? false
    }

    /// Whether it is near now, and not only remembered.
    var isInRange: Bool { rssi != nil || isConnected }

    var discovered: DiscoveredDevice {
        DiscoveredDevice(address: address, name: name, services: services, rssi: rssi, isBonded: isBonded)
    }
}
