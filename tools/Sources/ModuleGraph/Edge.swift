package import SourceFacts

/// All that leads from one target of the workspace to another.
package struct Edge: Equatable, Sendable {
    /// The target that depends.
    package var from: TargetID
    /// The target that is depended on.
    package var to: TargetID
    /// The manifest's lines that declare it, by place.
    package var declarations: [DeclaredDependency]
    /// The imports that use it, by place.
    package var imports: [ImportSite]

    /// Whether the manifest declares it.
    package var isDeclared: Bool { !declarations.isEmpty }
    /// Whether a source file uses it.
    package var isImported: Bool { !imports.isEmpty }
}

/// All that leads from one target to a product of a package that is not in the workspace.
package struct ExternalEdge: Equatable, Sendable {
    /// The target that depends.
    package var from: TargetID
    /// The product.
    package var product: ExternalProduct
    /// The manifest's lines that declare it, by place.
    package var declarations: [DeclaredDependency]
    /// The imports of a module of the product's name, by place.
    package var imports: [ImportSite]

    /// Whether the manifest declares it.
    package var isDeclared: Bool { !declarations.isEmpty }
    /// Whether a source file imports a module of the product's name.
    package var isImported: Bool { !imports.isEmpty }
}

/// An import and the file that it stands in.
package struct ImportSite: Equatable, Sendable {
    /// The file, relative to the root.
    package var path: String
    /// The import.
    package var declaration: Import

    /// Its place.
    package var location: Location { Location(path: path, line: declaration.line, column: declaration.column) }
}

/// One declaration of an edge in a manifest.
package struct DeclaredDependency: Equatable, Sendable {
    /// The dependency as the manifest has it.
    package var dependency: TargetDependency
    /// The product through which the target is reached; nil within a package.
    package var product: String?

    /// The manifest's line.
    package var location: Location { dependency.location }
    /// When it applies; nil means always.
    package var condition: BuildCondition? { dependency.condition }
}

/// All that leads from one package of the workspace to another.
package struct PackageEdge: Equatable, Sendable {
    /// The package that depends.
    package var from: PackageID
    /// The package that is depended on.
    package var to: PackageID
    /// The `.package(…)` lines of the manifest.
    package var declarations: [PackageDependency]
    /// The edges between their targets, by `from` and `to`.
    package var edges: [Edge]
}
