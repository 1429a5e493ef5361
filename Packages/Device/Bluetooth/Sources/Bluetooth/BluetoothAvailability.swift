/// Whether Bluetooth can be used now.
public enum BluetoothAvailability: Hashable, Sendable {
    /// An adapter is powered and answers.
    case available
    /// It cannot be used, and why.
    case unavailable(UnavailabilityReason)
}

/// Why Bluetooth cannot be used.
public enum UnavailabilityReason: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// This process was told to use simulated devices alone.
    case unsupported
    /// The system's Bluetooth service does not run.
    case noService
    /// The service runs, and there is no adapter.
    case noAdapter
    /// The adapter is switched off.
    case poweredOff
    /// The adapter is blocked by rfkill.
    case blocked
    /// This user may not use the service.
    case notPermitted

    /// English, for logs and the command line: what is wrong and what to do.
    public var description: String {
        switch self {
        case .unsupported: "only simulated meters are used now; start without “--transport simulated” to reach a real one"
        case .noService: "the Bluetooth service does not run; start it with “systemctl start bluetooth”"
        case .noAdapter: "there is no Bluetooth adapter; plug one in"
        case .poweredOff: "the Bluetooth adapter is off; switch it on in the system's settings or with “bluetoothctl power on”"
        case .blocked: "Bluetooth is blocked; free it with “rfkill unblock bluetooth”, or with the computer's own switch or key"
        case .notPermitted: "this user may not use Bluetooth; add it to the group “bluetooth” and log in again"
        }
    }
}
