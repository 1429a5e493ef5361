/// A product of a package.
package struct Product: Hashable, Sendable {
    /// What it is built into.
    package enum Kind: String, Sendable {
        /// A library of either linkage, `automatic`, `static` or `dynamic`.
        case library, staticLibrary, dynamicLibrary
        /// A program.
        case executable
        /// A plugin of the package manager.
        case plugin
        /// A macro, a snippet, a test product, or a kind that this tool does not know.
        case macro, snippet, test, other
    }

    /// Its name.
    package var name: String
    /// What it is built into.
    package var kind: Kind
    /// The names of its targets, in the manifest's order.
    package var targets: [String]
    /// The line of the manifest that declares it.
    package var location: Location

    /// A product.
    package init(name: String, kind: Kind = .library, targets: [String], location: Location) {
        self.name = name
        self.kind = kind
        self.targets = targets
        self.location = location
    }
}
