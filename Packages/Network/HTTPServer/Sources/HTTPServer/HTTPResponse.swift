/// What a handler answers.
public struct HTTPResponse: Sendable {
    /// The status code, 200 to 599; anything else is sent as 500.
    public var status: Int
    /// The headers. `Content-Length`, `Transfer-Encoding` and `Date` are the server's and ignored here. A name or value
    /// that cannot stand on a header line turns the whole answer into a 500.
    public var headers: HTTPHeaders
    /// The body; left out for HEAD, 204 and 304.
    public var body: Body

    /// Makes an answer.
    public init(status: Int = 200, headers: HTTPHeaders = [:], body: Body = .bytes([])) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

extension HTTPResponse {
    /// A body that is known, or one that comes bit by bit.
    public enum Body: Sendable {
        /// Sent with its length.
        case bytes([UInt8])
        /// Sent in chunks as they come. The stream's `onTermination` runs when it finishes, when the client goes away and
        /// when the server stops; in the last two the client sees a cut connection, not a whole answer. A client that only
        /// closes its sending half counts as gone. At most 64 KiB wait in the server for a slow client; what waits in the
        /// stream is its maker's choice (`bufferingPolicy`).
        case stream(AsyncStream<[UInt8]>)
        /// As `stream`, of a maker who may fail in the middle: the client then sees a cut connection, not a whole answer.
        case failableStream(AsyncThrowingStream<[UInt8], any Error>)
    }
}
