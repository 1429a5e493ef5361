/// What a manifest says of a target beyond its name, kind and dependencies.
package struct TargetDeclaration: Equatable, Sendable {
    /// The folder as written, relative to the package; nil means the customary place.
    package var path: String?
    /// The files and folders that alone are sources, relative to the target; nil means all.
    package var sources: [String]?
    /// What is left out, relative to the target.
    package var exclude: [String]
    /// Resource rules.
    package var resources: [Resource]
    /// Build settings, in the manifest's order.
    package var settings: [BuildSetting]
    /// Where public headers of a C target lie, relative to the target; nil means `include`.
    package var publicHeadersPath: String?
    /// The pkg-config name of a system library.
    package var pkgConfig: String?
    /// Packages of the system that bring a system library, as `apt:libsqlite3-dev`.
    package var providers: [String]
    /// Whether `package` declarations of the same package are visible to it.
    package var hasPackageAccess: Bool
    /// What a plugin does: `buildTool` or `command`.
    package var pluginCapability: String?
    /// Where a remote binary comes from.
    package var url: String?

    /// All empty unless given.
    package init(
        path: String? = nil,
        sources: [String]? = nil,
        exclude: [String] = [],
        resources: [Resource] = [],
        settings: [BuildSetting] = [],
        publicHeadersPath: String? = nil,
        pkgConfig: String? = nil,
        providers: [String] = [],
        hasPackageAccess: Bool = true,
        pluginCapability: String? = nil,
        url: String? = nil
    ) {
        self.path = path
        self.sources = sources
        self.exclude = exclude
        self.resources = resources
        self.settings = settings
        self.publicHeadersPath = publicHeadersPath
        self.pkgConfig = pkgConfig
        self.providers = providers
        self.hasPackageAccess = hasPackageAccess
        self.pluginCapability = pluginCapability
        self.url = url
    }
}
