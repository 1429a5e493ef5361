/// A target's place in `Workspace.targets`.
package struct TargetID: Hashable, Comparable, Sendable {
    /// The index; also the node in the target graph.
    package let index: Int

    /// The target at an index.
    package init(index: Int) {
        self.index = index
    }

    /// Orders by package folder, then name.
    package static func < (left: TargetID, right: TargetID) -> Bool {
        left.index < right.index
    }
}

/// A package's place in `Workspace.packages`.
package struct PackageID: Hashable, Comparable, Sendable {
    /// The index; also the node in the package graph.
    package let index: Int

    /// The package at an index.
    package init(index: Int) {
        self.index = index
    }

    /// Orders by folder.
    package static func < (left: PackageID, right: PackageID) -> Bool {
        left.index < right.index
    }
}
