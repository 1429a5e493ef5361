/// A dependency of a target, as its manifest declares it.
package struct TargetDependency: Hashable, Sendable {
    /// How it is written.
    package enum Form: String, Sendable {
        /// `"Name"`
        case byName
        /// `.target(name:)`
        case target
        /// `.product(name:package:)`
        case product
        /// `.plugin(name:package:)` of a target's plugins.
        case plugin
    }

    /// What a declared dependency leads to.
    package enum Resolution: Hashable, Sendable {
        /// Targets of this workspace: the target itself, or all targets of a product.
        case targets([TargetID])
        /// A product of a package that is not in this workspace.
        case external(ExternalProduct)
        /// Nothing; the reason as a sentence.
        case unresolved(String)
    }

    /// How it is written.
    package var form: Form
    /// The name of the target or product.
    package var name: String
    /// The package, where the manifest names one.
    package var package: String?
    /// When it applies; nil means always.
    package var condition: BuildCondition?
    /// Other names under which modules are seen, by their own name.
    package var moduleAliases: [String: String]
    /// The line of the manifest that declares it.
    package var location: Location
    /// Whether `location` is that very line, and not merely the target's.
    package var isLocationExact: Bool
    /// What it leads to; the workspace fills it in.
    package internal(set) var resolution: Resolution = .unresolved("The workspace has not resolved it.")

    /// A dependency.
    package init(
        form: Form,
        name: String,
        package: String? = nil,
        condition: BuildCondition? = nil,
        moduleAliases: [String: String] = [:],
        location: Location,
        isLocationExact: Bool = true
    ) {
        self.form = form
        self.name = name
        self.package = package
        self.condition = condition
        self.moduleAliases = moduleAliases
        self.location = location
        self.isLocationExact = isLocationExact
    }

    /// As a manifest writes it, without its condition.
    package var spelling: String {
        switch form {
        case .byName: "\"\(name)\""
        case .target: ".target(name: \"\(name)\")"
        case .product: ".product(name: \"\(name)\", package: \"\(package ?? "")\")"
        case .plugin: package.map { ".plugin(name: \"\(name)\", package: \"\($0)\")" } ?? ".plugin(name: \"\(name)\")"
        }
    }
}
