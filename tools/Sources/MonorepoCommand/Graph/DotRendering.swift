/// The graph in the language of Graphviz.
struct DotRendering {
    private let document: GraphDocument

    init(_ document: GraphDocument) {
        self.document = document
    }

    var text: String {
        let palette = Palette(document.groups)
        var out = "digraph modules {\n"
        out += "    rankdir=LR;\n    node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11];\n"
        out += "    edge [color=\"#555555\", arrowsize=0.7];\n"
        var clusters: [String: [Int]] = [:]
        for (index, node) in document.nodes.enumerated() { clusters[node.cluster, default: []].append(index) }
        for (number, (cluster, members)) in clusters.sorted(by: { $0.key < $1.key }).enumerated() {
            let indent = cluster.isEmpty ? "    " : "        "
            if !cluster.isEmpty { out += "    subgraph cluster_\(number) {\n        label=\(quoted(cluster)); color=\"#bbbbbb\";\n" }
            for index in members {
                let node = document.nodes[index]
                let shape = node.kind == "executable" ? ", penwidth=2" : ""
                out += "\(indent)\(quoted(node.id)) [label=\(quoted(node.label)), fillcolor=\"\(palette.fill(node.group))\""
                out += "\(shape), tooltip=\(quoted(node.role ?? node.kind))];\n"
            }
            if !cluster.isEmpty { out += "    }\n" }
        }
        for edge in document.edges {
            var style: [String] = []
            if !edge.isDeclared { style.append("style=dashed") }
            if edge.isInCycle { style.append("color=\"#cc0000\"") } else if edge.isTest { style.append("color=\"#bbbbbb\"") }
            let attributes = style.isEmpty ? "" : " [\(style.joined(separator: ", "))]"
            out += "    \(quoted(document.nodes[edge.from].id)) -> \(quoted(document.nodes[edge.to].id))\(attributes);\n"
        }
        return out + "}\n"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
