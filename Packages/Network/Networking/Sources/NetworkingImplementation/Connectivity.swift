import Glibc

/// Whether this computer has a network at all.
enum Connectivity {
    /// Whether an interface other than the loopback one is up and has an address that reaches beyond its own link.
    static func isOnline() -> Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        // Where it cannot be known, the attempt will tell.
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        var next = first
        while let interface = next?.pointee {
            if isUsable(interface) { return true }
            next = interface.ifa_next
        }
        return false
    }

    /// Whether a host is this computer itself, which needs no network.
    static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasPrefix("127.") || host == "::1" || host == "[::1]"
    }

    private static func isUsable(_ interface: ifaddrs) -> Bool {
        let flags = Int(interface.ifa_flags)
        guard flags & Int(IFF_UP) != 0, flags & Int(IFF_RUNNING) != 0, flags & Int(IFF_LOOPBACK) == 0, let address = interface.ifa_addr
        else { return false }
        switch Int32(address.pointee.sa_family) {
        case AF_INET: return true
        case AF_INET6:
            // fe80::/10 reaches no further than the next cable.
            return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
                withUnsafeBytes(of: address.pointee.sin6_addr) { $0[0] != 0xFE || $0[1] & 0xC0 != 0x80 }
            }
        default: return false
        }
    }
}
