import SourceFacts

/// Puts together, for each pair of targets, what declares and what uses the way from one to the other.
struct EdgeBuilder {
    let packages: [Package]
    let targets: [Target]
    let names: NameIndex

    func build() -> (local: [Edge], external: [ExternalEdge]) {
        var local: [Edge] = []
        var external: [ExternalEdge] = []
        for target in targets {
            var edges: [TargetID: Edge] = [:]
            var foreign: [ExternalProduct: ExternalEdge] = [:]
            declare(target, &edges, &foreign)
            use(target, &edges, &foreign)
            local += edges.values.sorted { $0.to < $1.to }
            external += foreign.values.sorted { $0.product < $1.product }
        }
        return (local, external)
    }

    private func declare(_ target: Target, _ edges: inout [TargetID: Edge], _ foreign: inout [ExternalProduct: ExternalEdge]) {
        for dependency in target.dependencies {
            switch dependency.resolution {
            case .targets(let others):
                for other in others where other != target.id {
                    let isSibling = targets[other.index].packageID == target.packageID
                    edges[other, default: Edge(from: target.id, to: other, declarations: [], imports: [])].declarations.append(
                        DeclaredDependency(dependency: dependency, product: isSibling ? nil : dependency.name))
                }
            case .external(let product):
                foreign[product, default: ExternalEdge(from: target.id, product: product, declarations: [], imports: [])].declarations
                    .append(DeclaredDependency(dependency: dependency, product: product.name))
            case .unresolved:
                break
            }
        }
    }

    private func use(_ target: Target, _ edges: inout [TargetID: Edge], _ foreign: inout [ExternalProduct: ExternalEdge]) {
        var known: [String: ModuleResolution] = [:]
        let package = packages[target.packageID.index]
        for source in target.sources {
            for declaration in source.imports {
                let meaning =
                    known[declaration.module] ?? names.resolve(module: declaration.module, in: target, of: package)
                known[declaration.module] = meaning
                let site = ImportSite(path: source.path, declaration: declaration)
                switch meaning {
                case .target(let other):
                    edges[other, default: Edge(from: target.id, to: other, declarations: [], imports: [])].imports.append(site)
                case .external(let product):
                    foreign[product, default: ExternalEdge(from: target.id, product: product, declarations: [], imports: [])].imports
                        .append(site)
                case .own, .unknown:
                    break
                }
            }
        }
    }
}
