internal import Foundation
internal import Glibc

/// Serves what a test says on a free port of this machine: to a browser, to a client, or to the app. Each connection has a thread, so that an
/// answer may take as long as the test wants.
public final class PageServer: Sendable {
    /// The port.
    public let port: UInt16
    private let descriptor: Int32

    /// `answer` gets the request's head and returns status line, headers and body; nothing, to end the connection without a word. Throws where
    /// there is no port.
    public init(_ answer: @escaping @Sendable (_ head: String) -> String) throws {
        let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard bind(listening, pointer, length) == 0, listen(listening, 16) == 0 else { return errno }
                return getsockname(listening, pointer, &length)
            }
        }
        guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .EIO) }
        port = UInt16(bigEndian: address.sin_port)
        descriptor = listening
        Thread.detachNewThread {
            while true {
                let connection = accept(listening, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { Self.serve(connection, answer) }
            }
        }
    }

    private static func serve(_ connection: Int32, _ answer: (String) -> String) {
        defer { close(connection) }
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            head += buffer.prefix(count)
        }
        let bytes = Array(answer(String(decoding: head, as: UTF8.self)).utf8)
        _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// A page as an answer.
    public static func page(_ html: String) -> String {
        let length = html.utf8.count
        return "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n\(html)"
    }

    /// A document as an answer.
    public static func document(_ json: String, etag: String? = nil) -> String {
        let etag = etag.map { "ETag: \"\($0)\"\r\n" } ?? ""
        return
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(etag)Content-Length: \(json.utf8.count)\r\nConnection: close\r\n\r\n\(json)"
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }
}
