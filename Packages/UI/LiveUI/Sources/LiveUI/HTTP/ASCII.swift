/// Comparisons of protocol text, byte by byte, so that no Unicode rule can make two names equal or cut a line.
nonisolated enum ASCII {
    static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    static func equalIgnoringCase(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8) { lowercased($0) == lowercased($1) }
    }

    /// Without the spaces and tabs at both ends.
    static func trimmed(_ text: some BidirectionalCollection<UInt8>) -> [UInt8] {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        return Array(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }

    /// Compares secrets in a time that depends on their lengths only.
    static func equalSecrets(_ left: String, _ right: String) -> Bool {
        let left = Array(left.utf8)
        let right = Array(right.utf8)
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
    }
}
