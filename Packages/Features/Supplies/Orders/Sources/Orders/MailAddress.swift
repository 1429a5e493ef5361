/// Rules for what may stand as an e-mail address.
package enum MailAddress {
    /// Whether a text can be an address to write to: one `@` with something on both sides, a point in the domain, at most 254 bytes (RFC 5321,
    /// section 4.5.3.1.3), and nothing that ends an address in a list or a header.
    package static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, text.utf8.count <= 254, text.utf8.allSatisfy(isAllowed) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
    }

    /// Letters and digits of ASCII, and the signs of RFC 5322's atoms.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "@.!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
        }
    }
}
