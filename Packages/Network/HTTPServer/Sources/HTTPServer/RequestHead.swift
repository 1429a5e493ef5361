import CMicroHTTPDShim

/// A request without its body, checked for what the library lets through.
struct RequestHead {
    let method: String
    let target: RequestTarget
    let headers: HTTPHeaders

    enum Reading {
        case accepted(RequestHead)
        case refused(status: Int)
    }

    /// Reads and checks the head of a connection's request; the status of a refusal says why. Only from the library's thread.
    static func read(
        _ connection: ConnectionHandle, method: String, target: [UInt8], configuration: HTTPServer.Configuration
    ) -> Reading {
        guard isToken(method.utf8), method.utf8.count <= 32, let target = RequestTarget(target) else {
            return .refused(status: 400)
        }
        let collected = HeaderCollector()
        _ = mb_http_headers(connection.pointer, Unmanaged.passUnretained(collected).toOpaque(), collectHeader)
        guard collected.count <= configuration.headerCountLimit else { return .refused(status: 431) }
        guard !collected.isMalformed else { return .refused(status: 400) }
        let head = RequestHead(method: method, target: target, headers: HTTPHeaders(collected.fields))
        return head.refusal(bodyLimit: configuration.bodyLimit).map { .refused(status: $0) } ?? .accepted(head)
    }

    /// Two readers of one request must never see two requests (smuggling), so ambiguous lengths and hosts are refused.
    private func refusal(bodyLimit: Int) -> Int? {
        guard headers.values(of: "Host").count == 1 else { return 400 }
        let lengths = headers.values(of: "Content-Length")
        let codings = headers.values(of: "Transfer-Encoding")
        guard lengths.count <= 1, codings.count <= 1, lengths.isEmpty || codings.isEmpty else { return 400 }
        if let coding = codings.first, !HTTPHeaders.isSame(coding, "chunked") { return 501 }
        guard let length = lengths.first else { return nil }
        guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return 400 }
        return Int(length).map { $0 > bodyLimit } ?? true ? 413 : nil
    }

    /// RFC 9110, section 5.6.2: letters, digits and !#$%&'*+-.^_`|~
    static func isToken(_ text: some Collection<UInt8>) -> Bool {
        !text.isEmpty
            && text.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                    true
                default:
                    "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

private final class HeaderCollector {
    var fields: [HTTPField] = []
    var count = 0
    var isMalformed = false

    func add(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        count += 1
        guard RequestHead.isToken(name), value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            isMalformed = true
            return
        }
        fields.append(HTTPField(name: String(decoding: name, as: UTF8.self), value: String(decoding: value, as: UTF8.self)))
    }
}

private func collectHeader(
    _ context: UnsafeMutableRawPointer?,
    _ name: UnsafePointer<CChar>?, _ nameSize: Int,
    _ value: UnsafePointer<CChar>?, _ valueSize: Int
) {
    guard let context else { return }
    Unmanaged<HeaderCollector>.fromOpaque(context).takeUnretainedValue().add(
        UnsafeRawBufferPointer(start: name, count: name == nil ? 0 : nameSize),
        UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize)
    )
}
