/// What goes wrong on a bus.
public enum DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No bus answers at the address; with the system's words.
    case noBus(address: String, reason: String)
    /// The connection is gone; with the reason. A call that was under way may or may not have been carried out.
    case connectionLost(reason: String)
    /// The other side answered with an error. A handler that throws this answers so.
    case remote(name: String, message: String)
    /// The other side did not answer within the time given; it may still be at work.
    case timedOut
    /// The calling task was cancelled; the other side may still be at work.
    case cancelled
    /// A message cannot be sent as it is; with the reason. Nothing was sent.
    case invalid(String)
    /// A message came that is not what was asked for, or too large; with the reason.
    case unreadable(String)

    /// English, for logs: what was tried and what to do.
    public var description: String {
        switch self {
        case .noBus(let address, let reason): "no D-Bus answers at \(address) (\(reason)); start it with “systemctl start dbus”"
        case .connectionLost(let reason): "the connection to the D-Bus is gone (\(reason)); try again"
        case .remote(let name, let message): "the service answered \(name): \(message)"
        case .timedOut: "the service did not answer in time; try again"
        case .cancelled: "cancelled while the service was at work"
        case .invalid(let reason): "the message cannot be sent (\(reason)); nothing was sent"
        case .unreadable(let reason): "the service answered what cannot be read (\(reason)); nothing was done with it"
        }
    }

    /// The name of an error that the other side answered; nil for any other.
    public var remoteName: String? {
        if case .remote(let name, _) = self { name } else { nil }
    }
}

extension DBusError {
    /// Names of errors that every bus knows (D-Bus specification and reference implementation).
    enum Name {
        static let failed = "org.freedesktop.DBus.Error.Failed"
        static let invalidArgs = "org.freedesktop.DBus.Error.InvalidArgs"
        static let noReply = "org.freedesktop.DBus.Error.NoReply"
        static let propertyReadOnly = "org.freedesktop.DBus.Error.PropertyReadOnly"
        static let unknownInterface = "org.freedesktop.DBus.Error.UnknownInterface"
        static let unknownMethod = "org.freedesktop.DBus.Error.UnknownMethod"
        static let unknownObject = "org.freedesktop.DBus.Error.UnknownObject"
        static let unknownProperty = "org.freedesktop.DBus.Error.UnknownProperty"
    }
}
