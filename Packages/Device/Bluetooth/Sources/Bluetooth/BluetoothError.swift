/// What goes wrong between this machine and a device. What came before an error is safe; nothing here loses a stored reading.
public enum BluetoothError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Bluetooth cannot be used.
    case unavailable(UnavailabilityReason)
    /// The device is not in range.
    case notFound(BluetoothAddress)
    /// The device is in range and the link did not come up; with the transport's words.
    case connectionFailed(BluetoothAddress, reason: String)
    /// The device wants a bond before it gives anything (ATT 0x05, 0x0C, 0x0F), or there is none and no agent to make one.
    case notPaired(BluetoothAddress)
    /// Pairing did not succeed.
    case pairing(PairingFailure)
    /// The device answered a request with this ATT error code.
    case att(UInt8)
    /// The device has no such characteristic.
    case characteristicMissing(Characteristic)
    /// The link is gone; with the transport's words.
    case disconnected(reason: String)
    /// The device did not answer a request in time.
    case timedOut
    /// The calling task was cancelled.
    case cancelled
    /// The transport failed in a way that has no name of its own; with its words.
    case transport(String)

    /// English, for logs and the command line: what was tried and what to do.
    public var description: String {
        switch self {
        case .unavailable(let reason): "Bluetooth cannot be used: \(reason)"
        case .notFound(let address): "no meter with the address \(address) is in range; wake it up and bring it closer"
        case .connectionFailed(let address, let reason): "the link to \(address) did not come up (\(reason)); try again"
        case .notPaired(let address): "\(address) is not paired with this computer; pair it first"
        case .pairing(let failure): "pairing failed: \(failure)"
        case .att(let code):
            "the meter refused a request with the ATT error 0x\(Self.hexadecimal(code)); try again, or switch it off and on"
        case .characteristicMissing(let characteristic): "the meter has no characteristic \(characteristic); it may not be a standard meter"
        case .disconnected(let reason): "the link was lost (\(reason)); what came is kept, sync again for the rest"
        case .timedOut: "the meter did not answer in time; wake it up and try again"
        case .cancelled: "cancelled; what came is kept"
        case .transport(let words): "Bluetooth failed (\(words)); try again, or restart the Bluetooth service"
        }
    }

    private static func hexadecimal(_ code: UInt8) -> String {
        String(decoding: HexDigit.text(of: UInt64(code), width: 2, upperCase: true), as: UTF8.self)
    }
}
