import ToolSupport

/// Which file of a package's folder the toolchain reads as its manifest.
enum ManifestFile {
    /// Whether any manifest here is for particular versions.
    static func hasVariants(_ names: [String]) -> Bool {
        names.contains { version(of: $0) != nil }
    }

    /// The name of the manifest for a toolchain of a version, by the package manager's rule: one named for just this version, its minor or its
    /// major number; else the newest one that is not newer than the toolchain, provided that it asks for newer tools than `Package.swift`
    /// does; else that. `toolsVersion` tells what a file asks for.
    static func name(among names: [String], for toolchain: [Int], toolsVersion: (String) -> [Int]) -> String {
        let plain = "Package.swift"
        for count in stride(from: min(3, toolchain.count), to: 0, by: -1) {
            let exact = "Package@swift-\(toolchain.prefix(count).map(String.init).joined(separator: ".")).swift"
            if names.contains(exact) { return exact }
        }
        var best: (name: String, version: [Int])?
        for name in names {
            guard let version = version(of: name).map(padded), !padded(toolchain).lexicographicallyPrecedes(version) else { continue }
            if let current = best, !current.version.lexicographicallyPrecedes(version) { continue }
            best = (name, version)
        }
        guard let best, padded(toolsVersion(plain)).lexicographicallyPrecedes(padded(toolsVersion(best.name))) else { return plain }
        return best.name
    }

    /// The tools version that a manifest's first line asks for; 3.1 where it says nothing.
    static func toolsVersion(_ bytes: [UInt8]) -> [Int] {
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
        guard let range = start.firstRange(of: "swift-tools-version") else { return [3, 1] }
        let rest = start[range.upperBound...].drop { $0 == ":" || $0 == " " || $0 == "\t" }
        let parts = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".").compactMap { Int($0) }
        return parts.isEmpty ? [3, 1] : parts
    }

    /// The version in the name of a manifest, of one to three numbers.
    static func version(of name: String) -> [Int]? {
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        let parts = name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy(isDigit) ? Int($0) : nil }
        return numbers.count == parts.count && (1...3).contains(parts.count) ? numbers : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func padded(_ version: [Int]) -> [Int] {
        version.prefix(3) + Array(repeating: 0, count: max(0, 3 - version.count))
    }
}
