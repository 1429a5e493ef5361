import CMicroHTTPDShim
import Common

/// One request and its answer: from the request line until the library says that it is over.
///
/// The library's thread calls `advance` and `finish`; the handler's task calls `deliver`; stopping and a client's going away
/// call `shut`.
final class Exchange: Sendable {
    private enum Phase {
        case head
        case body
        case waiting
        case answered
        case finished
    }

    private struct State {
        var phase = Phase.head
        var head: RequestHead?
        var body: [UInt8] = []
        var task: Task<Void, Never>?
        var answer: HTTPResponse?
        var stream: StreamBody?
        var hangUp: SocketWatch.Token?
    }

    let connection: ConnectionHandle
    private let target: [UInt8]
    private let server: ServerCore
    private let gate: ConnectionGate
    private let state = Locked(State())

    init(_ connection: ConnectionHandle, target: [UInt8], server: ServerCore) {
        self.connection = connection
        self.target = target
        self.server = server
        gate = ConnectionGate(connection)
    }

    /// Takes the next step of the request, swallowing `upload`; false closes the connection.
    func advance(method: String, upload: UnsafeRawBufferPointer) -> Bool {
        switch state.withLock(\.phase) {
        case .head: return readHead(method)
        case .body: return upload.isEmpty ? dispatch() : readBody(upload)
        case .waiting: return answer()
        case .answered: return true
        case .finished: return false
        }
    }

    /// Ends everything that belongs to the request; the connection must not be touched after it.
    func finish() {
        gate.finish()
        let ended = state.withLock { state in
            let ended = state
            state = State(phase: .finished)
            return ended
        }
        if let token = ended.hangUp { server.watch.forget(token) }
        ended.task?.cancel()
        ended.stream?.close()
        discard(ended.answer)
    }

    /// Ends an event stream; other requests go on.
    func shutStream() {
        guard let stream = state.withLock(\.stream) else { return }
        gate.shut()
        stream.close()
    }

    /// Wakes the connection to be closed, whatever it waits for.
    func shut() {
        gate.shut()
        state.withLock(\.stream)?.close()
    }

    private func readHead(_ method: String) -> Bool {
        server.watch.headComplete(connection)
        guard !server.isStopping else { return refuse(503) }
        switch RequestHead.read(connection, method: method, target: target, configuration: server.configuration) {
        case .refused(let status):
            return refuse(status)
        case .accepted(let head):
            state.withLock { state in
                state.head = head
                state.phase = .body
            }
            return true
        }
    }

    private func refuse(_ status: Int) -> Bool {
        state.withLock { $0.phase = .answered }
        return Answer.refuse(status: status, on: connection)
    }

    private func readBody(_ upload: UnsafeRawBufferPointer) -> Bool {
        let limit = server.configuration.bodyLimit
        let fits = state.withLock { state in
            guard state.body.count + upload.count <= limit else { return false }
            state.body.append(contentsOf: upload)
            return true
        }
        if !fits { Answer.refuseRestOfBody(on: connection) }
        return fits
    }

    private func dispatch() -> Bool {
        let request = state.withLock { state -> HTTPRequest? in
            guard let head = state.head else { return nil }
            defer { state.body = [] }
            state.phase = .waiting
            return HTTPRequest(
                method: head.method, path: head.target.path, query: head.target.query, headers: head.headers, body: state.body)
        }
        guard let request else { return false }
        let handler = server.handler
        let task = Task { self.deliver(await handler(request)) }
        state.withLock { $0.task = task }
        return answer()
    }

    private func deliver(_ response: HTTPResponse) {
        let isWanted = state.withLock { state in
            guard state.phase == .waiting else { return false }
            state.answer = response
            return true
        }
        guard isWanted else { return discard(response) }
        gate.signal()
    }

    private func answer() -> Bool {
        while true {
            if let response = takeAnswer() { return queue(response) }
            switch gate.park() {
            case .parked: return true
            case .signalled: continue
            case .shut: return false
            }
        }
    }

    private func takeAnswer() -> HTTPResponse? {
        state.withLock { state in
            guard let answer = state.answer else { return nil }
            state.answer = nil
            state.phase = .answered
            return answer
        }
    }

    private func queue(_ response: HTTPResponse) -> Bool {
        switch response.body {
        case .bytes(let bytes):
            return Answer.queue(bytes: bytes, status: response.status, headers: response.headers, on: connection)
        case .stream, .failableStream:
            // The library would send the last chunk's mark, which a client takes for the next answer.
            guard isWithoutBody(response) else { return start(response) }
            discard(response)
            return Answer.queue(bytes: [], status: response.status, headers: response.headers, on: connection)
        }
    }

    private func isWithoutBody(_ response: HTTPResponse) -> Bool {
        state.withLock(\.head)?.method == "HEAD" || response.status == 204 || response.status == 304
    }

    private func start(_ response: HTTPResponse) -> Bool {
        guard let body = StreamBody(response.body, gate: gate) else { return false }
        state.withLock { $0.stream = body }
        // A suspended connection is not polled by the library, so its hanging up is watched for here.
        let token = server.watch.onHangUp(of: connection.descriptor) { [weak self] in self?.shut() }
        state.withLock { $0.hangUp = token }
        // The server may have begun to stop before it could see the stream.
        if server.isStopping { shutStream() }
        return Answer.queue(stream: body, status: response.status, headers: response.headers, on: connection)
    }

    private func discard(_ response: HTTPResponse?) {
        switch response?.body {
        case .stream(let stream): StreamBody.discard(stream)
        case .failableStream(let stream): StreamBody.discard(stream)
        case .bytes, nil: break
        }
    }
}
