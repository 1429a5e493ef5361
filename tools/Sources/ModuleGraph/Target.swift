/// A target of a package.
package struct Target: Equatable, Sendable {
    /// What it is.
    package enum Kind: String, Sendable {
        /// Code that others may link.
        case library
        /// A program.
        case executable
        /// Tests.
        case test
        /// A library of the system behind a module map.
        case system
        /// A macro, built for the machine that builds.
        case macro
        /// A plugin of the package manager.
        case plugin
        /// A ready-built artefact.
        case binary
        /// A kind that this tool does not know.
        case other
    }

    /// Its place in `Workspace.targets`; the workspace fills it in.
    package internal(set) var id = TargetID(index: -1)
    /// Its package; the workspace fills it in.
    package internal(set) var packageID = PackageID(index: -1)
    /// Its name.
    package var name: String
    /// What it is.
    package var kind: Kind
    /// Its folder relative to the root; nil where none was found, which is then a problem of the workspace, and for remote binaries.
    package var folder: String?
    /// What its manifest declares, plugins included, in the manifest's order.
    package var dependencies: [TargetDependency]
    /// Its source files, by path.
    package var sources: [SourceFile]
    /// Paths of the files in its folder that are not source files, relative to the root, by path.
    package var otherFiles: [String]
    /// What the manifest says of it beyond that.
    package var declaration: TargetDeclaration
    /// The line of the manifest that declares it.
    package var location: Location
    /// Its role in the configured architecture, such as `Views`; nil before one is assigned or where none fits.
    package var role: String?

    /// A target.
    package init(
        name: String,
        kind: Kind = .library,
        folder: String?,
        dependencies: [TargetDependency] = [],
        sources: [SourceFile] = [],
        otherFiles: [String] = [],
        declaration: TargetDeclaration = TargetDeclaration(),
        location: Location,
        role: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.folder = folder
        self.dependencies = dependencies
        self.sources = sources
        self.otherFiles = otherFiles
        self.declaration = declaration
        self.location = location
        self.role = role
    }

    /// The name that code imports.
    package var moduleName: String { ModuleGraph.moduleName(of: name) }
    /// Whether it holds tests.
    package var isTest: Bool { kind == .test }
    /// Whether it has at least one Swift file.
    package var hasSwift: Bool { sources.contains { $0.language == .swift } }
}
