import Synchronization

/// A clock that stands still until a test moves it, so that no test waits.
public final class ManualClock: Clock {
    /// A point on this clock, counted from its making.
    public struct Instant: InstantProtocol {
        fileprivate let offset: Duration

        /// A point so much later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// How far the other point lies ahead.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// The order of time.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Waiter {
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var nextID = 0
        var sleepers: [Sleeper] = []
        var waiters: [Waiter] = []
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    /// Makes a clock that stands at zero.
    public init() {}

    /// Where the clock stands.
    public var now: Instant { state.withLock { $0.now } }
    /// The finest step: none.
    public var minimumResolution: Duration { .zero }
    /// How many tasks sleep now.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Sleeps until a test moves the clock there. Throws `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                add(Sleeper(id: id, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Moves the clock and wakes whoever's time has come, the earliest first.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.deadline <= state.now }.sorted { $0.deadline < $1.deadline }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Returns as soon as at least so many tasks sleep: what to await before `advance`.
    public func waitForSleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state in
                guard state.sleepers.count < count else { return true }
                state.waiters.append(Waiter(count: count, continuation: continuation))
                return false
            }
            if ready { continuation.resume() }
        }
    }

    private func add(_ sleeper: Sleeper) {
        enum Answer { case wake, cancel, sleep([Waiter]) }
        let answer = state.withLock { state -> Answer in
            if state.cancelled.remove(sleeper.id) != nil { return .cancel }
            if sleeper.deadline <= state.now { return .wake }
            state.sleepers.append(sleeper)
            let count = state.sleepers.count
            let ready = state.waiters.filter { $0.count <= count }
            state.waiters.removeAll { $0.count <= count }
            return .sleep(ready)
        }
        switch answer {
        case .wake: sleeper.continuation.resume()
        case .cancel: sleeper.continuation.resume(throwing: CancellationError())
        case .sleep(let ready): for waiter in ready { waiter.continuation.resume() }
        }
    }

    private func cancel(_ id: Int) {
        let sleeper = state.withLock { state -> Sleeper? in
            guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                state.cancelled.insert(id)
                return nil
            }
            return state.sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}
