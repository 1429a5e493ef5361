package import ModuleGraph

/// Numbers of one module.
package struct ModuleStatistics: Equatable, Sendable {
    /// The module's target.
    package var name: String
    /// Its package's folder, relative to the root.
    package var package: String
    /// What its target is.
    package var kind: Target.Kind
    /// Its role in the configured architecture; nil where it has none.
    package var role: String?
    /// Its Swift files.
    package var files = 0
    /// Their lines.
    package var lines = 0
    /// Their declarations outside of bodies.
    package var declarations = 0
    /// Those that are public.
    package var published = 0
    /// Modules of the repository that it depends on directly.
    package var fanOut = 0
    /// Modules of the repository that depend on it directly, tests left out.
    package var fanIn = 0
    /// Modules that are built anew, tests left out, when its interface changes; itself not counted.
    package var rebuilt = 0
    /// Lines of these, its own counted.
    package var rebuiltLines = 0
    /// Test functions of its package that reach it.
    package var tests = 0
    /// Keys that it shares with other packages without an import to show it.
    package var hiddenEdges = 0
    /// Imports that the configuration bans.
    package var legacyImports = 0

    /// Numbers that are still zero.
    package init(name: String, package: String, kind: Target.Kind, role: String? = nil) {
        self.name = name
        self.package = package
        self.kind = kind
        self.role = role
    }

    /// Public declarations of all, in per cent, rounded down; nil where there is none.
    package var publicShare: Int? { declarations == 0 ? nil : published * 100 / declarations }
}
