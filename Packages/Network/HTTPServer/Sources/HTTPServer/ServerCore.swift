import CMicroHTTPDShim
import Common
import Glibc

/// What the library's thread works with: a running daemon and its requests. Starts once, stops once.
final class ServerCore: Sendable {
    /// The daemon and the callbacks it was given.
    ///
    /// `@unchecked Sendable` holds because both pointers are set before any other thread sees them, the library allows
    /// stopping and quiescing from any thread, and only `stop()` frees them, after the library's thread has ended.
    private struct Daemon: @unchecked Sendable {
        let pointer: OpaquePointer
        let callbacks: UnsafeMutablePointer<mb_http_callbacks>
    }

    private struct State {
        var daemon: Daemon?
        var exchanges: [ObjectIdentifier: Exchange] = [:]
        var isStopping = false
        var isGraceOver = false
        var idleWaiter: CheckedContinuation<Void, Never>?
    }

    let configuration: HTTPServer.Configuration
    let handler: HTTPServer.Handler
    let watch: SocketWatch
    private let state = Locked(State())

    /// Listens; throws what `HTTPServer.start()` throws.
    static func start(
        _ configuration: HTTPServer.Configuration, handler: @escaping HTTPServer.Handler
    ) throws(HTTPServerError) -> (core: ServerCore, port: Int) {
        let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
        let core: ServerCore
        do throws(HTTPServerError) {
            core = try ServerCore(configuration, handler: handler)
        } catch {
            close(socket.descriptor)
            throw error
        }
        try core.run(on: socket)
        return (core, socket.port)
    }

    private init(_ configuration: HTTPServer.Configuration, handler: @escaping HTTPServer.Handler) throws(HTTPServerError) {
        self.configuration = configuration
        self.handler = handler
        watch = try SocketWatch(headLimit: configuration.idleTimeout + configuration.headerTimeout)
    }

    var isStopping: Bool { state.withLock(\.isStopping) }

    /// Starts one exchange; the registry keeps it until `end`.
    func begin(_ connection: ConnectionHandle, target: [UInt8]) -> Exchange {
        let exchange = Exchange(connection, target: target, server: self)
        state.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
        return exchange
    }

    func end(_ exchange: Exchange) {
        exchange.finish()
        watch.exchangeEnded(exchange.connection)
        let waiter = state.withLock { state in
            state.exchanges[ObjectIdentifier(exchange)] = nil
            return state.exchanges.isEmpty ? Self.takeWaiter(&state) : nil
        }
        waiter?.resume()
    }

    /// Stops accepting, ends the streams, lets the other requests finish within the grace, closes the rest.
    func stop() async {
        let (daemon, exchanges) = state.withLock { state in
            state.isStopping = true
            return (state.daemon, Array(state.exchanges.values))
        }
        guard let daemon else { return }
        let listening = mb_http_quiesce(daemon.pointer)
        if listening >= 0 { close(listening) }
        for exchange in exchanges { exchange.shutStream() }
        await waitUntilIdle()
        await withCheckedContinuation { continuation in
            let join: @Sendable () -> Void = {
                self.closeAll()
                continuation.resume()
            }
            if !PosixThread.start(join) { join() }
        }
    }

    private func run(on socket: ListeningSocket) throws(HTTPServerError) {
        let context = Unmanaged.passRetained(self)
        let callbacks = UnsafeMutablePointer<mb_http_callbacks>.allocate(capacity: 1)
        callbacks.initialize(to: ServerCallbacks.table(context: context.toOpaque()))
        var options = mb_http_options(
            listen_socket: socket.descriptor,
            is_ipv6: socket.isIPv6 ? 1 : 0,
            idle_seconds: configuration.idleSeconds,
            connection_limit: UInt32(configuration.connectionLimit),
            connection_memory: configuration.headerLimit
        )
        guard let daemon = mb_http_start(callbacks, &options) else {
            // Whether the library closed the socket depends on how far it came; closing it twice could close a stranger's.
            callbacks.deallocate()
            context.release()
            watch.stop()
            throw .libraryRefused
        }
        state.withLock { $0.daemon = Daemon(pointer: daemon, callbacks: callbacks) }
    }

    private func waitUntilIdle() async {
        let timer = Task {
            do { try await Task.sleep(for: configuration.stopGrace) } catch { return }
            endGrace()
        }
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.exchanges.isEmpty || state.isGraceOver { return true }
                state.idleWaiter = continuation
                return false
            }
            if isOver { continuation.resume() }
        }
        timer.cancel()
    }

    private func endGrace() {
        let waiter = state.withLock { state in
            state.isGraceOver = true
            return Self.takeWaiter(&state)
        }
        waiter?.resume()
    }

    /// The library must not be stopped while a connection is suspended; none suspends again once it is shut.
    private func closeAll() {
        let (daemon, exchanges) = state.withLock { state in
            defer { state.daemon = nil }
            return (state.daemon, Array(state.exchanges.values))
        }
        guard let daemon else { return }
        for exchange in exchanges { exchange.shut() }
        mb_http_stop(daemon.pointer)
        watch.stop()
        daemon.callbacks.deallocate()
        Unmanaged.passUnretained(self).release()
    }

    private static func takeWaiter(_ state: inout State) -> CheckedContinuation<Void, Never>? {
        defer { state.idleWaiter = nil }
        return state.idleWaiter
    }
}
