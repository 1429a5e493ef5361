import Common

/// Lets a person stop a sync while it waits for the meter, and the sync still talk to the meter afterwards.
///
/// Cancelling the sync's own task would also cancel the procedure that tells the meter to stop.
final class Interruption: Sendable {
    private struct State {
        var isRequested = false
        var cancelWait: (@Sendable () -> Void)?
    }

    private let state = Locked(State())

    /// Asks the sync to stop; the wait that runs, or else the next one, is cancelled.
    func request() {
        let cancelWait = state.withLock { state in
            state.isRequested = true
            return state.cancelWait
        }
        cancelWait?()
    }

    /// Does something that waits; it sees a cancelled task when a stop is asked for. Each request cancels one wait.
    func interruptible<Value: Sendable>(_ wait: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = Task { try await wait() }
        let isRequested = state.withLock { state in
            state.cancelWait = { task.cancel() }
            return state.isRequested
        }
        if isRequested { task.cancel() }
        defer { state.withLock { $0.cancelWait = nil } }
        return try await task.value
    }

    /// Whether a stop was asked for; the request counts as taken from now on.
    func take() -> Bool {
        state.withLock { state in
            defer { state.isRequested = false }
            return state.isRequested
        }
    }
}
