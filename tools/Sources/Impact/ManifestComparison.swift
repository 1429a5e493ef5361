import ModuleGraph

/// What differs between two readings of a package's manifest; where in the text it stands makes no difference.
enum ManifestComparison {
    /// What both sides say is the same.
    case same
    /// Only these targets differ.
    case targets(Set<String>)
    /// The package as a whole differs: its products, dependencies, tools version, …
    case package

    init(_ old: Package, _ new: Package) {
        guard Essence(old) == Essence(new) else {
            self = .package
            return
        }
        let before = Self.essences(old)
        let after = Self.essences(new)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        self = changed.isEmpty ? .same : .targets(changed)
    }

    private static func essences(_ package: Package) -> [String: TargetEssence] {
        Dictionary(package.targets.map { ($0.name, TargetEssence($0)) }) { first, _ in first }
    }

    /// What a manifest says of its package beside the targets.
    private struct Essence: Equatable {
        let name: String
        let products: [Product]
        let dependencies: [PackageDependency]
        let manifest: ManifestFacts

        init(_ package: Package) {
            name = package.name
            let nowhere = Location(path: "")
            products = package.products.map { product in
                Product(name: product.name, kind: product.kind, targets: product.targets, location: nowhere)
            }
            dependencies = package.dependencies.map { dependency in
                PackageDependency(
                    identity: dependency.identity, explicitName: dependency.explicitName, source: dependency.source,
                    traits: dependency.traits, location: nowhere)
            }
            manifest = package.manifest
        }
    }

    /// What a manifest says of a target.
    private struct TargetEssence: Equatable {
        let kind: Target.Kind
        let declaration: TargetDeclaration
        let dependencies: [TargetDependency]

        init(_ target: Target) {
            kind = target.kind
            declaration = target.declaration
            dependencies = target.dependencies.map { dependency in
                TargetDependency(
                    form: dependency.form, name: dependency.name, package: dependency.package, condition: dependency.condition,
                    moduleAliases: dependency.moduleAliases, location: Location(path: ""))
            }
        }
    }
}
