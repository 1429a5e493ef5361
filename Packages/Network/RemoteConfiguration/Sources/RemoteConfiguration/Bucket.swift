import Foundation

/// The lot that an installation draws for a name: one of 10,000, always the same.
enum Bucket {
    /// How many there are.
    static let count = 10_000

    /// FNV-1a of 64 bits (Fowler, Noll and Vo) over the UTF-8 bytes of `<installation in small letters>/<name>`, its upper half folded onto its
    /// lower one, modulo 10,000. Any language computes the same, so that a share can be checked before it is rolled out.
    static func number(of installation: UUID, name: String) -> Int {
        let hash = fnv1a((installation.uuidString.lowercased() + "/" + name).utf8)
        return Int((hash ^ hash >> 32) % UInt64(count))
    }

    static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
}
