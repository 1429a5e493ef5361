import ModuleGraph
import SourceFacts
import ToolSupport

/// Every shortest path between two things, in words.
struct WhyAnswer {
    let from: String
    let to: String
    let graph: NodeGraph
    private let paths: ShortestPaths?
    private let shown: [[Int]]
    private let isReversed: Bool

    init(from: String, to: String, sources: [Int], destinations: [Int], graph: NodeGraph, limit: Int) {
        self.from = from
        self.to = to
        self.graph = graph
        paths = graph.graph.shortestPaths(from: sources, to: destinations)
        shown = paths?.paths(limit: limit) ?? []
        isReversed = paths == nil && graph.graph.shortestPaths(from: destinations, to: sources) != nil
    }

    var text: String {
        guard let paths else {
            return "\(from) does not depend on \(to).\(isReversed ? " It is the other way round: `monorepo why \(to) \(from)`." : "")\n"
        }
        let count = paths.count
        let steps = paths.length == 1 ? "1 step" : "\(paths.length) steps"
        var lines = ["\(from) depends on \(to): \(Self.number(count, "shortest path")) of \(steps)."]
        for path in shown {
            lines.append("")
            lines.append(title(path[0]))
            for (one, other) in zip(path, path.dropFirst()) { lines += step(one, other) }
        }
        if count > shown.count {
            lines += ["", "\(count == .max ? "Very many" : String(count - shown.count)) more; --limit N shows them."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var json: JSONValue {
        let listed = shown.map { path in
            JSONValue.array(
                zip(path, path.dropFirst()).map { one, other in
                    .object([
                        .init("from", .string(graph.title(one))), .init("to", .string(graph.title(other))),
                        .init("declarations", .array(edge(one, other).declarations.map(GraphJSON.declaration))),
                        .init("imports", .array(edge(one, other).imports.map(GraphJSON.importSite))),
                    ])
                })
        }
        return .object([
            .init("schema", .integer(1)), .init("from", .string(from)), .init("to", .string(to)),
            .init("count", .integer(paths?.count ?? 0)), .init("length", paths.map { .integer($0.length) } ?? .null),
            .init("paths", .array(listed)),
        ])
    }

    private func title(_ node: Int) -> String { graph.title(node) }

    private func step(_ one: Int, _ other: Int) -> [String] {
        let edge = edge(one, other)
        var lines = ["  → \(title(other))"]
        for declaration in edge.declarations {
            let condition = declaration.condition.map { " \($0.summary)" } ?? ""
            let exact = declaration.dependency.isLocationExact ? "" : " (the target's line; the dependency is computed)"
            lines.append("      declared at \(declaration.location): \(declaration.dependency.spelling)\(condition)\(exact)")
        }
        if edge.declarations.isEmpty { lines.append("      not declared") }
        if let first = edge.imports.first {
            let more = edge.imports.count > 1 ? ", and \(Self.number(edge.imports.count - 1, "more import"))" : ""
            let conditions = first.declaration.conditions.map(\.summary).joined(separator: "; ")
            lines.append("      imported at \(first.location)\(conditions.isEmpty ? "" : " if \(conditions)")\(more)")
        } else {
            lines.append("      not imported")
        }
        return lines
    }

    private func edge(_ one: Int, _ other: Int) -> NodeEdge {
        graph.edges[NodeGraph.Pair(from: one, to: other)] ?? NodeEdge(declarations: [], imports: [], isTest: false)
    }

    private static func number(_ count: Int, _ word: String) -> String {
        count == 1 ? "1 \(word)" : count == .max ? "very many \(word)s" : "\(count) \(word)s"
    }
}
