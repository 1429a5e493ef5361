/// Why a device did not pair.
public enum PairingFailure: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The passkey or PIN was wrong, or the device did not accept it.
    case authenticationFailed
    /// The person or the device cancelled.
    case cancelled
    /// The device refused to pair; it may have to be put into pairing mode.
    case rejected
    /// Nobody answered in time.
    case timedOut
    /// The device went out of range or the radio link did not come up.
    case connectionFailed
    /// The device has forgotten the bond that this machine still holds; `BluetoothCentral.forget(_:)` clears it.
    case staleBond

    /// English, for logs and the command line: what is wrong and what to do.
    public var description: String {
        switch self {
        case .authenticationFailed: "the passkey was wrong; try again with the one that the meter shows or that is printed on it"
        case .cancelled: "pairing was cancelled; start again when ready"
        case .rejected: "the meter refused; put it into pairing mode and try again"
        case .timedOut: "nobody answered in time; wake the meter up and try again"
        case .connectionFailed: "the meter could not be reached; bring it closer and try again"
        case .staleBond: "the meter has forgotten this computer; pair it again"
        }
    }
}
