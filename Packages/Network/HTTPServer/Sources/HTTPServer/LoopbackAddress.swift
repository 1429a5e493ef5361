/// A parsed loopback address; names other than `localhost` are not resolved, so no resolver decides who can reach us.
enum LoopbackAddress: Equatable {
    case ipv4(UInt8, UInt8, UInt8, UInt8)
    case ipv6

    init?(host: String) {
        switch host {
        case "localhost":
            self = .ipv4(127, 0, 0, 1)
        case "::1", "[::1]":
            self = .ipv6
        default:
            let parts = host.split(separator: ".", omittingEmptySubsequences: false)
            let bytes = parts.compactMap(Self.byte)
            guard parts.count == 4, bytes.count == 4, bytes[0] == 127 else { return nil }
            self = .ipv4(bytes[0], bytes[1], bytes[2], bytes[3])
        }
    }

    /// Only plain decimal: a leading zero is octal to some readers.
    private static func byte(_ text: Substring) -> UInt8? {
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        guard text == "0" || text.utf8.first != UInt8(ascii: "0") else { return nil }
        return UInt8(text)
    }
}
