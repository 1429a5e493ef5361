import CCrypto

/// A hash of bytes that come bit by bit, in constant memory. Used by one task at a time.
public final class RunningHash {
    private let context: OpaquePointer

    /// Begins a hash of no bytes.
    public init(_ algorithm: HashAlgorithm) {
        guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, algorithm.function, nil) == 1 else {
            preconditionFailure("libcrypto has no memory for a hash, or was built without this one")
        }
        self.context = context
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    /// Takes further bytes.
    public func update(_ bytes: [UInt8]) {
        let code = bytes.withUnsafeBytes { EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
        precondition(code == 1, "bytes after the end of a hash")
    }

    /// The hash of all bytes taken; none may follow.
    public func finish() -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        precondition(EVP_DigestFinal_ex(context, &hash, &count) == 1, "a hash ends once")
        return Array(hash.prefix(Int(count)))
    }
}
