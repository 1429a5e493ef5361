import SourceFacts

extension Workspace {
    /// The graph of targets; its nodes are `TargetID.index`. Left-out targets stay as nodes without edges.
    package func targetGraph(_ kinds: EdgeKinds = .all, including fits: (Target) -> Bool = { _ in true }) -> DirectedGraph {
        let kept = targets.map(fits)
        let chosen = edges.filter { kept[$0.from.index] && kept[$0.to.index] && $0.counts(as: kinds) }
        return DirectedGraph(nodeCount: targets.count, edges: chosen.map { ($0.from.index, $0.to.index) })
    }

    /// The graph of packages; its nodes are `PackageID.index`. An edge between packages is one between their targets, or, with
    /// `.declared`, a `.package(…)` line of the manifest. Edges within a package are left out.
    package func packageGraph(_ kinds: EdgeKinds = .all, including fits: (Target) -> Bool = { _ in true }) -> DirectedGraph {
        let edges = packageEdges(kinds, including: fits)
        return DirectedGraph(nodeCount: packages.count, edges: edges.map { ($0.from.index, $0.to.index) })
    }

    /// All that leads from one package to another, by `from` and `to`.
    package func packageEdges(_ kinds: EdgeKinds = .all, including fits: (Target) -> Bool = { _ in true }) -> [PackageEdge] {
        struct Pair: Hashable {
            let from: PackageID
            let to: PackageID
        }
        let kept = targets.map(fits)
        var found: [Pair: PackageEdge] = [:]
        for edge in edges where kept[edge.from.index] && kept[edge.to.index] && edge.counts(as: kinds) {
            let pair = Pair(from: self[edge.from].packageID, to: self[edge.to].packageID)
            guard pair.from != pair.to else { continue }
            found[pair, default: PackageEdge(from: pair.from, to: pair.to, declarations: [], edges: [])].edges.append(edge)
        }
        for package in packages {
            for dependency in package.dependencies {
                guard let other = dependency.packageID, other != package.id else { continue }
                let pair = Pair(from: package.id, to: other)
                if kinds.contains(.declared) {
                    found[pair, default: PackageEdge(from: pair.from, to: pair.to, declarations: [], edges: [])].declarations
                        .append(dependency)
                } else {
                    found[pair]?.declarations.append(dependency)
                }
            }
        }
        return found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}

extension Edge {
    /// Whether it belongs to a graph of these kinds.
    package func counts(as kinds: EdgeKinds) -> Bool {
        kinds.contains(.declared) && declarations.contains { $0.dependency.form != .plugin }
            || kinds.contains(.plugins) && declarations.contains { $0.dependency.form == .plugin }
            || kinds.contains(.imported) && imports.contains { !$0.declaration.isNeverActive }
    }
}
