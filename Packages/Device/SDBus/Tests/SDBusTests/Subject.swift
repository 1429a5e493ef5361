import SDBus
import TestSupport
import Testing

/// A private bus with a service that has a name, and a client of it.
struct Subject {
    static let name = "org.example.Meter"
    static let interface = "org.example.Meter1"

    let bus: PrivateBus
    let service: DBusConnection
    let client: DBusConnection
    let path: ObjectPath

    static func make() async throws -> Subject {
        let bus = try PrivateBus()
        let service = try await DBusConnection.open(.address(bus.address))
        try await service.own(name)
        let client = try await DBusConnection.open(.address(bus.address))
        return Subject(bus: bus, service: service, client: client, path: try #require(ObjectPath("/org/example/meter")))
    }

    func call(
        _ method: String, _ arguments: [DBusValue] = [], of interface: String = interface, at path: ObjectPath? = nil,
        timeout: Duration = .seconds(25)
    ) async throws(DBusError) -> [DBusValue] {
        try await client.call(DBusCall(method, of: interface, at: path ?? self.path, on: Self.name, arguments), timeout: timeout).body
    }

    /// Exports one method, called `Do`.
    func export(
        _ input: [DBusType] = [], returns output: [DBusType] = [],
        body: @escaping @Sendable (DBusInvocation) async throws(DBusError) -> [DBusValue]
    ) async throws {
        let method = DBusMethod(input, returns: output, body: body)
        try await service.export([DBusInterface(Self.interface, methods: ["Do": method])], at: path)
    }
}

extension DBusError {
    /// The last element of the name that the other side answered.
    var shortName: Substring? {
        remoteName?.split(separator: ".").last
    }
}
