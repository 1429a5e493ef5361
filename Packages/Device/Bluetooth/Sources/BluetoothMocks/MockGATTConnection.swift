public import Bluetooth
import Synchronization
public import TestSupport
import Testing

/// A link for unit tests: reads return what was prepared, writes answer with events, and a wait with an empty queue times out at once.
public final class MockGATTConnection: GATTConnection {
    /// One write, as it came.
    public struct Write: Hashable, Sendable {
        /// The bytes.
        public let bytes: [UInt8]
        /// Where they were written.
        public let characteristic: Characteristic

        /// Makes a write, to compare with.
        public init(_ bytes: [UInt8], to characteristic: Characteristic) {
            self.bytes = bytes
            self.characteristic = characteristic
        }
    }

    /// How a write is answered: with the events that it causes, or an error.
    public typealias Answer = @Sendable (Write) throws(BluetoothError) -> [GATTEvent]

    private struct State {
        var reads: [Characteristic: Result<[UInt8], BluetoothError>] = [:]
        var answer: Answer?
        var subscribeErrors: [Characteristic: BluetoothError] = [:]
        var writes: [Write] = []
        var subscriptions: [Characteristic] = []
        var timeouts: [Duration] = []
        var queue: [Result<[GATTEvent], BluetoothError>] = []
        var disconnectCallCount = 0
    }

    private let state = Mutex(State())
    /// The device at the other end.
    public let address: BluetoothAddress
    /// Everything that the device offers.
    public let characteristics: Set<Characteristic>
    /// Where unprepared calls are recorded.
    public let unconfigured: UnconfiguredCalls

    /// Makes a link that is prepared for nothing.
    public init(address: BluetoothAddress, characteristics: Set<Characteristic>, unconfigured: UnconfiguredCalls = UnconfiguredCalls()) {
        self.address = address
        self.characteristics = characteristics
        self.unconfigured = unconfigured
    }

    /// What each characteristic reads as.
    public var readsToReturn: [Characteristic: Result<[UInt8], BluetoothError>] {
        get { state.withLock { $0.reads } }
        set { state.withLock { $0.reads = newValue } }
    }

    /// How writes are answered.
    public var writeToReturn: Answer? {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }

    /// What subscribing throws; it succeeds where nothing is prepared.
    public var subscribeErrorsToThrow: [Characteristic: BluetoothError] {
        get { state.withLock { $0.subscribeErrors } }
        set { state.withLock { $0.subscribeErrors = newValue } }
    }

    /// Every write, in order.
    public var writes: [Write] { state.withLock { $0.writes } }
    /// Every subscription, in order.
    public var subscriptions: [Characteristic] { state.withLock { $0.subscriptions } }
    /// The time-out of every wait, in order.
    public var timeouts: [Duration] { state.withLock { $0.timeouts } }
    /// How often the link was ended.
    public var disconnectCallCount: Int { state.withLock { $0.disconnectCallCount } }

    /// Adds a batch of events that a later wait returns; an empty one is a wait that times out.
    public func enqueue(_ events: [GATTEvent]) {
        state.withLock { $0.queue.append(.success(events)) }
    }

    /// Adds an error that a later wait throws.
    public func enqueue(_ error: BluetoothError) {
        state.withLock { $0.queue.append(.failure(error)) }
    }

    /// Returns what was prepared; unprepared, throws `characteristicMissing`.
    public func read(_ characteristic: Characteristic) async throws(BluetoothError) -> [UInt8] {
        guard let result = readsToReturn[characteristic] else {
            unconfigured.record("MockGATTConnection.read(\(characteristic))")
            throw .characteristicMissing(characteristic)
        }
        return try result.get()
    }

    /// Records the write and queues the events of its prepared answer; unprepared, throws `transport`.
    public func write(_ bytes: [UInt8], to characteristic: Characteristic) async throws(BluetoothError) {
        let write = Write(bytes, to: characteristic)
        let answer = state.withLock { state in
            state.writes.append(write)
            return state.answer
        }
        guard let answer else {
            unconfigured.record("MockGATTConnection.write(_:to:)")
            throw .transport("the mock is not prepared")
        }
        let events = try answer(write)
        if !events.isEmpty { enqueue(events) }
    }

    /// Records the subscription and throws the prepared error, if any; a characteristic that is not there throws `characteristicMissing`.
    public func subscribe(to characteristic: Characteristic) async throws(BluetoothError) {
        let error = state.withLock { state in
            state.subscriptions.append(characteristic)
            return state.subscribeErrors[characteristic]
        }
        if let error { throw error }
        guard has(characteristic) else { throw .characteristicMissing(characteristic) }
    }

    /// The next queued batch; `[]` at once where there is none.
    public func nextEvents(within timeout: Duration) async throws(BluetoothError) -> [GATTEvent] {
        guard !Task.isCancelled else { throw .cancelled }
        let next = state.withLock { state in
            state.timeouts.append(timeout)
            return state.queue.isEmpty ? nil : state.queue.removeFirst()
        }
        return try next?.get() ?? []
    }

    /// Counts the call.
    public func disconnect() async {
        state.withLock { $0.disconnectCallCount += 1 }
    }
}
