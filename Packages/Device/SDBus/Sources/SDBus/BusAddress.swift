import Glibc

/// Which bus to connect to.
public enum BusAddress: Hashable, Sendable {
    /// The machine's: `DBUS_SYSTEM_BUS_ADDRESS` where that is set, else its usual socket.
    case system
    /// An address as the D-Bus specification writes it, such as `unix:path=/tmp/bus`.
    case address(String)

    var text: String {
        switch self {
        case .system:
            if let set = getenv("DBUS_SYSTEM_BUS_ADDRESS") { String(cString: set) } else { "unix:path=/run/dbus/system_bus_socket" }
        case .address(let address): address
        }
    }
}
