public import Foundation

/// What is asked of a server.
public struct NetworkRequest: Hashable, Sendable {
    /// What a server is asked to do.
    public enum Method: String, Sendable {
        /// Tell something.
        case get = "GET"
        /// Take something new; asked twice, it may be there twice.
        case post = "POST"
        /// Put something in the place of what is there.
        case put = "PUT"
        /// Remove something.
        case delete = "DELETE"

        /// Whether asking twice does the same as asking once (RFC 9110, section 9.2.2), so that it may be tried again.
        public var isIdempotent: Bool { self != .post }
    }

    /// Who is asked: an `http` or `https` address with a host, without a name and password in it.
    public let url: URL
    /// What is asked.
    public let method: Method
    /// What is said besides, by name.
    public let headers: [String: String]
    /// What is sent; empty for nothing.
    public let body: [UInt8]
    /// How long one attempt may take, from connecting to the last byte.
    public let timeout: Duration
    /// The most bytes that an answer may have, unpacked.
    public let limit: Int
    /// Whether the answer is kept, and asked for anew only where it has changed since (`ETag`, `Last-Modified`).
    public let isConditional: Bool

    /// Describes a request.
    public init(
        _ url: URL, method: Method = .get, headers: [String: String] = [:], body: [UInt8] = [], timeout: Duration = .seconds(20),
        limit: Int = 1 << 20, isConditional: Bool = false
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.limit = limit
        self.isConditional = isConditional
    }
}
