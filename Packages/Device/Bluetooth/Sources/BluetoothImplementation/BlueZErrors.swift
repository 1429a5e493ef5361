import Bluetooth
import SDBus

extension DBusError {
    /// Why Bluetooth cannot be used when the service cannot be asked.
    var unavailability: UnavailabilityReason {
        remoteName == "org.freedesktop.DBus.Error.AccessDenied" ? .notPermitted : .noService
    }

    /// The last element of the name and the words of an error that the service answered.
    var answer: (name: Substring, words: String)? {
        guard case .remote(let name, let message) = self, let last = name.split(separator: ".").last else { return nil }
        return (last, message)
    }

    /// Whether the object that was called is gone.
    var isUnknownObject: Bool {
        guard let answer else { return false }
        return ["DoesNotExist", "UnknownObject", "UnknownMethod", "UnknownInterface"].contains(answer.name)
    }

    /// Whether nobody answers any more.
    var isLoss: Bool {
        if case .connectionLost = self { return true }
        guard let answer else { return false }
        return ["NoReply", "ServiceUnknown", "NameHasNoOwner", "Disconnected"].contains(answer.name)
    }
}

extension BluetoothError {
    /// What an error means that adapters and the agent manager answer.
    init(service error: DBusError) {
        switch error {
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        default:
            if error.isLoss {
                self = .unavailable(.noService)
            } else if error.answer?.name == "AccessDenied" {
                self = .unavailable(.notPermitted)
            } else if error.answer?.name == "NotReady" {
                self = .unavailable(.poweredOff)
            } else {
                self = .transport(error.words)
            }
        }
    }

    /// What an error means that a characteristic answers (BlueZ, src/gatt-client.c: every ATT error has its D-Bus error).
    init(gatt error: DBusError, from address: BluetoothAddress) {
        switch error {
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        default:
            if error.isLoss {
                self = .disconnected(reason: "the Bluetooth service went away")
            } else if error.isUnknownObject {
                self = .disconnected(reason: "the Bluetooth service forgot the meter")
            } else if let answer = error.answer {
                self = Self.meaning(answer.name, answer.words, address) ?? .transport(error.words)
            } else {
                self = .transport(error.words)
            }
        }
    }

    private static func meaning(_ name: Substring, _ words: String, _ address: BluetoothAddress) -> BluetoothError? {
        switch (name, words.lowercased()) {
        case ("NotPermitted", "not paired"): .notPaired(address)
        case ("NotPermitted", "read not permitted"): .att(0x02)
        case ("NotPermitted", "write not permitted"): .att(0x03)
        case ("NotSupported", _): .att(0x06)
        case ("InvalidOffset", _), ("InvalidArguments", "invalid offset"): .att(0x07)
        case ("NotAuthorized", _): .att(0x08)
        case ("InvalidValueLength", _), ("InvalidArguments", "invalid length"): .att(0x0D)
        case ("NotConnected", _), ("Failed", "not connected"): .disconnected(reason: "the meter is not connected")
        case ("Failed", let words): attCode(in: words).map { .att($0) }
        default: nil
        }
    }

    /// The number in “operation failed with att error: 0x80”.
    private static func attCode(in words: String) -> UInt8? {
        guard let prefix = words.firstRange(of: "att error: 0x") else { return nil }
        return UInt8(words[prefix.upperBound...].prefix { $0.isHexDigit }, radix: 16)
    }
}

extension PairingFailure {
    /// What an error of `Pair` means; nil for one that says nothing of pairing.
    init?(_ error: DBusError) {
        switch error {
        case .timedOut: self = .timedOut
        default:
            switch error.answer?.name {
            case "AuthenticationFailed": self = .authenticationFailed
            case "AuthenticationCanceled": self = .cancelled
            case "AuthenticationRejected": self = .rejected
            case "AuthenticationTimeout": self = .timedOut
            case "ConnectionAttemptFailed": self = .connectionFailed
            default: return nil
            }
        }
    }
}

extension DBusError {
    /// The service's words where it said something, for `transport` and `connectionFailed`.
    var words: String {
        guard let answer else { return description }
        return answer.words.isEmpty ? String(answer.name) : "\(answer.name): \(answer.words)"
    }
}
