import CMicroHTTPDShim
import Common
import Glibc

/// Notices what the library does not: the hanging up of suspended connections, and heads that trickle in for ever.
///
/// Descriptors stay the library's. It reports a connection's end to `closed` before it closes the descriptor, and this
/// object touches a descriptor only under its lock, so never a stranger's.
final class SocketWatch: Sendable {
    /// Names one `onHangUp`.
    struct Token: Hashable, Sendable {
        fileprivate let number: UInt64
        fileprivate let descriptor: Int32
    }

    private struct Connection {
        let descriptor: Int32
        var deadline: ContinuousClock.Instant?
    }

    private struct State {
        var connections: [OpaquePointer: Connection] = [:]
        var hangUps: [UInt64: @Sendable () -> Void] = [:]
        var lastToken: UInt64 = 0
        var isStopped = false
    }

    private let epoll: Int32
    private let wake: Int32
    private let headLimit: Duration
    private let state = Locked(State())

    /// Starts the watch's thread.
    /// - Parameter headLimit: how long a connection may take from its start, or its last answer, to a whole request head.
    /// - Throws: `HTTPServerError.system` when there is no descriptor or thread to be had.
    init(headLimit: Duration) throws(HTTPServerError) {
        self.headLimit = headLimit
        epoll = mb_watch_epoll()
        guard epoll >= 0 else { throw .system(call: "epoll_create1", code: errno) }
        wake = mb_watch_eventfd()
        guard wake >= 0 else {
            let code = errno
            close(epoll)
            throw .system(call: "eventfd", code: code)
        }
        guard mb_watch_add_wake(epoll, wake, 0) == 0, PosixThread.start({ self.run() }) else {
            let code = errno
            close(wake)
            close(epoll)
            throw .system(call: "pthread_create", code: code)
        }
    }

    func opened(_ connection: ConnectionHandle) {
        let deadline = ContinuousClock.now + headLimit
        state.withLock { state in
            state.connections[connection.pointer] = Connection(descriptor: connection.descriptor, deadline: deadline)
            if state.connections.count == 1, !state.isStopped { wakeUp() }
        }
    }

    func headComplete(_ connection: ConnectionHandle) {
        state.withLock { $0.connections[connection.pointer]?.deadline = nil }
    }

    func exchangeEnded(_ connection: ConnectionHandle) {
        let deadline = ContinuousClock.now + headLimit
        state.withLock { $0.connections[connection.pointer]?.deadline = deadline }
    }

    func closed(_ connection: ConnectionHandle) {
        state.withLock { _ = $0.connections.removeValue(forKey: connection.pointer) }
    }

    /// Calls `action` once, from the watch's thread, when the other side closes its sending half or the connection breaks.
    func onHangUp(of descriptor: Int32, _ action: @escaping @Sendable () -> Void) -> Token {
        let (token, isWatched) = state.withLock { state in
            state.lastToken += 1
            let token = Token(number: state.lastToken, descriptor: descriptor)
            state.hangUps[token.number] = action
            return (token, !state.isStopped && mb_watch_add_hang_up(epoll, descriptor, token.number) == 0)
        }
        // Without memory for a watch the stream would never end by itself, so it ends now.
        if !isWatched { hangUp(token.number) }
        return token
    }

    /// Ends a watch; its action does not start after this.
    func forget(_ token: Token) {
        state.withLock { state in
            state.hangUps[token.number] = nil
            if !state.isStopped { _ = mb_watch_remove(epoll, token.descriptor) }
        }
    }

    /// Ends the thread and closes the watch's own descriptors.
    func stop() {
        state.withLock { state in
            state.isStopped = true
            wakeUp()
        }
    }

    /// Only under the lock, and not after the stop: the thread closes the descriptor then.
    private func wakeUp() {
        var one: UInt64 = 1
        _ = write(wake, &one, MemoryLayout<UInt64>.size)
    }

    private func run() {
        var numbers = [UInt64](repeating: 0, count: 64)
        while !closeIfStopped() {
            let count = mb_watch_wait(epoll, &numbers, Int32(numbers.count), timeout())
            for number in numbers.prefix(Int(max(count, 0))) {
                if number == 0 { drainWake() } else { hangUp(number) }
            }
            closeOverdue()
        }
    }

    private func closeIfStopped() -> Bool {
        state.withLock { state in
            guard state.isStopped else { return false }
            close(epoll)
            close(wake)
            return true
        }
    }

    /// Milliseconds until the next look at the deadlines; for ever without connections.
    private func timeout() -> Int32 {
        guard state.withLock({ !$0.connections.isEmpty }) else { return -1 }
        let quarter = headLimit / 4
        return quarter >= .seconds(1) ? 1000 : Int32(max(quarter / .milliseconds(1), 1))
    }

    private func drainWake() {
        var value: UInt64 = 0
        _ = read(wake, &value, MemoryLayout<UInt64>.size)
    }

    private func hangUp(_ number: UInt64) {
        state.withLock { $0.hangUps.removeValue(forKey: number) }?()
    }

    private func closeOverdue() {
        let now = ContinuousClock.now
        state.withLock { state in
            for (pointer, connection) in state.connections {
                guard let deadline = connection.deadline, deadline < now else { continue }
                state.connections[pointer]?.deadline = nil
                shutdown(connection.descriptor, Int32(SHUT_RDWR))
            }
        }
    }
}
