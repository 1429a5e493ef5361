/// A request of which every byte is the test's choice: for checks of Host, Origin, tokens and malformed input.
public struct PlainHTTPRequest: Sendable {
    /// The method.
    public var method: String
    /// The request target, sent as it is.
    public var target: String
    /// The header fields, sent in this order and as they are; `Host` and `Content-Length` are added only where they are missing.
    public var headers: [(name: String, value: String)]
    /// The body.
    public var body: [UInt8]

    /// Makes a request.
    public init(_ method: String = "GET", _ target: String, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    func bytes(host: String) -> [UInt8] {
        func isMissing(_ name: String) -> Bool { !headers.contains { $0.name.lowercased() == name } }
        var fields = headers
        if isMissing("host") { fields.insert((name: "Host", value: host), at: 0) }
        if isMissing("connection") { fields.append((name: "Connection", value: "close")) }
        if isMissing("content-length"), isMissing("transfer-encoding"), !body.isEmpty || method == "POST" {
            fields.append((name: "Content-Length", value: String(body.count)))
        }
        var head = "\(method) \(target) HTTP/1.1\r\n"
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        return Array((head + "\r\n").utf8) + body
    }
}
