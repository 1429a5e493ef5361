internal import Foundation

/// Sends requests to a port of this machine, one connection each.
public struct PlainHTTPClient: Sendable {
    /// The port.
    public let port: UInt16

    /// Makes a client.
    public init(port: UInt16) {
        self.port = port
    }

    /// Sends a request and reads the whole answer. Throws `IntegrationError.connection`.
    public func send(_ request: PlainHTTPRequest, within limit: Duration = .seconds(30)) async throws -> PlainHTTPResponse {
        try PlainHTTPResponse(parsing: try await exchange(request.bytes(host: "127.0.0.1:\(port)"), within: limit))
    }

    /// Sends a GET request.
    public func get(_ target: String, _ headers: [(name: String, value: String)] = []) async throws -> PlainHTTPResponse {
        try await send(PlainHTTPRequest("GET", target, headers: headers))
    }

    /// Sends any bytes and returns all that comes back until the other side closes or the answer is whole.
    ///
    /// Throws `IntegrationError.connection` where nothing came within `limit`.
    public func exchange(_ bytes: [UInt8], within limit: Duration = .seconds(30)) async throws -> [UInt8] {
        let port = port
        return try await onThread {
            let connection = try LoopbackConnection(port: port, patience: limit)
            // A server may answer and close before it has read everything; what it said is still there to read.
            _ = connection.send(bytes)
            return try Self.readAnswer(from: connection)
        }
    }

    /// Sends a request and leaves the connection open: for the event stream.
    public func stream(_ request: PlainHTTPRequest) async throws -> PlainHTTPStream {
        let port = port
        let connection = try await onThread {
            let connection = try LoopbackConnection(port: port, patience: .seconds(120))
            guard connection.send(request.bytes(host: "127.0.0.1:\(port)")) else {
                throw IntegrationError.connection("port \(port) closed before the request was sent")
            }
            return connection
        }
        return PlainHTTPStream(connection)
    }

    private static func readAnswer(from connection: LoopbackConnection) throws -> [UInt8] {
        var answer: [UInt8] = []
        var head: PlainHTTPHead?
        while true {
            let more: [UInt8]
            do {
                more = try connection.receive()
            } catch {
                // A reset after an answer is how a server refuses the rest of a body that is too long.
                if head != nil { return answer }
                throw error
            }
            if more.isEmpty { return answer }
            answer += more
            if head == nil { head = PlainHTTPHead(parsing: answer) }
            if let head, let length = head.contentLength, answer.count >= head.length + length { return answer }
        }
    }
}

/// Runs blocking work on a thread of its own: the threads of Swift's tasks are few and must not wait.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
}
