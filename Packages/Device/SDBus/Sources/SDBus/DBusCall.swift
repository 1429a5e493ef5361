/// A method call that is to be sent.
public struct DBusCall: Hashable, Sendable {
    /// The bus name of the service.
    public let destination: String
    /// The object.
    public let path: ObjectPath
    /// The interface of the method.
    public let interface: String
    /// The method.
    public let method: String
    /// The arguments.
    public let arguments: [DBusValue]

    /// Describes a call.
    public init(_ method: String, of interface: String, at path: ObjectPath, on destination: String, _ arguments: [DBusValue] = []) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.method = method
        self.arguments = arguments
    }
}

/// The answer to a call.
public struct DBusReply: Hashable, Sendable {
    /// The values.
    public let body: [DBusValue]
    /// The unique name of who answered.
    public let sender: String?
    /// Grows from message to message of a connection, so that a reply can be told to be newer or older than a signal.
    public let arrival: UInt64
    /// The number of the last signal that came before and went into a stream; 0 for none. A subscriber that waits until it has taken that one
    /// knows what the service knew when it answered.
    public let lastSignal: UInt64
}
