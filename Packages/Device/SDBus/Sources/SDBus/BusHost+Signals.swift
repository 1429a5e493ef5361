import CSystemd

extension BusHost {
    /// Subscribes to signals; returns once the bus has taken the rule.
    func signals(_ match: SignalMatch) async throws(DBusError) -> AsyncStream<DBusSignal> {
        let bus = try ready()
        guard let rule = match.rule else { throw .invalid("a rule with an apostrophe or a backslash") }
        lastID += 1
        let id = lastID
        let installed = await withCheckedContinuation { continuation in
            let sink = SignalSink(arrivals, installing: continuation) { [weak self] in
                self?.later { $0.unsubscribe(id) }
            }
            var slot: OpaquePointer?
            let context = Unmanaged.passUnretained(sink).toOpaque()
            let result = sd_bus_add_match_async(bus, &slot, rule, signalArrived, matchInstalled, context)
            // The library has the sink's address until its slot goes, and both go together.
            subscriptions[id] = (slot, sink)
            if result < 0 { sink.installed(.failure(.invalid(systemWords(result)))) }
            later { $0.pump() }
        }
        do throws(DBusError) {
            try installed.get()
        } catch {
            unsubscribe(id)
            throw error
        }
        guard let subscription = subscriptions[id] else { throw .connectionLost(reason: loss) }
        return subscription.sink.stream
    }

    private func unsubscribe(_ id: Int) {
        guard let subscription = subscriptions.removeValue(forKey: id) else { return }
        sd_bus_slot_unref(subscription.slot)
        subscription.sink.finish(.cancelled)
        pump()
    }
}
