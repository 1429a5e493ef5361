/// A signal, received or to be sent.
public struct DBusSignal: Hashable, Sendable {
    /// The object that it is about.
    public let path: ObjectPath
    /// The interface that it belongs to.
    public let interface: String
    /// Its name.
    public let member: String
    /// Its values.
    public let body: [DBusValue]
    /// The unique name of the sender as the bus vouches for it; nil in one to be sent.
    public let sender: String?
    /// See `DBusReply.arrival`; 0 in one to be sent.
    public let arrival: UInt64

    /// Makes a signal to be sent.
    public init(_ member: String, of interface: String, at path: ObjectPath, _ body: [DBusValue] = []) {
        self.init(member, of: interface, at: path, body, sender: nil, arrival: 0)
    }

    init(_ member: String, of interface: String, at path: ObjectPath, _ body: [DBusValue], sender: String?, arrival: UInt64) {
        self.path = path
        self.interface = interface
        self.member = member
        self.body = body
        self.sender = sender
        self.arrival = arrival
    }
}
