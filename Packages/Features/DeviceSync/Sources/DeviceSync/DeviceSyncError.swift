/// What can go wrong with a meter. What was received before is stored in every case.
public enum DeviceSyncError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such meter in this installation.
    case unknownDevice(String)
    /// Bluetooth cannot be used; with the transport's reason.
    case bluetoothUnavailable(String)
    /// The meter is not in range.
    case notInRange(String)
    /// The meter is not paired with this computer, or the passkey was wrong.
    case notPaired(String)
    /// The link was lost or the meter fell silent in the middle.
    case interrupted(String)
    /// The meter refused a request, or is no standard glucose meter.
    case refused(String)
    /// The readings could not be stored; with the store's words.
    case notStored(String)

    /// English, for logs and the command line.
    public var description: String {
        switch self {
        case .unknownDevice(let id): "there is no device \(id); `meterbook devices list` shows those that are known"
        case .bluetoothUnavailable(let reason): reason
        case .notInRange(let reason): reason
        case .notPaired(let reason): reason
        case .interrupted(let reason): "the sync was interrupted: \(Self.clause(reason)). What came is stored; sync again for the rest"
        case .refused(let reason): "the meter refused: \(reason)"
        case .notStored(let reason):
            "the readings could not be stored: \(Self.clause(reason)). They are still in the meter; sync again when that is mended"
        }
    }

    /// Somebody else's sentence as a part of one's own.
    private static func clause(_ reason: String) -> String {
        reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    }
}
