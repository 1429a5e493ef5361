/// A product of a package that is not in the workspace.
///
/// Its modules are not known; by custom a module has the product's name.
package struct ExternalProduct: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The identity of the package.
    package var package: String
    /// The name of the product.
    package var name: String

    /// A product elsewhere.
    package init(package: String, name: String) {
        self.package = package
        self.name = name
    }

    /// The module that it probably holds.
    package var moduleName: String { ModuleGraph.moduleName(of: name) }
    /// `package/product`
    package var description: String { "\(package)/\(name)" }

    /// Orders by package, then name.
    package static func < (left: ExternalProduct, right: ExternalProduct) -> Bool {
        (left.package, left.name) < (right.package, right.name)
    }
}
