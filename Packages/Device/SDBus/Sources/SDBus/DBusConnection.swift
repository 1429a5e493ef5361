/// A connection to a bus: calls, signals, and objects of this program's own.
///
/// Whatever waits, waits in the background: the connection has a queue of its own, and no method blocks the caller's thread. When the
/// connection is lost, every stream of signals ends and every call throws `connectionLost`; open a new one then. One that is let go closes.
public final class DBusConnection: Sendable {
    /// The name that the bus gave it, such as `:1.42`.
    public let uniqueName: String
    private let host: BusHost

    private init(uniqueName: String, host: BusHost) {
        self.uniqueName = uniqueName
        self.host = host
    }

    deinit {
        let host = host
        Task { await host.close() }
    }

    /// Connects. Throws `noBus`.
    public static func open(_ bus: BusAddress) async throws(DBusError) -> DBusConnection {
        let host = BusHost()
        return DBusConnection(uniqueName: try await host.open(bus.text).get(), host: host)
    }

    /// Calls a method and waits for the answer. Throws `remote`, `timedOut`, `cancelled`, `connectionLost`, `invalid` or `unreadable`.
    public func call(_ call: DBusCall, timeout: Duration = .seconds(25)) async throws(DBusError) -> DBusReply {
        try await host.call(call, timeout: timeout)
    }

    /// Subscribes to signals, in the order in which they come; none is missed once this has returned.
    ///
    /// The stream ends with the connection, or when 65,536 signals wait in it. A signal whose body cannot be read is left out.
    public func signals(_ match: SignalMatch) async throws(DBusError) -> AsyncStream<DBusSignal> {
        try await host.signals(match)
    }

    /// Sends a signal. Throws `connectionLost` or `invalid`.
    public func emit(_ signal: DBusSignal) async throws(DBusError) {
        try await host.emit(signal)
    }

    /// Takes a bus name. Throws `remote` where another program has it, or the bus forbids it.
    public func own(_ name: String) async throws(DBusError) {
        let answer = try await callBus("RequestName", [.string(name), .uint32(Self.doNotQueue)])
        guard [1, 4].contains(answer.body.first?.asInteger) else {
            throw .remote(name: "org.freedesktop.DBus.Error.AddressInUse", message: "another program has the name \(name)")
        }
    }

    /// Gives a bus name back.
    public func disown(_ name: String) async throws(DBusError) {
        _ = try await callBus("ReleaseName", [.string(name)])
    }

    /// Exports interfaces of an object, beside those that it has; an object manager above it tells of them.
    public func export(_ interfaces: [DBusInterface], at path: ObjectPath) async throws(DBusError) {
        try await host.export(interfaces, at: path)
    }

    /// Takes an object away; an object manager above it tells of it.
    public func unexport(_ path: ObjectPath) async throws(DBusError) {
        try await host.unexport(path)
    }

    /// Answers `GetManagedObjects` at a path for everything beneath it.
    public func manageObjects(under path: ObjectPath) async {
        await host.manageObjects(under: path)
    }

    /// Sets a property of an exported object and tells it, also where the value is the old one; nil takes the property away.
    ///
    /// Throws `invalid` where there is no such interface or the property is of another type.
    public func set(_ value: DBusValue?, _ property: String, of interface: String, at path: ObjectPath) async throws(DBusError) {
        try await host.set(value, property, of: interface, at: path)
    }

    /// Ends the connection; does nothing when it is gone.
    public func close() async {
        await host.close()
    }

    private static let doNotQueue: UInt32 = 4

    private func callBus(_ method: String, _ arguments: [DBusValue]) async throws(DBusError) -> DBusReply {
        guard let path = ObjectPath("/org/freedesktop/DBus") else { throw .invalid("the path of the bus") }
        return try await call(DBusCall(method, of: "org.freedesktop.DBus", at: path, on: "org.freedesktop.DBus", arguments))
    }
}
