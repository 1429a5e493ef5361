/// The graph in the language of Mermaid, as Markdown viewers draw it.
struct MermaidRendering {
    private let document: GraphDocument

    init(_ document: GraphDocument) {
        self.document = document
    }

    var text: String {
        let palette = Palette(document.groups)
        var out = "flowchart LR\n"
        var clusters: [String: [Int]] = [:]
        for (index, node) in document.nodes.enumerated() { clusters[node.cluster, default: []].append(index) }
        for (number, (cluster, members)) in clusters.sorted(by: { $0.key < $1.key }).enumerated() {
            if !cluster.isEmpty { out += "    subgraph p\(number)[\(quoted(cluster))]\n" }
            for index in members {
                out += "\(cluster.isEmpty ? "    " : "        ")n\(index)[\(quoted(document.nodes[index].label))]\n"
            }
            if !cluster.isEmpty { out += "    end\n" }
        }
        for edge in document.edges { out += "    n\(edge.from) \(edge.isDeclared ? "-->" : "-.->") n\(edge.to)\n" }
        let red = document.edges.indices.filter { document.edges[$0].isInCycle }
        if !red.isEmpty { out += "    linkStyle \(red.map(String.init).joined(separator: ",")) stroke:#cc0000\n" }
        for (number, group) in document.groups.enumerated() {
            out += "    classDef g\(number) fill:\(palette.fill(group)),stroke:#888888,color:#111111\n"
            let members = document.nodes.indices.filter { document.nodes[$0].group == group }
            out += "    class \(members.map { "n\($0)" }.joined(separator: ",")) g\(number)\n"
        }
        return out
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;") + "\""
    }
}
