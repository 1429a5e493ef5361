/// A package of the workspace.
package struct Package: Equatable, Sendable {
    /// Its place in `Workspace.packages`; the workspace fills it in.
    package internal(set) var id = PackageID(index: -1)
    /// The name in its manifest.
    package var name: String
    /// Its folder relative to the root; empty for a package at the root.
    package var folder: String
    /// The name by which others depend on it: the lower-cased last part of its folder.
    package var identity: String
    /// Its products, in the manifest's order.
    package var products: [Product]
    /// Its dependencies on packages, in the manifest's order.
    package var dependencies: [PackageDependency]
    /// Its targets, by name.
    package var targets: [Target]
    /// What its manifest says beyond that.
    package var manifest: ManifestFacts
    /// Names of the files beside the manifest, sorted.
    package var topLevelFiles: [String]

    /// A package. `identity` is that of `folder` unless given.
    package init(
        name: String,
        folder: String,
        identity: String? = nil,
        products: [Product] = [],
        dependencies: [PackageDependency] = [],
        targets: [Target] = [],
        manifest: ManifestFacts,
        topLevelFiles: [String] = []
    ) {
        self.name = name
        self.folder = folder
        self.identity = identity ?? folder.split(separator: "/").last.map { $0.lowercased() } ?? name.lowercased()
        self.products = products
        self.dependencies = dependencies
        self.targets = targets.sorted { $0.name < $1.name }
        self.manifest = manifest
        self.topLevelFiles = topLevelFiles
    }

    /// A path inside the package as a path relative to the root.
    package func path(_ inside: String) -> String {
        folder.isEmpty ? inside : inside.isEmpty ? folder : "\(folder)/\(inside)"
    }

    /// The target of a name.
    package func target(named name: String) -> Target? {
        targets.first { $0.name == name }
    }
}
