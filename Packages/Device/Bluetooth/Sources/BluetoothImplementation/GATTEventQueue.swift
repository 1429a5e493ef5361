import Bluetooth
import Common

/// What a device sent and nobody has taken yet.
final class GATTEventQueue: Sendable {
    private struct State {
        var events: [GATTEvent] = []
        var subscribed: Set<Characteristic> = []
        var loss: String?
        var waiter: AsyncStream<Void>.Continuation?
    }

    private let clock: any Clock<Duration>
    private let state = Locked(State())

    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Why the link is gone; nil while it stands.
    var loss: String? { state.withLock { $0.loss } }

    /// Takes values of a characteristic from now on; false where it does already.
    func open(_ characteristic: Characteristic) -> Bool {
        state.withLock { $0.subscribed.insert(characteristic).inserted }
    }

    /// Takes values of a characteristic no longer.
    func shut(_ characteristic: Characteristic) {
        state.withLock { _ = $0.subscribed.remove(characteristic) }
    }

    /// Adds a value, unless its characteristic is not open: BlueZ tells what was read in the same way.
    func add(_ event: GATTEvent) {
        state.withLock { state in
            guard state.loss == nil, state.subscribed.contains(event.characteristic) else { return }
            state.events.append(event)
            state.waiter?.yield()
        }
    }

    /// The link is gone; the first reason stays.
    func close(_ reason: String) {
        state.withLock { state in
            state.loss = state.loss ?? reason
            state.waiter?.yield()
        }
    }

    /// See `GATTConnection.nextEvents(within:)`.
    func next(within timeout: Duration) async throws(BluetoothError) -> [GATTEvent] {
        let (stream, waiter) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            state.waiter = waiter
            if !state.events.isEmpty || state.loss != nil { waiter.yield() }
        }
        let timer = Task { [clock] in
            // Cancelled when something came.
            try? await clock.sleep(for: timeout)
            waiter.finish()
        }
        defer { timer.cancel() }
        for await _ in stream { break }
        if Task.isCancelled { throw .cancelled }
        let (events, loss) = state.withLock { state in
            defer { state.events = [] }
            return (state.events, state.loss)
        }
        if events.isEmpty, let loss { throw .disconnected(reason: loss) }
        return events
    }
}
