import Bluetooth
import SDBus

/// A link to a meter, with its characteristics' paths.
struct FakeLink {
    let connection: any GATTConnection
    var paths: [ObjectPath: Characteristic] = [:]
    /// What the meter sends is passed on by one task after the other.
    var draining: Task<Void, Never>?

    /// A handle as paths have it.
    static func number(_ handle: Int) -> String {
        let digits = String(handle, radix: 16)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

/// A device at an adapter.
struct FakeDevice {
    let path: ObjectPath
    let adapter: String
    let address: BluetoothAddress
    let name: String?
    let services: [String]
    let rssi: Int16
    let isMeter: Bool
}
