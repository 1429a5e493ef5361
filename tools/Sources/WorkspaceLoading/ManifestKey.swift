import ToolSupport

/// All that the toolchain's answer about a manifest depends on.
struct ManifestKey: Equatable, Sendable {
    /// What it depends on, as bytes.
    let bytes: [UInt8]
    /// A short name for it. Somebody who means to can make another manifest with the same one.
    let name: String

    /// The key of a manifest; nil where no answer may be kept.
    init?(_ manifest: FoundManifest, toolchain: Toolchain, root: String, variables: [String: String]) {
        guard !manifest.surroundings.readsTheWorld else { return nil }
        let isTied = manifest.surroundings.readsItsFolder || Self.mayNameAPlace(manifest.bytes)
        var writer = ByteWriter()
        writer.append(toolchain.identity)
        writer.append(manifest.name)
        writer.append(isTied ? Paths.joined(root, manifest.folder) : "")
        writer.append(variables.sorted { $0.key < $1.key }) { writer, variable in
            writer.append(variable.key)
            writer.append(variable.value)
        }
        writer.append(raw: manifest.bytes)
        bytes = writer.bytes
        name = ContentHash(writer.bytes).hex
    }

    /// Whether a string of a manifest begins like an absolute path, which an answer tells as one that is relative to the manifest's folder.
    private static func mayNameAPlace(_ bytes: [UInt8]) -> Bool {
        zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "\"") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "~")) }
    }
}
