public import Foundation

extension UUID {
    /// The version 5 UUID of a name in a namespace (RFC 9562, section 5.5): the same two always give the same one.
    public init(version5 name: String, in namespace: UUID) {
        let namespaceBytes = withUnsafeBytes(of: namespace.uuid) { Array($0) }
        var bytes = Array(HashAlgorithm.sha1.hash(namespaceBytes + Array(name.utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = NSUUID(uuidBytes: bytes) as UUID
    }
}
