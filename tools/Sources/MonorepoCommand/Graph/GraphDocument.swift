import ModuleGraph
import SourceFacts
import ToolSupport

/// The nodes and edges to be printed, ready for any format.
struct GraphDocument {
    /// A target, a package, or a product elsewhere.
    struct Node {
        /// Unlike that of any other node, and the same in every clone.
        var id: String
        var label: String
        /// The group that it is drawn in: a package's folder; empty for none.
        var cluster: String
        /// What decides its colour: its role, else its kind.
        var group: String
        var package: String
        var folder: String
        var kind: String
        var role: String?
        var files: Int
        var lines: Int

        /// The place of its package.
        var place: String { kind == "package" ? folder : cluster }
    }

    /// All that leads from one node to another.
    struct Edge {
        var from: Int
        var to: Int
        var isDeclared: Bool
        var isImported: Bool
        var isTest: Bool
        var isInCycle: Bool
        var declarations: [JSONValue]
        var imports: [JSONValue]
    }

    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    let graph: DirectedGraph

    init(_ selection: GraphSelection, collapsesPackages: Bool) {
        let source = selection.graph
        var places: [String: Int] = [:]
        var placeOfNode = [Int?](repeating: nil, count: source.graph.nodeCount)
        for node in 0..<source.graph.nodeCount where selection.isShown[node] {
            let made = Self.node(node, in: source, collapsesPackages: collapsesPackages)
            if let place = places[made.id] {
                nodes[place].files += made.files
                nodes[place].lines += made.lines
                placeOfNode[node] = place
            } else {
                places[made.id] = nodes.count
                placeOfNode[node] = nodes.count
                nodes.append(made)
            }
        }
        var found: [NodeGraph.Pair: Edge] = [:]
        for (pair, edge) in source.edges.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
            guard let from = placeOfNode[pair.from], let to = placeOfNode[pair.to], from != to else { continue }
            let key = NodeGraph.Pair(from: from, to: to)
            var merged =
                found[key]
                ?? Edge(
                    from: from, to: to, isDeclared: false, isImported: false, isTest: true, isInCycle: false, declarations: [], imports: [])
            merged.isDeclared = merged.isDeclared || edge.isDeclared
            merged.isImported = merged.isImported || edge.isImported
            merged.isTest = merged.isTest && edge.isTest
            merged.declarations += edge.declarations.map(GraphJSON.declaration)
            merged.imports += edge.imports.map(GraphJSON.importSite)
            found[key] = merged
        }
        let graph = DirectedGraph(nodeCount: nodes.count, edges: found.keys.map { ($0.from, $0.to) })
        var component = [Int](repeating: -1, count: nodes.count)
        for (index, members) in graph.cyclicComponents().enumerated() {
            for member in members { component[member] = index }
        }
        self.graph = graph
        edges = found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { edge in
            var edge = edge
            edge.isInCycle = component[edge.from] >= 0 && component[edge.from] == component[edge.to]
            return edge
        }
    }

    private static func node(_ index: Int, in source: NodeGraph, collapsesPackages: Bool) -> Node {
        let targets = source.workspace.targets
        guard index < targets.count else {
            let product = source.externals[index - targets.count]
            let label = collapsesPackages ? product.package : product.name
            return Node(
                id: collapsesPackages ? product.package : product.description, label: label, cluster: "", group: "external",
                package: product.package, folder: "", kind: "external", role: nil, files: 0, lines: 0)
        }
        let target = targets[index]
        let package = source.workspace.package(of: target.id)
        let lines = target.sources.reduce(0) { $0 + ($1.facts?.lineCount ?? 0) }
        if collapsesPackages {
            return Node(
                id: package.place, label: package.name, cluster: "", group: Self.parent(of: package), package: package.name,
                folder: package.place, kind: "package", role: nil, files: target.sources.count, lines: lines)
        }
        return Node(
            id: "\(package.place):\(target.name)", label: target.name, cluster: package.place,
            group: target.role ?? target.kind.rawValue, package: package.name, folder: target.folder ?? "", kind: target.kind.rawValue,
            role: target.role, files: target.sources.count, lines: lines)
    }

    /// The folder above a package's own, by which packages are coloured.
    private static func parent(of package: Package) -> String {
        let parent = Paths.folder(package.folder)
        return parent.isEmpty ? package.place : parent
    }

    /// The groups of its nodes, sorted.
    var groups: [String] { Set(nodes.map(\.group)).sorted() }

    /// The document as versioned JSON.
    var json: JSONValue {
        .object([
            .init("schema", .integer(1)),
            .init("nodes", .array(nodes.map(Self.json))),
            .init("edges", .array(edges.map(json))),
        ])
    }

    private static func json(_ node: Node) -> JSONValue {
        .object([
            .init("id", .string(node.id)), .init("name", .string(node.label)), .init("package", .string(node.package)),
            .init("folder", .string(node.folder)), .init("kind", .string(node.kind)), .init("role", .optional(node.role)),
            .init("files", .integer(node.files)), .init("lines", .integer(node.lines)),
        ])
    }

    private func json(_ edge: Edge) -> JSONValue {
        .object([
            .init("from", .string(nodes[edge.from].id)), .init("to", .string(nodes[edge.to].id)),
            .init("declared", .bool(edge.isDeclared)), .init("imported", .bool(edge.isImported)), .init("test", .bool(edge.isTest)),
            .init("cycle", .bool(edge.isInCycle)), .init("declarations", .array(edge.declarations)),
            .init("imports", .array(edge.imports)),
        ])
    }
}
