/// Who is meant by the names that manifests and imports use.
struct NameIndex: Sendable {
    /// Packages by folder.
    private(set) var packageByFolder: [String: PackageID] = [:]
    /// Targets by the name of their module, by identifier.
    private(set) var targetsByModule: [String: [TargetID]] = [:]
    /// External products by the name of the module that they probably hold.
    private(set) var externalByModule: [String: ExternalProduct] = [:]
    /// The package of each target.
    private let owners: [PackageID]
    /// The packages that each package depends on directly.
    private var neighbours: [Set<PackageID>] = []
    /// The products of each package by name, and its targets by name.
    private let products: [[String: Product]]
    private let targets: [[String: TargetID]]
    /// The lower-cased name of each package.
    private let packageNames: [String]

    init(packages: [Package]) {
        owners = packages.flatMap(\.targets).map(\.packageID)
        packageNames = packages.map { $0.name.lowercased() }
        products = packages.map { Dictionary($0.products.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }
        targets = packages.map { Dictionary($0.targets.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first }) }
        for package in packages {
            packageByFolder[package.folder] = package.id
            for target in package.targets where target.kind != .plugin {
                targetsByModule[target.moduleName, default: []].append(target.id)
            }
        }
        neighbours = packages.map { package in
            Set(package.dependencies.compactMap { self.package(of: $0) })
        }
        for package in packages {
            for target in package.targets {
                for dependency in target.dependencies where dependency.form != .plugin {
                    if case .external(let product) = resolve(dependency, in: package) {
                        let old = externalByModule[product.moduleName]
                        externalByModule[product.moduleName] = old.map { min($0, product) } ?? product
                    }
                }
            }
        }
    }

    /// Fills in what each declared dependency leads to.
    func resolveDependencies(of packages: inout [Package]) {
        for index in packages.indices {
            for position in packages[index].dependencies.indices {
                packages[index].dependencies[position].packageID = package(of: packages[index].dependencies[position])
            }
            let package = packages[index]
            for target in package.targets.indices {
                for position in package.targets[target].dependencies.indices {
                    packages[index].targets[target].dependencies[position].resolution = resolve(
                        package.targets[target].dependencies[position], in: package)
                }
            }
        }
    }

    /// What a module's name means in a target: itself, a sibling, a target of a package that its own depends on, any other target of
    /// the workspace, a product elsewhere; in this order.
    func resolve(module name: String, in target: Target, of package: Package) -> ModuleResolution {
        if target.moduleName == name { return .own }
        let candidates = (targetsByModule[name] ?? []).filter { $0 != target.id }
        if let sibling = candidates.first(where: { owners[$0.index] == package.id }) { return .target(sibling) }
        let near = neighbours[package.id.index]
        if let neighbour = candidates.first(where: { near.contains(owners[$0.index]) }) { return .target(neighbour) }
        for dependency in target.dependencies where ModuleGraph.moduleName(of: dependency.name) == name {
            if case .external(let product) = dependency.resolution { return .external(product) }
        }
        if let any = candidates.first { return .target(any) }
        return externalByModule[name].map { .external($0) } ?? .unknown
    }

    private func package(of dependency: PackageDependency) -> PackageID? {
        if case .folder(let folder) = dependency.source { packageByFolder[folder] } else { nil }
    }

    private func resolve(_ dependency: TargetDependency, in package: Package) -> TargetDependency.Resolution {
        if dependency.form == .byName || dependency.form == .target || dependency.form == .plugin && dependency.package == nil {
            if let target = targets[package.id.index][dependency.name] { return .targets([target]) }
            if dependency.form == .target {
                return .unresolved("Package \(package.name) has no target \(dependency.name).")
            }
        }
        let wanted = dependency.package?.lowercased()
        let named = package.dependencies.filter { wanted == nil || $0.identity == wanted || $0.explicitName?.lowercased() == wanted }
        if named.isEmpty, let wanted, let other = byName(wanted, in: package) {
            return resolve(product: dependency.name, of: other)
        }
        for candidate in named {
            guard let id = self.package(of: candidate), products[id.index][dependency.name] != nil else { continue }
            return resolve(product: dependency.name, of: id)
        }
        if let elsewhere = elsewhere(dependency, among: named, in: package) {
            return .external(ExternalProduct(package: elsewhere.identity, name: dependency.name))
        }
        if let wanted {
            return named.isEmpty
                ? .unresolved("Package \(package.name) does not depend on a package \(wanted).")
                : .unresolved("Package \(wanted) has no product \(dependency.name).")
        }
        return .unresolved("No target and no product is named \(dependency.name).")
    }

    /// The package outside of the workspace that a dependency means: the named one; without a name one of the product's own name, or, before
    /// tools version 5.2, any.
    private func elsewhere(
        _ dependency: TargetDependency, among named: [PackageDependency], in package: Package
    ) -> PackageDependency? {
        let candidates = named.filter { self.package(of: $0) == nil }
        if dependency.package != nil { return candidates.first }
        let namesake = dependency.name.lowercased()
        let exact = candidates.first { $0.identity == namesake || $0.explicitName?.lowercased() == namesake }
        let version = package.manifest.toolsVersion.split(separator: ".").compactMap { Int($0) }
        return exact ?? (version.lexicographicallyPrecedes([5, 2]) ? candidates.first : nil)
    }

    /// A dependency may be referred to by the name in the other package's manifest, in old tools versions.
    private func byName(_ name: String, in package: Package) -> PackageID? {
        neighbours[package.id.index].sorted().first { packageNames[$0.index] == name }
    }

    private func resolve(product name: String, of package: PackageID) -> TargetDependency.Resolution {
        guard let product = products[package.index][name] else {
            return .unresolved("Package \(packageNames[package.index]) has no product \(name).")
        }
        return .targets(product.targets.compactMap { targets[package.index][$0] })
    }
}
