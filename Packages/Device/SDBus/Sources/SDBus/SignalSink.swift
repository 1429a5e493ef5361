import Common
import Synchronization

/// Numbers messages in the order in which they came.
final class ArrivalCounter: Sendable {
    private let count = Atomic<UInt64>(0)
    private let signal = Atomic<UInt64>(0)

    /// The number of the last signal that a subscriber was given; 0 before the first.
    var lastSignal: UInt64 { signal.load(ordering: .relaxed) }

    /// The number of a signal that is given to a subscriber.
    func nextSignal() -> UInt64 {
        let number = next()
        signal.store(number, ordering: .relaxed)
        return number
    }

    func next() -> UInt64 {
        count.wrappingAdd(1, ordering: .relaxed).newValue
    }
}

/// Where the signals of one subscription go.
final class SignalSink: Sendable {
    /// How many signals a subscriber may be behind before its stream is ended.
    static let mostWaiting = 65_536

    let stream: AsyncStream<DBusSignal>
    private let continuation: AsyncStream<DBusSignal>.Continuation
    private let arrivals: ArrivalCounter
    private let installing: Locked<CheckedContinuation<Result<Void, DBusError>, Never>?>

    init(_ arrivals: ArrivalCounter, installing: CheckedContinuation<Result<Void, DBusError>, Never>, ended: @escaping @Sendable () -> Void)
    {
        self.arrivals = arrivals
        self.installing = Locked(installing)
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.mostWaiting))
        continuation.onTermination = { _ in ended() }
    }

    /// Tells whether the bus took the rule; only the first answer counts.
    func installed(_ result: Result<Void, DBusError>) {
        let waiting = installing.withLock { installing in
            defer { installing = nil }
            return installing
        }
        waiting?.resume(returning: result)
    }

    func receive(_ signal: (UInt64) -> DBusSignal) {
        if case .dropped = continuation.yield(signal(arrivals.nextSignal())) { continuation.finish() }
    }

    func finish(_ error: DBusError) {
        installed(.failure(error))
        continuation.finish()
    }
}
