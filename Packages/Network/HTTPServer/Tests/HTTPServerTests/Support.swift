import HTTPServer
import Synchronization
import Testing

/// Starts a server, hands it over, and stops it whatever happens.
func withServer(
    _ configuration: HTTPServer.Configuration = .init(),
    handler: @escaping HTTPServer.Handler = { HTTPResponse(body: .bytes(Array("\($0.method) \($0.path)".utf8))) },
    _ body: (HTTPServer, Int) async throws -> Void
) async throws {
    let server = HTTPServer(configuration: configuration, handler: handler)
    let port = try server.start()
    do {
        try await body(server, port)
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}

/// Sends one request on a connection of its own and returns all that came back.
func exchange(_ text: String, port: Int) async throws -> String {
    let client = try RawClient(port: port)
    try await client.send(text)
    return try await client.readToEnd()
}

/// The part of an answer after its headers.
func body(of answer: String) -> String {
    answer.firstRange(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) } ?? ""
}

/// Events that tests wait for, without sleeping.
final class Mailbox<Value: Sendable>: Sendable {
    let values: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() {
        (values, continuation) = AsyncStream.makeStream(of: Value.self)
    }

    func put(_ value: Value) {
        continuation.yield(value)
    }

    /// The next value, whenever it comes.
    func next() async -> Value? {
        for await value in values { return value }
        return nil
    }
}

/// Passes on what it was given once it is gone.
final class Probe: Sendable {
    private let onGone: @Sendable () -> Void

    init(_ onGone: @escaping @Sendable () -> Void) {
        self.onGone = onGone
    }

    deinit {
        onGone()
    }

    func touch() {}
}
