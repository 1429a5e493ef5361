import CSystemd
import Dispatch
import Glibc

/// Owns one connection of the library and lives on a queue of its own, as does everything that the library calls back.
actor BusHost {
    nonisolated let executor = QueueExecutor(label: "meterbook.dbus")
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    struct PendingCall {
        let id: Int
        let slot: OpaquePointer?
        let deadline: ContinuousClock.Instant
        let continuation: CheckedContinuation<Result<DBusReply, DBusError>, Never>
    }

    /// How many messages are worked off before others may have their turn on the queue.
    private static let batch = 256

    private(set) var bus: OpaquePointer?
    /// Why there is no connection.
    private(set) var loss = "it was never opened"
    private var events: BusEvents?
    private var opening: CheckedContinuation<Result<String, DBusError>, Never>?
    private var address = ""

    let arrivals = ArrivalCounter()
    var pending: [UInt64: PendingCall] = [:]
    var lastID = 0
    var subscriptions: [Int: (slot: OpaquePointer?, sink: SignalSink)] = [:]
    var objects = ObjectTable()
    /// Calls of others that are not answered yet.
    var invocations: [Int: OpaquePointer] = [:]

    /// Connects and says hello; returns the unique name.
    func open(_ address: String) async -> Result<String, DBusError> {
        self.address = address
        return await withCheckedContinuation { continuation in
            opening = continuation
            let result = start()
            guard result >= 0 else { return lose(systemWords(result)) }
            pump()
        }
    }

    /// Ends the connection; whoever waits for something is told so.
    func close() {
        lose("this program closed it")
    }

    /// The connection, once it stands.
    func ready() throws(DBusError) -> OpaquePointer {
        guard let bus, opening == nil else { throw .connectionLost(reason: loss) }
        return bus
    }

    /// Where the library finds this host again. It has it until `lose` at the latest, and a connection that is open keeps its host.
    var context: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(self).toOpaque()
    }

    /// Lets the library do what it has to do, then waits for more. To be called after each message that is sent, too.
    func pump() {
        guard let bus else { return }
        for _ in 0..<Self.batch {
            let result = sd_bus_process(bus, nil)
            guard result >= 0 else { return lose(systemWords(result)) }
            guard result > 0 else { break }
        }
        greet(bus)
        wait(bus)
    }

    /// Does something as soon as the queue is free; nothing once this host is gone.
    nonisolated func later(_ work: @escaping @Sendable (isolated BusHost) -> Void) {
        executor.queue.async { [weak self] in self?.assumeIsolated(work) }
    }

    private func start() -> Int32 {
        var new: OpaquePointer?
        var result = sd_bus_new(&new)
        guard result >= 0, let new else { return result }
        bus = new
        let steps: [() -> Int32] = [
            { [address] in sd_bus_set_address(new, address) },
            { sd_bus_set_bus_client(new, 1) },
            { sd_bus_negotiate_fds(new, 0) },
            { [context] in sd_bus_add_fallback(new, nil, "/", callArrived, context) },
            { sd_bus_start(new) },
        ]
        for step in steps {
            result = step()
            if result < 0 { return result }
        }
        result = sd_bus_get_fd(new)
        guard result >= 0 else { return result }
        events = BusEvents(descriptor: result, queue: executor.queue) { [weak self] in self?.assumeIsolated { $0.pump() } }
        return events == nil ? -errno : 0
    }

    private func greet(_ bus: OpaquePointer) {
        guard let opening, sd_bus_is_ready(bus) > 0 else { return }
        var name: UnsafePointer<CChar>?
        sd_bus_get_unique_name(bus, &name)
        self.opening = nil
        opening.resume(returning: .success(name.map { String(cString: $0) } ?? ""))
    }

    private func wait(_ bus: OpaquePointer) {
        let interest = sd_bus_get_events(bus)
        guard interest >= 0 else { return lose(systemWords(interest)) }
        var deadline = UInt64.max
        sd_bus_get_timeout(bus, &deadline)
        events?.update(wantsWrite: interest & POLLOUT != 0, timeout: deadline == .max ? nil : Self.time(until: deadline))
    }

    private func lose(_ reason: String) {
        opening?.resume(returning: .failure(.noBus(address: address, reason: reason)))
        opening = nil
        guard let bus else { return }
        self.bus = nil
        loss = reason
        events?.cancel()
        events = nil
        for call in pending.values {
            sd_bus_slot_unref(call.slot)
            call.continuation.resume(returning: .failure(.connectionLost(reason: reason)))
        }
        pending = [:]
        for subscription in subscriptions.values {
            sd_bus_slot_unref(subscription.slot)
            subscription.sink.finish(.connectionLost(reason: reason))
        }
        subscriptions = [:]
        for message in invocations.values { sd_bus_message_unref(message) }
        invocations = [:]
        sd_bus_close_unref(bus)
    }

    /// The library's times are microseconds of the monotonic clock.
    private static func time(until deadline: UInt64) -> Duration {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let microseconds = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
        return .microseconds(deadline > microseconds ? Int64(min(deadline - microseconds, 1 << 40)) : 0)
    }
}
