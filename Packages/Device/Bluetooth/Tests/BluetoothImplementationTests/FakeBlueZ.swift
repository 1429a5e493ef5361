import SDBus
import Synchronization
import TestSupport

/// A small BlueZ on a private bus: objects with properties, and methods that a test may replace.
final class FakeBlueZ: Sendable {
    typealias Method = @Sendable (DBusInvocation) async throws(DBusError) -> [DBusValue]

    static let glucose = "00001808-0000-1000-8000-00805f9b34fb"
    static let root = ObjectPath.root.appending("org").appending("bluez")

    private struct State {
        var log: [String] = []
        var methods: [String: Method] = [:]
        var agent: (sender: String, path: ObjectPath)?
    }

    let connection: DBusConnection
    private let state = Mutex(State())

    private init(_ connection: DBusConnection) {
        self.connection = connection
    }

    /// Starts on a bus, with one adapter that is on.
    static func start(on bus: PrivateBus, adapter: String? = "hci0", powered: Bool = true) async throws -> FakeBlueZ {
        let fake = FakeBlueZ(try await DBusConnection.open(.address(bus.address)))
        await fake.connection.manageObjects(under: .root)
        try await fake.connection.export([fake.manager], at: root)
        if let adapter { try await fake.addAdapter(adapter, powered: powered) }
        try await fake.connection.own("org.bluez")
        return fake
    }

    /// The calls that came, as `Method` or `Method argument`.
    var log: [String] { state.withLock { $0.log } }

    /// Who registered an agent.
    var agent: (sender: String, path: ObjectPath)? { state.withLock { $0.agent } }

    /// Replaces what a method does.
    func on(_ method: String, do body: @escaping Method) {
        state.withLock { $0.methods[method] = body }
    }

    /// Makes a method fail with an error of BlueZ.
    func fail(_ method: String, _ name: String, _ message: String = "") {
        on(method) { _ throws(DBusError) in throw .remote(name: "org.bluez.Error.\(name)", message: message) }
    }

    func addAdapter(_ name: String, powered: Bool = true, state: String = "on") async throws {
        let adapter = DBusInterface(
            "org.bluez.Adapter1",
            methods: [
                "SetDiscoveryFilter": method([.dictionary(key: .string, value: .variant)], "SetDiscoveryFilter"),
                "StartDiscovery": method([], "StartDiscovery"),
                "StopDiscovery": method([], "StopDiscovery"),
                "RemoveDevice": method([.objectPath], "RemoveDevice") { [weak self] call throws(DBusError) in
                    if let path = call.arguments[0].asObjectPath { try await self?.connection.unexport(path) }
                    return []
                },
            ], properties: ["Powered": .boolean(powered), "PowerState": .string(state)])
        try await connection.export([adapter], at: Self.root.appending(name))
    }

    /// Adds a device; `properties` are taken over whatever is usual.
    @discardableResult
    func addDevice(
        _ address: String = "00:11:22:33:44:55", on adapter: String = "hci0", _ properties: [String: DBusValue] = [:]
    ) async throws -> ObjectPath {
        let usual: [String: DBusValue] = [
            "Address": .string(address), "Name": .string("Meter"), "UUIDs": .strings([Self.glucose]), "RSSI": .int16(-50),
            "Paired": .boolean(false), "Trusted": .boolean(false), "Connected": .boolean(false), "ServicesResolved": .boolean(false),
        ]
        let path = Self.root.appending(adapter).appending("dev_\(address)")
        let device = DBusInterface(
            "org.bluez.Device1",
            methods: [
                "Pair": method([], "Pair") { [weak self] _ throws(DBusError) in
                    try await self?.set(["Paired": .boolean(true), "Connected": .boolean(true)], at: path)
                    return []
                },
                "CancelPairing": method([], "CancelPairing"),
                "Connect": method([], "Connect") { [weak self] _ throws(DBusError) in
                    try await self?.set(["Connected": .boolean(true), "ServicesResolved": .boolean(true)], at: path)
                    return []
                },
                "Disconnect": method([], "Disconnect") { [weak self] _ throws(DBusError) in
                    try await self?.set(["ServicesResolved": .boolean(false), "Connected": .boolean(false)], at: path)
                    return []
                },
            ], properties: usual.merging(properties) { $1 },
            setters: ["Trusted": { [weak self] value throws(DBusError) in self?.note("Trusted \(value.asBoolean ?? false)") }])
        try await connection.export([device], at: path)
        return path
    }

    /// Adds a characteristic of a device, with its service.
    @discardableResult
    func addCharacteristic(_ number: String, service: String = "1808", to device: ObjectPath) async throws -> ObjectPath {
        let servicePath = device.appending("service\(service)")
        let base = "-0000-1000-8000-00805f9b34fb"
        try await connection.export(
            [
                DBusInterface(
                    "org.bluez.GattService1", properties: ["UUID": .string("0000\(service)\(base)"), "Device": .objectPath(device)])
            ],
            at: servicePath)
        let path = servicePath.appending("char\(number)")
        let options = DBusType.dictionary(key: .string, value: .variant)
        let characteristic = DBusInterface(
            "org.bluez.GattCharacteristic1",
            methods: [
                "ReadValue": method([options], returns: [.array(.byte)], "ReadValue") { _ throws(DBusError) in [.bytes([1, 2])] },
                "WriteValue": method([.array(.byte), options], "WriteValue"),
                "StartNotify": method([], "StartNotify"),
            ], properties: ["UUID": .string("0000\(number)\(base)"), "Service": .objectPath(servicePath), "Value": .bytes([])])
        try await connection.export([characteristic], at: path)
        return path
    }

    /// Sets properties of a device in the order of their names.
    func set(_ properties: [String: DBusValue], at path: ObjectPath, of interface: String = "org.bluez.Device1") async throws(DBusError) {
        for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
            try await connection.set(value, name, of: interface, at: path)
        }
    }

    /// Sends a value as a notification.
    func notify(_ bytes: [UInt8], at path: ObjectPath) async throws {
        try await connection.set(.bytes(bytes), "Value", of: "org.bluez.GattCharacteristic1", at: path)
    }

    /// Asks the registered agent, as BlueZ does while it pairs.
    func ask(_ method: String, _ arguments: [DBusValue], of other: DBusConnection? = nil) async throws(DBusError) -> [DBusValue] {
        guard let agent else { throw .remote(name: "org.bluez.Error.AuthenticationFailed", message: "no agent") }
        let call = DBusCall(method, of: "org.bluez.Agent1", at: agent.path, on: agent.sender, arguments)
        return try await (other ?? connection).call(call).body
    }

    private func note(_ line: String) {
        state.withLock { $0.log.append(line) }
    }

    private var manager: DBusInterface {
        DBusInterface(
            "org.bluez.AgentManager1",
            methods: [
                "RegisterAgent": method([.objectPath, .string], "RegisterAgent") { [weak self] call throws(DBusError) in
                    self?.state.withLock { state in
                        if let sender = call.sender, let path = call.arguments[0].asObjectPath { state.agent = (sender, path) }
                    }
                    return []
                }
            ])
    }

    private func method(
        _ input: [DBusType], returns output: [DBusType] = [], _ name: String, usual: @escaping Method = { _ throws(DBusError) in [] }
    ) -> DBusMethod {
        DBusMethod(input, returns: output) { [weak self] call throws(DBusError) in
            let argument = call.arguments.last.map { " \(Self.text($0))" } ?? ""
            let replaced = self?.state.withLock { state in
                state.log.append(name + argument)
                return state.methods[name]
            }
            return try await (replaced ?? usual)(call)
        }
    }

    private static func text(_ value: DBusValue) -> String {
        switch value {
        case .string(let text): text
        case .objectPath(let path): path.description
        case .dictionary:
            (value.asProperties ?? [:]).sorted { $0.key < $1.key }.map { key, value in
                "\(key)=\(value.asString ?? value.asStrings?.joined(separator: ",") ?? "")"
            }.joined(separator: " ")
        default: "\(value)"
        }
    }
}
