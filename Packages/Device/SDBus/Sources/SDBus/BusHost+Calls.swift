import CSystemd
import Glibc

extension BusHost {
    /// Sends a call and waits for its answer.
    func call(_ call: DBusCall, timeout: Duration) async throws(DBusError) -> DBusReply {
        lastID += 1
        let id = lastID
        let message = try makeMessage(call)
        defer { sd_bus_message_unref(message) }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                send(message, as: id, timeout: timeout, continuation)
            }
        } onCancel: {
            later { $0.cancelCall(id) }
        }
        return try result.get()
    }

    /// Sends a signal to whoever listens.
    func emit(_ signal: DBusSignal) throws(DBusError) {
        let bus = try ready()
        var message: OpaquePointer?
        let result = sd_bus_message_new_signal(bus, &message, signal.path.description, signal.interface, signal.member)
        guard result >= 0, let message else { throw .invalid(systemWords(result)) }
        defer { sd_bus_message_unref(message) }
        try MessageWriter.append(signal.body, to: message)
        try check(sd_bus_send(bus, message, nil))
        later { $0.pump() }
    }

    /// The answer to a call came, or the library gave up on it.
    func finishCall(_ cookie: UInt64, _ result: Result<[DBusValue], DBusError>, sender: String?) {
        guard let call = pending.removeValue(forKey: cookie) else { return }
        sd_bus_slot_unref(call.slot)
        let (lastSignal, arrival) = (arrivals.lastSignal, arrivals.next())
        var outcome = result.map { DBusReply(body: $0, sender: sender, arrival: arrival, lastSignal: lastSignal) }
        // The library names its own giving up as the bus names a service that went away.
        if case .failure(.remote(DBusError.Name.noReply, _)) = result {
            if let bus, sd_bus_is_open(bus) <= 0 {
                outcome = .failure(.connectionLost(reason: "the bus closed it"))
            } else if ContinuousClock.now >= call.deadline {
                outcome = .failure(.timedOut)
            }
        }
        call.continuation.resume(returning: outcome)
    }

    /// A negative result of sending, as an error.
    func check(_ result: Int32) throws(DBusError) {
        guard result < 0 else { return }
        if [ENOTCONN, ECONNRESET, EPIPE].contains(-result) { throw .connectionLost(reason: systemWords(result)) }
        throw .invalid(systemWords(result))
    }

    private func makeMessage(_ call: DBusCall) throws(DBusError) -> OpaquePointer {
        let bus = try ready()
        var message: OpaquePointer?
        let result = sd_bus_message_new_method_call(
            bus, &message, call.destination, call.path.description, call.interface, call.method)
        guard result >= 0, let message else { throw .invalid(systemWords(result)) }
        do throws(DBusError) {
            try MessageWriter.append(call.arguments, to: message)
        } catch {
            sd_bus_message_unref(message)
            throw error
        }
        return message
    }

    private func send(
        _ message: OpaquePointer, as id: Int, timeout: Duration, _ continuation: CheckedContinuation<Result<DBusReply, DBusError>, Never>
    ) {
        do throws(DBusError) {
            let bus = try ready()
            var slot: OpaquePointer?
            let microseconds = UInt64(max(1, min(timeout, .seconds(86_400)) / .microseconds(1)))
            // The library's clock is coarser than this one.
            let deadline = ContinuousClock.now + timeout - .milliseconds(1)
            try check(sd_bus_call_async(bus, &slot, message, replyArrived, context, microseconds))
            var cookie: UInt64 = 0
            sd_bus_message_get_cookie(message, &cookie)
            pending[cookie] = PendingCall(id: id, slot: slot, deadline: deadline, continuation: continuation)
            later { $0.pump() }
        } catch {
            continuation.resume(returning: .failure(error))
        }
    }

    private func cancelCall(_ id: Int) {
        guard let (cookie, call) = pending.first(where: { $0.value.id == id }) else { return }
        pending[cookie] = nil
        sd_bus_slot_unref(call.slot)
        call.continuation.resume(returning: .failure(.cancelled))
    }
}
