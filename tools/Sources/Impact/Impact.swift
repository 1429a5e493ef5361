/// What a change affects.
package struct Impact: Equatable, Sendable {
    /// The packages of the newer side that are affected, by folder.
    package var packages: [AffectedPackage]
    /// Folders and names of the packages that the newer side does not have any more, by folder.
    package var deleted: [DeletedPackage]
    /// Changed paths on which everything depends, with the pattern that says so.
    package var everything: [RuledPath]
    /// Changed paths that belong to no package and that no pattern names: nothing follows from them.
    package var unowned: [String]
    /// Changed paths that the rules leave out, with the pattern that says so.
    package var ignored: [RuledPath]

    /// A changed path and the pattern that it fits.
    package struct RuledPath: Equatable, Sendable {
        /// The path, relative to the root.
        package var path: String
        /// The pattern.
        package var pattern: String
    }

    /// A package that the older side alone has.
    package struct DeletedPackage: Equatable, Sendable {
        /// The name in its manifest.
        package var name: String
        /// Its folder relative to the root.
        package var folder: String
    }
}

/// An affected package.
package struct AffectedPackage: Equatable, Sendable {
    /// The name in its manifest.
    package var name: String
    /// Its folder relative to the root; empty for a package at the root.
    package var folder: String
    /// Why the package as a whole is, where that is known without looking at its targets.
    package var reason: ImpactReason?
    /// Its affected targets, by name.
    package var targets: [AffectedTarget]
    /// The modules of all its tests, affected or not: whoever tests the package runs them all.
    package var testModules: [String] = []
    /// Whether a file of it changed, so that it is not affected through others alone.
    package var isChanged: Bool {
        guard reason == nil else { return true }
        return targets.contains { if case .dependency = $0.reason { false } else { true } }
    }
}

/// An affected target.
package struct AffectedTarget: Equatable, Sendable {
    /// Its name.
    package var name: String
    /// Why.
    package var reason: ImpactReason
}
