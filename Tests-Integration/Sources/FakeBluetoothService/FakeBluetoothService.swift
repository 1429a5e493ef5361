public import Bluetooth
import MeterSimulator
public import SDBus

/// A stand-in for bluetoothd on a private bus, which exports `org.bluez` and answers through simulated meters.
///
/// It does what BlueZ does as far as a client can tell (BlueZ 5.66, src/{adapter,device,agent,gatt-client}.c): devices come and go with a scan
/// and its filter, `Pair` asks the caller's own agent, every packet is a `PropertiesChanged`, ATT errors are D-Bus errors.
public actor FakeBluetoothService {
    struct Adapter {
        var isPowered = true
        /// The clients that scan, each with the services that it asks for.
        var scans: [String: Set<String>] = [:]
        var filters: [String: Set<String>] = [:]
    }

    static let bluez = ObjectPath.root.appending("org").appending("bluez")
    static let deviceInterface = "org.bluez.Device1"

    let radio: FakeRadio
    let connection: DBusConnection
    let temporaryTimeout: Duration
    var adapters: [String: Adapter] = [:]
    var agents: [String: ObjectPath] = [:]
    var links: [ObjectPath: FakeLink] = [:]
    var exported: Set<ObjectPath> = []
    var pairings: [ObjectPath: Task<any GATTConnection, any Error>] = [:]
    /// The calls that came, as `Method` or `Method value`.
    public private(set) var log: [String] = []
    /// How many notifications and indications it has passed on.
    public internal(set) var passedOn = 0

    private init(_ radio: FakeRadio, _ connection: DBusConnection, temporaryTimeout: Duration) {
        self.radio = radio
        self.connection = connection
        self.temporaryTimeout = temporaryTimeout
    }

    /// Starts it. A device that is not bonded is forgotten `temporaryTimeout` after the scan that found it.
    public static func start(
        on bus: BusAddress, radio: FakeRadio, adapters: [String] = ["hci0"], temporaryTimeout: Duration = .seconds(30)
    ) async throws -> FakeBluetoothService {
        let connection = try await DBusConnection.open(bus)
        let service = FakeBluetoothService(radio, connection, temporaryTimeout: temporaryTimeout)
        await connection.manageObjects(under: .root)
        let owners = try await connection.signals(SignalMatch(sender: "org.freedesktop.DBus", member: "NameOwnerChanged"))
        Task { [weak service] in
            for await signal in owners where signal.body.last?.asString == "" {
                await service?.clientLeft(signal.body.first?.asString ?? "")
            }
        }
        try await connection.export([service.agentManager], at: bluez)
        try await connection.own("org.bluez")
        for adapter in adapters { try await service.plugIn(adapter) }
        return service
    }

    /// Ends it as a crash would: links and scans end, bonds stay.
    public func stop() async {
        for link in links.values { await link.connection.disconnect() }
        await connection.close()
    }

    /// Plugs an adapter in, switched on.
    public func plugIn(_ name: String) async throws(DBusError) {
        adapters[name] = Adapter()
        // What is bonded is known before the adapter is on.
        try await connection.export([adapterInterface(name)], at: Self.bluez.appending(name))
        for device in devices(at: name) where radio.isBonded(device.address, with: name) { try await export(device, isSeen: false) }
        try await power(true, name)
    }

    /// Pulls an adapter out: it goes with its devices, links and scans.
    public func unplug(_ name: String) async throws(DBusError) {
        try await power(false, name)
        for device in devices(at: name) where exported.contains(device.path) { try await unexport(device) }
        try await connection.unexport(Self.bluez.appending(name))
        adapters[name] = nil
    }

    /// Switches an adapter on or off: off ends its links and scans.
    public func power(_ isOn: Bool, _ name: String) async throws(DBusError) {
        try await switched(isOn, name)
        try await connection.set(.boolean(isOn), "Powered", of: "org.bluez.Adapter1", at: Self.bluez.appending(name))
    }

    /// Brings a meter back that was away; scans that run see it.
    public func comeIntoRange(_ address: BluetoothAddress) async throws(DBusError) {
        radio[address].isAway = false
        for adapter in adapters.keys.sorted() { try await show(adapter) }
    }

    /// Blocks an adapter, as “rfkill block” does: it is off and tells why.
    public func block(_ name: String) async throws(DBusError) {
        try await power(false, name)
        let path = Self.bluez.appending(name)
        try await connection.set(.string("off-blocked"), "PowerState", of: "org.bluez.Adapter1", at: path)
    }

    /// Ends a meter's link, as the meter or the radio would.
    public func drop(_ address: BluetoothAddress, reason: String = "Timeout", words: String = "Connection timeout") async throws(DBusError)
    {
        for device in allDevices where device.address == address && links[device.path] != nil {
            try await end(device, reason: reason, words: words)
        }
    }

    func note(_ line: String) {
        log.append(line)
    }

    /// Everything that is or may be in range of an adapter.
    func devices(at adapter: String) -> [FakeDevice] {
        let meters = radio.meters.map { ($0.address, $0.name, [ServiceUUID(0x1808)], true) }
        let others = radio.bystanders.map { ($0.address, $0.name, $0.services, false) }
        return (meters + others).enumerated().map { index, device in
            FakeDevice(
                path: Self.bluez.appending(adapter).appending("dev_\(device.0)"), adapter: adapter, address: device.0, name: device.1,
                services: device.2.map(\.description), rssi: Int16(max(-45 - 5 * index, -95)), isMeter: device.3)
        }
    }

    var allDevices: [FakeDevice] { adapters.keys.sorted().flatMap { devices(at: $0) } }

    private func clientLeft(_ name: String) async {
        agents[name] = nil
        // A service that is being stopped has nothing to tell.
        for adapter in adapters.keys { try? await stopScan(of: name, on: adapter) }
    }
}
