/// One whole request, body included.
public struct HTTPRequest: Hashable, Sendable {
    /// The method as sent, such as `GET`; methods are case-sensitive.
    public var method: String
    /// The path as sent, percent-escapes left alone; begins with `/`, or is `*`.
    public var path: String
    /// The query's pairs in order, percent-decoded, `+` read as a space.
    public var query: [HTTPField]
    /// The headers.
    public var headers: HTTPHeaders
    /// The body's bytes, chunks already joined; never longer than the configured limit.
    public var body: [UInt8]

    /// Makes a request; mostly for tests of a handler.
    public init(
        method: String = "GET",
        path: String,
        query: [HTTPField] = [],
        headers: HTTPHeaders = [:],
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// The first value of a query name, or nil. Names are case-sensitive.
    public func queryValue(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }
}
