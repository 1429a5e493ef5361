package import ToolSupport

/// Which files matter to more, or to less, than the package that they lie in.
package struct ImpactRules: Equatable, Sendable {
    /// Files that everything depends on. A pattern without a slash concerns the packages at and below the file's folder, one with a slash
    /// all packages.
    package var everything: [PathPattern]
    /// Files of a package, outside of its targets, that no build reads: the package itself counts as touched, those that depend on it do
    /// not.
    package var documents: [PathPattern]
    /// Files that matter to nothing.
    package var ignored: [PathPattern]
    /// Folders of packages that depend on others without a manifest saying so, such as tests of a built program.
    package var implicitDependencies: [String: [String]]

    /// The customary rules, but for what is given.
    package init(
        everything: [String] = ImpactRules.customaryEverything,
        documents: [String] = ImpactRules.customaryDocuments,
        ignored: [String] = [],
        implicitDependencies: [String: [String]] = [:]
    ) {
        self.everything = everything.map { PathPattern($0) }
        self.documents = documents.map { PathPattern($0) }
        self.ignored = ignored.map { PathPattern($0) }
        self.implicitDependencies = implicitDependencies
    }

    /// The toolchain's version, the resolved versions of packages, the configuration of tools, and what continuous integration runs.
    package static let customaryEverything = [
        ".ci/**", ".gitattributes", ".github/actions/**", ".github/workflows/**", ".gitlab-ci.yml", ".gitmodules", ".mise.toml",
        ".monorepo.json", ".swift-format", ".swift-version", ".swiftlint.yml", ".tool-versions", "Dockerfile", "Makefile",
        "Package.resolved", "mise.toml", "*.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
        "*.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    ]
    /// Texts for people, and files for version control.
    package static let customaryDocuments = [
        "*.md", ".editorconfig", ".gitignore", ".spi.yml", "AUTHORS*", "CODEOWNERS", "CONTRIBUTORS*", "COPYING*", "LICENCE*", "LICENSE*",
        "NOTICE*",
    ]
}
