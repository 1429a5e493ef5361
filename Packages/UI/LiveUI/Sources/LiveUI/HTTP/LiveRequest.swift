/// A whole HTTP request, free of any server's types. Everything in it is hostile until ``RequestGuard`` has passed it.
nonisolated public struct LiveRequest: Hashable, Sendable {
    /// The method as sent, such as `GET`.
    public var method: String
    /// The path as sent: percent-escapes left alone, no query.
    public var path: String
    /// The query's pairs in order, decoded.
    public var query: [LiveField]
    /// The header lines in order.
    public var headers: [LiveField]
    /// The body, whole.
    public var body: [UInt8]

    /// Makes a request.
    public init(
        method: String = "GET", path: String, query: [LiveField] = [], headers: [LiveField] = [], body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// The first header of that name, in any case.
    func header(_ name: String) -> String? {
        headerValues(name).first
    }

    /// Every header of that name, in any case.
    func headerValues(_ name: String) -> [String] {
        headers.filter { ASCII.equalIgnoringCase($0.name, name) }.map(\.value)
    }

    /// The values of the cookies of that name, in order.
    func cookies(_ name: String) -> [String] {
        headerValues("Cookie").flatMap { header in
            header.utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
                let halves = ASCII.trimmed(pair).split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                guard halves.count == 2, halves[0].elementsEqual(name.utf8) else { return nil }
                return String(decoding: halves[1], as: UTF8.self)
            }
        }
    }

    /// The first value of that name in the query.
    func queryValue(_ name: String) -> String? {
        query.first { $0.name == name }?.value
    }
}
