/// A dependency of one package on another: a `.package(…)` of the manifest.
package struct PackageDependency: Hashable, Sendable {
    /// Where the other package is.
    package enum Source: Hashable, Sendable {
        /// A folder, relative to the root; it begins with `../` when it lies outside of the root.
        case folder(String)
        /// A git repository, with the requirement in words, such as `1.0.0..<2.0.0`.
        case repository(url: String, requirement: String)
        /// A package of a registry.
        case registry(requirement: String)
    }

    /// The lower-cased name by which targets refer to the package.
    package var identity: String
    /// A name given in the manifest for targets to refer to, in old manifests.
    package var explicitName: String?
    /// Where it is.
    package var source: Source
    /// The traits asked for; `["default"]` unless the manifest says otherwise.
    package var traits: [String]
    /// The line of the manifest that declares it.
    package var location: Location
    /// The package of this workspace that it leads to; the workspace fills it in.
    package internal(set) var packageID: PackageID?

    /// A dependency.
    package init(
        identity: String, explicitName: String? = nil, source: Source, traits: [String] = ["default"], location: Location
    ) {
        self.identity = identity
        self.explicitName = explicitName
        self.source = source
        self.traits = traits
        self.location = location
    }
}
