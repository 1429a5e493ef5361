import Glibc

/// A bound, listening socket. Made here and not by the library, because only `errno` says what was wrong.
struct ListeningSocket {
    let descriptor: Int32
    let port: Int
    let isIPv6: Bool

    init(host: String, port: Int) throws(HTTPServerError) {
        guard let address = LoopbackAddress(host: host) else { throw .notLoopback(host: host) }
        guard let portNumber = UInt16(exactly: port) else { throw .invalidPort(port) }
        isIPv6 = address == .ipv6
        let family = isIPv6 ? AF_INET6 : AF_INET
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(family, type, 0)
        guard descriptor >= 0 else {
            throw errno == EAFNOSUPPORT ? .addressUnavailable(host: host) : .system(call: "socket", code: errno)
        }
        do throws(HTTPServerError) {
            try Self.bind(descriptor, to: address, host: host, port: portNumber)
            guard listen(descriptor, 128) == 0 else { throw Self.failure("listen", host: host, port: port) }
            self.port = try Self.boundPort(descriptor, isIPv6: isIPv6)
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    private static func bind(
        _ descriptor: Int32, to address: LoopbackAddress, host: String, port: UInt16
    ) throws(HTTPServerError) {
        // Lets a restart take the port while old connections linger; Linux still refuses two listeners.
        var one: Int32 = 1
        _ = setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        let result: Int32
        switch address {
        case .ipv4(let a, let b, let c, let d):
            var value = sockaddr_in()
            value.sin_family = sa_family_t(AF_INET)
            value.sin_port = port.bigEndian
            value.sin_addr.s_addr = (UInt32(a) << 24 | UInt32(b) << 16 | UInt32(c) << 8 | UInt32(d)).bigEndian
            result = bind(descriptor, &value)
        case .ipv6:
            var value = sockaddr_in6()
            value.sin6_family = sa_family_t(AF_INET6)
            value.sin6_port = port.bigEndian
            value.sin6_addr = in6addr_loopback
            _ = setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &one, socklen_t(MemoryLayout<Int32>.size))
            result = bind(descriptor, &value)
        }
        guard result == 0 else { throw failure("bind", host: host, port: Int(port)) }
    }

    private static func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
        withUnsafeBytes(of: &address) { bytes in
            guard let base = bytes.baseAddress else { return -1 }
            return Glibc.bind(descriptor, base.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
        }
    }

    private static func boundPort(_ descriptor: Int32, isIPv6: Bool) throws(HTTPServerError) -> Int {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let port: UInt16? = withUnsafeMutableBytes(of: &storage) { bytes in
            guard let base = bytes.baseAddress,
                getsockname(descriptor, base.assumingMemoryBound(to: sockaddr.self), &size) == 0
            else { return nil }
            return isIPv6
                ? base.assumingMemoryBound(to: sockaddr_in6.self).pointee.sin6_port
                : base.assumingMemoryBound(to: sockaddr_in.self).pointee.sin_port
        }
        guard let port else { throw .system(call: "getsockname", code: errno) }
        return Int(UInt16(bigEndian: port))
    }

    private static func failure(_ call: String, host: String, port: Int) -> HTTPServerError {
        switch errno {
        case EADDRINUSE: .portInUse(host: host, port: port)
        case EACCES, EPERM: .notPermitted(host: host, port: port)
        case EADDRNOTAVAIL: .addressUnavailable(host: host)
        case let code: .system(call: call, code: code)
        }
    }
}
