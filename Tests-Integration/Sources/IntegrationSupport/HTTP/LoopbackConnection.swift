internal import Glibc

/// A TCP connection to a port of this machine, with blocking calls: for threads that may wait.
///
/// Unchecked because the descriptor is fixed and the system's calls on it are safe from any thread; it is closed with the last reference.
final class LoopbackConnection: @unchecked Sendable {
    private let descriptor: Int32

    /// Connects. `patience` is the longest wait for bytes of one read. Throws `IntegrationError.connection`.
    init(port: UInt16, patience: Duration) throws(IntegrationError) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .connection("no socket: \(String(cString: strerror(errno)))") }
        var limit = timeval(tv_sec: Int(patience.components.seconds), tv_usec: Int(patience.components.attoseconds / 1_000_000_000_000))
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        let descriptor = descriptor
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard code == 0 else { throw .connection("port \(port): \(String(cString: strerror(errno)))") }
    }

    /// Takes over a connection that a listening socket accepted.
    init(accepted descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends all bytes; returns false where the other side has closed.
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Waits for bytes; none when the other side has closed. Throws `IntegrationError.connection` when none came in time.
    func receive() throws(IntegrationError) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count >= 0 { return Array(buffer.prefix(count)) }
            if errno == EINTR { continue }
            throw .connection(errno == EAGAIN ? "no answer in time" : String(cString: strerror(errno)))
        }
    }

    /// Ends the connection; a thread that waits for bytes wakes.
    func shutDown() {
        Glibc.shutdown(descriptor, Int32(SHUT_RDWR))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
