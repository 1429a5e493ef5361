/// What a server answered.
public struct NetworkResponse: Hashable, Sendable {
    /// How it went (RFC 9110, section 15).
    public let status: Int
    /// What the server says besides, by name in small letters.
    public let headers: [String: String]
    /// The answer, unpacked.
    public let body: [UInt8]

    /// Makes an answer; the names of headers may be written in any way.
    public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
        self.body = body
    }
}
