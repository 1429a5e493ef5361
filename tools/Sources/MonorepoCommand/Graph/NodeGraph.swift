import ModuleGraph
import ToolSupport

/// The workspace's targets, and the products elsewhere that they use, as nodes of one graph: first the targets by identifier, then the
/// products by package and name.
struct NodeGraph {
    let workspace: Workspace
    let externals: [ExternalProduct]
    let graph: DirectedGraph
    /// Edges by the pair of their nodes.
    let edges: [Pair: NodeEdge]

    /// Two nodes.
    struct Pair: Hashable {
        let from: Int
        let to: Int
    }

    init(_ workspace: Workspace, kinds: EdgeKinds, skipsTests: Bool, hasExternals: Bool) {
        func isKept(_ target: TargetID) -> Bool { !skipsTests || !workspace[target].isTest }
        let count = workspace.targets.count
        let products = hasExternals ? Set(workspace.externalEdges.filter { isKept($0.from) }.map(\.product)).sorted() : []
        let places = Dictionary(uniqueKeysWithValues: products.enumerated().map { ($1, count + $0) })
        var edges: [Pair: NodeEdge] = [:]
        for edge in workspace.edges where isKept(edge.from) && isKept(edge.to) && edge.counts(as: kinds) {
            edges[Pair(from: edge.from.index, to: edge.to.index)] = NodeEdge(
                declarations: edge.declarations, imports: edge.imports, isTest: workspace[edge.from].isTest)
        }
        for edge in workspace.externalEdges where isKept(edge.from) {
            guard let place = places[edge.product] else { continue }
            let counts = kinds.contains(.declared) && edge.isDeclared || kinds.contains(.imported) && edge.isImported
            if !counts { continue }
            edges[Pair(from: edge.from.index, to: place)] = NodeEdge(
                declarations: edge.declarations, imports: edge.imports, isTest: workspace[edge.from].isTest)
        }
        self.workspace = workspace
        self.externals = products
        self.edges = edges
        graph = DirectedGraph(nodeCount: count + products.count, edges: edges.keys.map { ($0.from, $0.to) })
    }

    /// The name of a node as people say it.
    func name(_ node: Int) -> String {
        node < workspace.targets.count ? workspace.targets[node].name : externals[node - workspace.targets.count].name
    }

    /// The nodes that a name means: a target, else all targets of a package, else a product elsewhere. Throws, with the nearest names,
    /// where there is none.
    func nodes(named name: String) throws(ToolError) -> [Int] {
        let targets = workspace.targets(matching: name)
        if !targets.isEmpty { return targets.map(\.id.index) }
        let packages = Set(workspace.packages(matching: name).map(\.id))
        if !packages.isEmpty { return workspace.targets.filter { packages.contains($0.packageID) }.map(\.id.index) }
        let products = externals.indices.filter {
            externals[$0].name == name || externals[$0].description == name || externals[$0].package == name
        }
        if !products.isEmpty { return products.map { workspace.targets.count + $0 } }
        let known = workspace.targets.map(\.name) + workspace.packages.map(\.name) + externals.map(\.name)
        let near = Set(known).filter { Self.isNear($0, name) }.sorted().prefix(3)
        throw ToolError(
            "There is no target, package or product named \(name).",
            remedy: near.isEmpty ? "`monorepo graph --format json` lists them all." : "Did you mean \(near.joined(separator: " or "))?")
    }

    /// Whether two names differ by case, by a part, or by at most two letters.
    private static func isNear(_ one: String, _ other: String) -> Bool {
        let left = Array(one.lowercased().utf8.prefix(80))
        let right = Array(other.lowercased().utf8.prefix(80))
        if right.count >= 4, one.lowercased().contains(other.lowercased()) { return true }
        guard abs(left.count - right.count) <= 2 else { return false }
        var row = Array(0...right.count)
        for (index, byte) in left.enumerated() {
            var previous = row[0]
            row[0] = index + 1
            for place in right.indices {
                let cost = min(row[place] + 1, row[place + 1] + 1, previous + (byte == right[place] ? 0 : 1))
                previous = row[place + 1]
                row[place + 1] = cost
            }
        }
        return row[right.count] <= min(2, max(1, right.count / 3))
    }
}

/// All that leads from one node to another.
struct NodeEdge {
    var declarations: [DeclaredDependency]
    var imports: [ImportSite]
    /// Whether it comes from tests alone.
    var isTest: Bool
    var isDeclared: Bool { !declarations.isEmpty }
    var isImported: Bool { !imports.isEmpty }
}

extension NodeGraph {
    /// The name of a node in output: a target's name, with its package where that has another name or the name comes twice; a product
    /// with its package.
    func title(_ node: Int) -> String {
        guard node < workspace.targets.count else { return externals[node - workspace.targets.count].description }
        let target = workspace.targets[node]
        let isUnique = workspace.targets(ofModule: target.moduleName).count < 2
        return isUnique ? target.name : "\(target.name) (\(workspace.package(of: target.id).place))"
    }
}

extension Package {
    /// Its folder in output; `.` at the root.
    var place: String { folder.isEmpty ? "." : folder }
}
