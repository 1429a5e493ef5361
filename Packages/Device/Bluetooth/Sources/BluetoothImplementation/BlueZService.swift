import Bluetooth
import SDBus

/// The connection to BlueZ: a copy of its objects, and calls to it. It outlives the service and the bus, both of which may come and go.
actor BlueZService {
    /// Who wants to know what changes, with what was there before.
    struct Watch: Sendable {
        let id: Int
        let objects: BlueZObjects
        let changes: AsyncStream<BlueZChange>
    }

    nonisolated let desk = PairingDesk()
    nonisolated let switches: RadioSwitches
    private let bus: BusAddress
    private(set) var objects = BlueZObjects()
    private var connection: DBusConnection?
    /// The unique name of the service, from which alone signals count.
    private var owner: String?
    private var loadedAt: UInt64 = 0
    /// The number of the last signal that was taken, and who waits until one is.
    private var taken: UInt64 = 0
    private var catchingUp: [(signal: UInt64, waiter: CheckedContinuation<Void, Never>)] = []
    /// Signals that came while the objects were being asked for.
    private var backlog: [DBusSignal]?
    private var starting: Task<Result<Void, BluetoothError>, Never>?
    private var watchers: [Int: AsyncStream<BlueZChange>.Continuation] = [:]
    private var lastWatch = 0

    init(bus: BusAddress, switches: RadioSwitches) {
        self.bus = bus
        self.switches = switches
    }

    /// Whether the bus is reached, so that the service's coming will be noticed.
    var isOnBus: Bool { connection != nil }

    /// Connects where there is no connection yet. Throws `unavailable`.
    func start() async throws(BluetoothError) {
        if connection != nil, owner != nil { return }
        let task = starting ?? Task { await begin() }
        starting = task
        let result = await task.value
        if starting == task { starting = nil }
        try result.get()
    }

    /// Whether Bluetooth can be used, as far as is known.
    var present: BluetoothAvailability { switches.explain(objects.availability) }

    /// Starts, and asks whether Bluetooth can be used.
    func availability() async -> BluetoothAvailability {
        do throws(BluetoothError) {
            try await start()
            return present
        } catch .unavailable(let reason) {
            return .unavailable(reason)
        } catch {
            return .unavailable(.noService)
        }
    }

    /// What is there and every change from now on. To be ended by `unwatch`.
    func watch() -> Watch {
        let (stream, continuation) = AsyncStream<BlueZChange>.makeStream()
        lastWatch += 1
        watchers[lastWatch] = continuation
        return Watch(id: lastWatch, objects: objects, changes: stream)
    }

    func unwatch(_ id: Int) {
        watchers.removeValue(forKey: id)?.finish()
    }

    /// Calls a method of the service. On return the copy of its objects has all that it told before it answered.
    func call(
        _ method: String, of interface: String, at path: ObjectPath, _ arguments: [DBusValue] = [], within timeout: Duration
    ) async throws(DBusError) -> [DBusValue] {
        guard let connection else { throw .connectionLost(reason: "there is no bus") }
        let reply = try await connection.call(DBusCall(method, of: interface, at: path, on: BlueZ.name, arguments), timeout: timeout)
        await catchUp(with: reply.lastSignal)
        return reply.body
    }

    private func begin() async -> Result<Void, BluetoothError> {
        do throws(DBusError) {
            if connection == nil { try await connect() }
            try await load()
            return .success(())
        } catch {
            return .failure(.unavailable(error.unavailability))
        }
    }

    private func connect() async throws(DBusError) {
        let connection = try await DBusConnection.open(bus)
        try await connection.export([desk.interface], at: BlueZ.ownAgent)
        let changes = try await connection.signals(SignalMatch(sender: BlueZ.name))
        let owners = try await connection.signals(
            SignalMatch(sender: "org.freedesktop.DBus", member: "NameOwnerChanged", firstArgument: BlueZ.name))
        self.connection = connection
        taken = 0
        Task { [weak self] in
            for await signal in changes { await self?.receive(signal) }
            await self?.lose()
        }
        Task { [weak self] in
            for await signal in owners { await self?.receiveOwner(signal) }
        }
    }

    private func load() async throws(DBusError) {
        guard let connection else { throw .connectionLost(reason: "there is no bus") }
        backlog = []
        defer { backlog = nil }
        let reply = try await connection.call(DBusCall("GetManagedObjects", of: BlueZ.objectManager, at: .root, on: BlueZ.name))
        owner = reply.sender
        desk.setOwner(reply.sender)
        loadedAt = reply.arrival
        objects = BlueZObjects(managed: reply.body.first)
        for signal in backlog ?? [] where isNews(signal) { _ = objects.apply(signal) }
        tell(.reloaded)
    }

    private func receive(_ signal: DBusSignal) {
        defer { take(signal) }
        if backlog != nil { backlog?.append(signal) }
        guard isNews(signal), let change = objects.apply(signal) else { return }
        tell(change)
    }

    private func isNews(_ signal: DBusSignal) -> Bool {
        signal.sender == owner && signal.arrival > loadedAt
    }

    private func receiveOwner(_ signal: DBusSignal) async {
        let new = signal.body.last?.asString ?? ""
        take(signal)
        guard new != owner ?? "" else { return }
        forget()
        // A service that does not answer yet is asked again by whoever needs it.
        if !new.isEmpty { _ = try? await start() }
    }

    private func take(_ signal: DBusSignal) {
        taken = max(taken, signal.arrival)
        let ready = catchingUp.filter { $0.signal <= taken }
        catchingUp.removeAll { $0.signal <= taken }
        for (_, waiter) in ready { waiter.resume() }
    }

    private func catchUp(with signal: UInt64) async {
        guard connection != nil, taken < signal else { return }
        await withCheckedContinuation { catchingUp.append((signal, $0)) }
    }

    private func lose() {
        connection = nil
        for (_, waiter) in catchingUp { waiter.resume() }
        catchingUp = []
        forget()
    }

    private func forget() {
        owner = nil
        desk.setOwner(nil)
        objects = BlueZObjects()
        tell(.reloaded)
    }

    private func tell(_ change: BlueZChange) {
        for watcher in watchers.values { watcher.yield(change) }
    }
}
