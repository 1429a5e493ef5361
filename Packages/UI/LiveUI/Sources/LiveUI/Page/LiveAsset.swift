/// A file that pages refer to below `/assets/`.
nonisolated public struct LiveAsset: Sendable, Equatable {
    /// The value of `Content-Type`.
    public let contentType: String
    /// The file.
    public let bytes: [UInt8]
    /// The value of `ETag`, quotes included: differs when the bytes do.
    public let etag: String

    /// Makes an asset. Without an `etag`, one is computed from the bytes (64-bit FNV-1a, which tells versions of one file apart and is no
    /// protection against anybody).
    public init(contentType: String, bytes: [UInt8], etag: String? = nil) {
        self.contentType = contentType
        self.bytes = bytes
        self.etag = etag ?? Self.fingerprint(bytes)
    }

    private static func fingerprint(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\"\(bytes.count)-\(String(hash, radix: 36))\""
    }
}
