import Common
import Glibc

/// A small HTTP/1.1 server for this machine alone, over libmicrohttpd.
///
/// Its thread only reads and writes; every request that has wholly arrived is handed to a task of its own, so handlers run
/// side by side. Callers order them where order matters. Who may ask (Host, Origin, tokens) is the handler's to check.
public final class HTTPServer: Sendable {
    /// Answers one request. Its task is cancelled when the server stops and the grace is over; a client that goes away
    /// before the answer does not stop it.
    public typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    private enum State {
        case idle
        case running(ServerCore)
        case stopped(Task<Void, Never>?)
    }

    /// What the server was made with.
    public let configuration: Configuration
    private let handler: Handler
    private let state = Locked(State.idle)

    /// Makes a server that does not listen yet.
    public init(configuration: Configuration = Configuration(), handler: @escaping Handler) {
        self.configuration = configuration
        self.handler = handler
    }

    /// A server that nobody holds stops by itself, as `stop()` does, but in the background.
    deinit {
        state.withLock { state in
            guard case .running(let core) = state else { return }
            Task { await core.stop() }
        }
    }

    /// Listens and answers from now on; ignores SIGPIPE for the whole process.
    /// - Returns: the port, which differs from the configured one when that is 0.
    /// - Throws: `HTTPServerError`; nothing is left open then.
    public func start() throws(HTTPServerError) -> Int {
        try configuration.validate()
        signal(SIGPIPE, SIG_IGN)
        return try state.withLock { state throws(HTTPServerError) in
            guard case .idle = state else { throw .alreadyStarted }
            let started = try ServerCore.start(configuration, handler: handler)
            state = .running(started.core)
            return started.port
        }
    }

    /// Stops for good and returns when no callback runs and every socket is closed: event streams end at once, other requests
    /// get `stopGrace` to finish and are then cut. Further calls wait for the same end.
    public func stop() async {
        let stopping = state.withLock { state -> Task<Void, Never>? in
            switch state {
            case .idle:
                state = .stopped(nil)
                return nil
            case .running(let core):
                let task = Task { await core.stop() }
                state = .stopped(task)
                return task
            case .stopped(let task):
                return task
            }
        }
        await stopping?.value
    }
}

extension HTTPServer.Configuration {
    var idleSeconds: UInt32 {
        UInt32(idleTimeout.components.seconds) + (idleTimeout.components.attoseconds > 0 ? 1 : 0)
    }

    func validate() throws(HTTPServerError) {
        let day = Duration.seconds(86_400)
        guard (0...(1 << 30)).contains(bodyLimit) else { throw .invalidConfiguration(field: "bodyLimit") }
        guard (4096...(1 << 24)).contains(headerLimit) else { throw .invalidConfiguration(field: "headerLimit") }
        guard (1...10_000).contains(headerCountLimit) else { throw .invalidConfiguration(field: "headerCountLimit") }
        guard (1...100_000).contains(connectionLimit) else { throw .invalidConfiguration(field: "connectionLimit") }
        guard idleTimeout > .zero, idleTimeout <= day else { throw .invalidConfiguration(field: "idleTimeout") }
        guard headerTimeout > .zero, headerTimeout <= day else { throw .invalidConfiguration(field: "headerTimeout") }
        guard stopGrace >= .zero, stopGrace <= .milliseconds(1500) else { throw .invalidConfiguration(field: "stopGrace") }
    }
}
