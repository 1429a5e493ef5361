import Dispatch
import Glibc

/// A blocking socket on a queue of its own, so that waiting for the server never takes a thread from it.
final class RawClient: Sendable {
    struct Failure: Error, Equatable {
        let call: String
        let code: Int32
    }

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "RawClient")

    /// Connects to the loopback port; reads give up after ten seconds.
    init(port: Int, isIPv6: Bool = false) throws {
        descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var v4 = sockaddr_in()
        v4.sin_family = sa_family_t(AF_INET)
        v4.sin_port = UInt16(port).bigEndian
        v4.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var v6 = sockaddr_in6()
        v6.sin6_family = sa_family_t(AF_INET6)
        v6.sin6_port = UInt16(port).bigEndian
        v6.sin6_addr = in6addr_loopback
        let result = isIPv6 ? Self.connect(descriptor, &v6) : Self.connect(descriptor, &v4)
        guard result == 0 else {
            let code = errno
            Glibc.close(descriptor)
            throw Failure(call: "connect", code: code)
        }
    }

    deinit {
        Glibc.close(descriptor)
    }

    private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
        withUnsafeBytes(of: &address) { bytes in
            guard let base = bytes.baseAddress else { return -1 }
            return Glibc.connect(descriptor, base.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
    }

    /// Sends everything; an error when the other side has gone.
    func send(_ text: String) async throws {
        try await send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) async throws {
        try await onQueue { descriptor in
            var offset = 0
            while offset < bytes.count {
                let count = bytes[offset...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { throw Failure(call: "send", code: errno) }
                offset += count
            }
        }
    }

    /// What comes next, at most 64 KiB; empty at the end.
    func read() async throws -> [UInt8] {
        try await onQueue { descriptor in
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count >= 0 else { throw Failure(call: "recv", code: errno) }
            return Array(buffer.prefix(count))
        }
    }

    /// Reads until the text has come, or the end; returns all that came.
    func read(until text: String) async throws -> String {
        var all = ""
        while !all.contains(text) {
            let more = try await read()
            if more.isEmpty { break }
            all += String(decoding: more, as: UTF8.self)
        }
        return all
    }

    /// Reads until the other side closes; a reset counts as that.
    func readToEnd() async throws -> String {
        var bytes: [UInt8] = []
        while true {
            do {
                let more = try await read()
                if more.isEmpty { break }
                bytes += more
            } catch let failure as Failure where failure.code == ECONNRESET {
                break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Closes the sending half only.
    func closeSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Breaks the connection; the descriptor closes with the client.
    func hangUp() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func onQueue<Value: Sendable>(_ body: @escaping @Sendable (Int32) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try body(self.descriptor) }) }
        }
    }
}

/// A request's text; the connection stays open unless asked otherwise.
func request(_ line: String, headers: [String] = [], body: String = "") -> String {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    return ([line + " HTTP/1.1", "Host: localhost"] + headers + length).joined(separator: "\r\n") + "\r\n\r\n" + body
}

/// The headers of a request after whose answer the server closes.
let closing = ["Connection: close"]
