/// Decides which addresses may be written into a page.
nonisolated public enum URLPolicy {
    /// Whether an address is relative or of the scheme http, https, mailto or tel. Control characters and spaces, which browsers skip when
    /// they look for a scheme, are refused.
    public static func isAllowed(_ url: String) -> Bool {
        var scheme: [UInt8]? = []
        for byte in url.utf8 {
            if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return false }
            guard let prefix = scheme else { continue }
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
                scheme = nil
            case UInt8(ascii: ":"):
                guard isAllowed(scheme: prefix) else { return false }
                scheme = nil
            default:
                scheme = prefix + [byte | 0x20]
            }
        }
        return true
    }

    private static func isAllowed(scheme: [UInt8]) -> Bool {
        let allowed: [[UInt8]] = [Array("http".utf8), Array("https".utf8), Array("mailto".utf8), Array("tel".utf8)]
        return allowed.contains(scheme)
    }
}
