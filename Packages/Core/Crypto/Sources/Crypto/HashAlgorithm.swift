import CCrypto

/// A hash function of FIPS 180-4, computed by libcrypto.
public enum HashAlgorithm: Sendable, CaseIterable {
    /// 20 bytes. Where a foreign protocol asks for it; not to protect anything.
    case sha1
    /// 32 bytes.
    case sha256

    /// The hash of bytes that are there as a whole.
    func hash(_ bytes: [UInt8]) -> [UInt8] {
        let running = RunningHash(self)
        running.update(bytes)
        return running.finish()
    }

    var function: OpaquePointer? {
        switch self {
        case .sha1: EVP_sha1()
        case .sha256: EVP_sha256()
        }
    }
}
