import Bluetooth
import SDBus

extension DBusError {
    /// An error of BlueZ's own.
    static func bluez(_ name: String, _ words: String = "") -> DBusError {
        .remote(name: "org.bluez.Error.\(name)", message: words)
    }

    /// BlueZ, src/gatt-client.c, create_gatt_dbus_error.
    static func bluez(answering failure: BluetoothError) -> DBusError {
        switch failure {
        case .notPaired, .att(0x05), .att(0x0F), .att(0x0C): bluez("NotPermitted", "Not paired")
        case .att(0x02): bluez("NotPermitted", "Read not permitted")
        case .att(0x03): bluez("NotPermitted", "Write not permitted")
        case .att(0x06): bluez("NotSupported", "Operation is not supported")
        case .att(0x07): bluez("InvalidArguments", "Invalid offset")
        case .att(0x08): bluez("NotAuthorized", "Operation Not Authorized")
        case .att(0x0D): bluez("InvalidArguments", "Invalid Length")
        case .att(let code): bluez("Failed", "Operation failed with ATT error: 0x\(String(code, radix: 16))")
        case .disconnected: bluez("Failed", "Not connected")
        default: bluez("Failed", "Operation failed")
        }
    }
}
