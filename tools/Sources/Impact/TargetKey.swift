import ModuleGraph

/// A target on either side of a change.
struct TargetKey: Hashable, Comparable {
    /// The folder of its package, relative to the root.
    let folder: String
    /// Its name.
    let name: String

    init(_ package: Package, _ target: Target) {
        folder = package.folder
        name = target.name
    }

    static func < (left: TargetKey, right: TargetKey) -> Bool { (left.folder, left.name) < (right.folder, right.name) }
}
