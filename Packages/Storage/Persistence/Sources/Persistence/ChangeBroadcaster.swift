import Common

/// Tells every subscriber, on a stream of its own, what was changed; who is slow gets the union of what was missed.
final class ChangeBroadcaster: Sendable {
    private struct State {
        var nextID = 0
        var isFinished = false
        var subscribers: [Int: Subscriber] = [:]
    }

    private struct Subscriber {
        let publish: @Sendable (Set<String>) -> Void
        let finish: @Sendable () -> Void
    }

    private let state = Locked(State())

    deinit {
        finish()
    }

    func subscribe<Change: SetAlgebra & Sendable>(as transform: @escaping @Sendable (Set<String>) -> Change) -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(of: Change.self, bufferingPolicy: .bufferingNewest(1))
        let subscriber = Subscriber(
            publish: { tables in
                let change = transform(tables)
                guard !change.isEmpty else { return }
                // A full buffer gives back what it held; together they are what the subscriber has not seen.
                if case .dropped(let unseen) = continuation.yield(change) { continuation.yield(unseen.union(change)) }
            },
            finish: { continuation.finish() }
        )
        let id = state.withLock { state -> Int? in
            guard !state.isFinished else { return nil }
            state.nextID += 1
            state.subscribers[state.nextID] = subscriber
            return state.nextID
        }
        if let id {
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
        } else {
            continuation.finish()
        }
        return stream
    }

    func publish(_ tables: Set<String>) {
        guard !tables.isEmpty else { return }
        for subscriber in state.withLock({ Array($0.subscribers.values) }) { subscriber.publish(tables) }
    }

    func finish() {
        let subscribers = state.withLock { state in
            state.isFinished = true
            defer { state.subscribers = [:] }
            return Array(state.subscribers.values)
        }
        for subscriber in subscribers { subscriber.finish() }
    }

    private func remove(_ id: Int) {
        state.withLock { $0.subscribers[id] = nil }
    }
}
