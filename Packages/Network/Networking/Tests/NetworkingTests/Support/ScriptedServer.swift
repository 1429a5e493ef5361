import Foundation
import Glibc
import Synchronization

/// A server on the loopback interface that does to each connection what a test says, byte for byte.
final class ScriptedServer: Sendable {
    enum Step: Sendable {
        case send(String)
        case bytes([UInt8])
        /// Sends the text again and again until the client has gone.
        case endless(String)
        /// Waits until the client has gone.
        case hang
        /// Ends the connection with a reset.
        case reset
    }

    private struct State {
        var requests: [String] = []
        var sentBytes = 0
        var goneClients = 0
    }

    struct Failure: Error {
        let call: String
        let code: Int32
    }

    private let listener: Int32
    private let state = Mutex(State())
    let port: Int

    /// Listens. `script` is given the number of the request, from 1, and its text; the connection is closed after its last step.
    init(_ script: @escaping @Sendable (Int, String) -> [Step]) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard listener >= 0 else { throw Failure(call: "socket", code: errno) }
        self.listener = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, address, &length) == 0
            }
        }
        guard result else { throw Failure(call: "listen", code: errno) }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                Thread.detachNewThread { [weak self] in
                    self?.serve(connection, script)
                    close(connection)
                }
            }
            close(listener)
        }
    }

    /// A server that says the same to everybody.
    convenience init(_ steps: Step...) throws {
        try self.init { _, _ in steps }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The address of a path on it.
    func url(_ path: String = "/", scheme: String = "http") throws -> URL {
        guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)\(path)") else { throw Failure(call: "URL", code: 0) }
        return url
    }

    /// What was asked, in order.
    var requests: [String] { state.withLock(\.requests) }
    /// How many bytes of endless answers were sent.
    var sentBytes: Int { state.withLock(\.sentBytes) }
    /// How many clients went while they were made to wait.
    var goneClients: Int { state.withLock(\.goneClients) }

    private func serve(_ connection: Int32, _ script: (Int, String) -> [Step]) {
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard let request = readHead(connection) else { return }
        let number = state.withLock { state in
            state.requests.append(request)
            return state.requests.count
        }
        for step in script(number, request) { perform(step, connection) }
    }

    private func readHead(_ connection: Int32) -> String? {
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return head.isEmpty ? nil : String(decoding: head, as: UTF8.self) }
            head += buffer.prefix(count)
            // What is no HTTP, such as the first bytes of a protected connection, is answered at once.
            let text = String(decoding: head, as: UTF8.self)
            if text.contains("\r\n\r\n") || !(head[0] >= UInt8(ascii: "A") && head[0] <= UInt8(ascii: "Z")) { return text }
        }
    }

    private func perform(_ step: Step, _ connection: Int32) {
        switch step {
        case .send(let text): _ = write(Array(text.utf8), to: connection)
        case .bytes(let bytes): _ = write(bytes, to: connection)
        case .endless(let text):
            let bytes = Array(text.utf8)
            while write(bytes, to: connection) { state.withLock { $0.sentBytes += bytes.count } }
        case .hang:
            var byte: UInt8 = 0
            if recv(connection, &byte, 1, 0) <= 0 { state.withLock { $0.goneClients += 1 } }
        case .reset:
            var setting = linger(l_onoff: 1, l_linger: 0)
            setsockopt(connection, SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
        }
    }

    private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            offset += count
        }
        return true
    }
}

/// A whole answer.
func answer(_ status: String = "200 OK", headers: [String] = [], _ body: String = "") -> ScriptedServer.Step {
    .send(
        (["HTTP/1.1 " + status, "Content-Length: \(body.utf8.count)", "Connection: close"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
            + body)
}
