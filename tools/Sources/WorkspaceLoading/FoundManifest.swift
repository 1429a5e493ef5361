import ToolSupport

/// A manifest to be read.
struct FoundManifest: Sendable {
    /// The package's folder relative to the root.
    var folder: String
    /// The name of the manifest's file.
    var name: String
    /// Its content.
    var bytes: [UInt8]
    /// The hash of its content.
    var text: ContentHash
    /// What else its answer depends on.
    var surroundings: ManifestSurroundings
    /// Names of the files beside it.
    var neighbours: [String]

    /// Its path relative to the root.
    var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }
}
