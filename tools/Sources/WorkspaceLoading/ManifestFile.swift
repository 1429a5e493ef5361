import ToolSupport

/// Which file of a package's folder the toolchain reads as its manifest.
enum ManifestFile {
    /// Whether any manifest here is for particular versions.
    static func hasVariants(_ names: [String]) -> Bool {
        names.contains { version(of: $0) != nil }
    }

    /// The name of the manifest for a toolchain of a version: the most particular `Package@swift-….swift` that is not newer, else
    /// `Package.swift`.
    static func name(among names: [String], for toolchain: [Int]) -> String {
        var best: (name: String, version: [Int])?
        for name in names {
            guard let version = version(of: name), isNotNewer(version, than: toolchain) else { continue }
            if let current = best, !current.version.lexicographicallyPrecedes(version) { continue }
            best = (name, version)
        }
        return best?.name ?? "Package.swift"
    }

    /// The version in the name of a manifest, of one to three numbers.
    static func version(of name: String) -> [Int]? {
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        let parts = name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy(isDigit) ? Int($0) : nil }
        return numbers.count == parts.count && (1...3).contains(parts.count) ? numbers : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Whether a version fits a toolchain: `6` and `6.2` fit 6.3.1, `6.4` does not.
    private static func isNotNewer(_ version: [Int], than toolchain: [Int]) -> Bool {
        let padded = version + Array(repeating: 0, count: max(0, toolchain.count - version.count))
        return !toolchain.lexicographicallyPrecedes(padded)
    }
}
