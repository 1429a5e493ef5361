import ModuleGraph

/// Packages that depend on one another in a circle, whichever targets make the edges.
struct PackageCycle: Rule {
    static let id = "package-cycle"
    static let reason = "It builds silently while no targets make a circle, but none of the packages stands alone any more."
    static let isUniversal = true
    private let countsTests: Bool

    init(_ settings: RuleSettings) {
        countsTests = settings.flag("tests", default: true)
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let edges = workspace.packageEdges([.declared, .imported]) { countsTests || !$0.isTest }.filter { countsTests || !$0.edges.isEmpty }
        let graph = DirectedGraph(nodeCount: workspace.packages.count, edges: edges.map { ($0.from.index, $0.to.index) })
        let components = graph.cyclicComponents()
        return components.map { component in
            let cycle = graph.cycle(in: component)
            let closed = cycle + [cycle[0]]
            let names = closed.map { workspace.packages[$0].name }
            var notes: [Finding.Note] = []
            for (from, to) in zip(closed, closed.dropFirst()) {
                guard let edge = edges.first(where: { $0.from.index == from && $0.to.index == to }) else { continue }
                notes += evidence(edge, context)
            }
            let rest = component.count - cycle.count
            return Finding(
                rule: Self.id, location: notes.first?.location ?? Location(path: workspace.packages[cycle[0]].manifest.path, line: 1),
                message: "Packages depend on one another in a circle: \(names.joined(separator: " → "))"
                    + "\(rest > 0 ? ", with \(counted(rest, "more package")) in circles with them" : "").",
                mend: "Cut one of these edges; an edge of tests alone goes by moving the test to the package that depends on both.",
                from: names[0], to: names.dropFirst().dropLast().joined(separator: " → "), notes: notes)
        }
    }

    /// The `.package(…)` line, and what makes the first edge between targets, with a word where only tests make it.
    private func evidence(_ edge: PackageEdge, _ context: LintContext) -> [Finding.Note] {
        let workspace = context.workspace
        let names = "package \(workspace[edge.from].name) → \(workspace[edge.to].name)"
        let isOfTests = !edge.edges.isEmpty && edge.edges.allSatisfy { workspace[$0.from].isTest }
        let notes = edge.declarations.prefix(1).map {
            Finding.Note($0.location, "\(names)\(isOfTests ? ", by tests alone" : ""): declared here")
        }
        return notes + (edge.edges.first.map { context.evidence($0) } ?? [])
    }
}
