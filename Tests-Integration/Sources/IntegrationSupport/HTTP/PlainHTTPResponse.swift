/// An answer, read whole.
public struct PlainHTTPResponse: Sendable {
    /// The status code.
    public let status: Int
    /// The header fields in order.
    public let headers: [(name: String, value: String)]
    /// The body, its transfer coding undone.
    public let body: [UInt8]

    /// The body as text; bytes that are not UTF-8 are shown as U+FFFD.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// All values of a header field, whatever its letters' case.
    public func values(of name: String) -> [String] {
        headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// The value of a header field that comes at most once; nil where it is missing.
    public subscript(name: String) -> String? { values(of: name).first }

    /// Parses the bytes of a whole answer. Throws `IntegrationError.connection` where they are none.
    public init(parsing bytes: [UInt8]) throws(IntegrationError) {
        guard let head = PlainHTTPHead(parsing: bytes) else {
            throw .connection("no HTTP answer in \(bytes.count) bytes: \(String(decoding: bytes.prefix(200), as: UTF8.self))")
        }
        status = head.status
        headers = head.headers
        let rest = bytes[head.length...]
        let isChunked = head.headers.contains { $0.name.lowercased() == "transfer-encoding" && $0.value.lowercased() == "chunked" }
        body = isChunked ? Self.unchunked(rest) : Array(rest)
    }

    static func unchunked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes
        while let lineEnd = rest.firstIndex(of: 0x0A) {
            let digits = String(decoding: rest[rest.startIndex..<lineEnd], as: UTF8.self).prefix { $0.isHexDigit }
            guard let size = Int(digits, radix: 16), size > 0 else { break }
            let chunk = rest[(lineEnd + 1)...].prefix(size)
            result += chunk
            rest = rest[chunk.endIndex...].dropFirst(2)
        }
        return result
    }
}
