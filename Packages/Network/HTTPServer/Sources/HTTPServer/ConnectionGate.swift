import CMicroHTTPDShim
import Common

/// Pairs every suspension of a connection with exactly one resumption.
///
/// The library's thread parks; anybody signals. A signal that comes first is kept, so none is lost; after `finish()` none
/// touches the connection. `mb_http_suspend` and `mb_http_resume` are called under this lock; the library calls nothing of
/// ours while it holds its own.
final class ConnectionGate: Sendable {
    enum Parking {
        case parked
        case signalled
        case shut
    }

    private struct State {
        var connection: ConnectionHandle?
        var isParked = false
        var isSignalled = false
        var isShut = false
    }

    private let state: Locked<State>

    init(_ connection: ConnectionHandle) {
        state = Locked(State(connection: connection))
    }

    /// Suspends the connection, unless there was a signal or it is shut. Only from the library's thread, inside a callback.
    func park() -> Parking {
        state.withLock { state in
            guard !state.isShut, let connection = state.connection else { return .shut }
            guard !state.isSignalled else {
                state.isSignalled = false
                return .signalled
            }
            state.isParked = true
            mb_http_suspend(connection.pointer)
            return .parked
        }
    }

    /// Wakes the connection, or keeps the next `park()` from suspending it.
    func signal() {
        state.withLock { state in
            if !Self.unpark(&state) { state.isSignalled = true }
        }
    }

    /// Wakes the connection for good: it never suspends again, and its callbacks close it.
    func shut() {
        state.withLock { state in
            state.isShut = true
            _ = Self.unpark(&state)
        }
    }

    var isShut: Bool { state.withLock(\.isShut) }

    /// Forgets the connection, which the library is about to reuse or free.
    func finish() {
        state.withLock { state in
            state.isShut = true
            state.connection = nil
        }
    }

    private static func unpark(_ state: inout State) -> Bool {
        guard state.isParked, let connection = state.connection else { return false }
        state.isParked = false
        mb_http_resume(connection.pointer)
        return true
    }
}
