import ModuleGraph
import ToolSupport

/// The graph as one page that needs nothing else: a picture to search and to narrow, paths, colours by role and by owner, what breaks a
/// rule, and every module in a table for whoever sees no picture.
struct GraphPage {
    /// The name of the repository.
    let title: String
    let document: GraphDocument
    /// What of it breaks rules.
    let findings: [GraphFinding]
    /// The owners of packages, by their place.
    let owners: [String: [String]]

    var html: String {
        let heading = "Modules of \(HTMLText.escape(title))"
        let parts = [
            GraphPageFrame.start(title: heading, groups: groups), "<main>", "<h1>\(heading)</h1>",
            "<p>\(HTMLText.escape(summary))</p>", GraphPageFrame.picture(datalist: datalist), violations, table, "</main>",
            "<script type=\"application/json\" id=\"data\">\(GraphPageData(self).text)</script>",
            "<script>\(GraphPageScript.text)</script></body></html>",
        ]
        return parts.joined(separator: "\n") + "\n"
    }

    /// The owners of a node's package in one text; empty where nobody owns it.
    func owner(of node: GraphDocument.Node) -> String { owners[node.place, default: []].joined(separator: ", ") }

    private var groups: Int { max(document.groups.count, Set(document.nodes.map(owner)).count) }

    private var summary: String {
        let lines = document.nodes.reduce(0) { $0 + $1.lines }
        let broken = findings.isEmpty ? "nothing breaks a rule" : "\(Self.number(findings.count, "violation")) of rules"
        return "\(Self.number(document.nodes.count, "module")), \(Self.number(lines, "line")), "
            + "\(Self.number(document.edges.count, "dependency", "dependencies")); \(broken)."
    }

    private var datalist: String {
        let names = document.nodes.map { "<option value=\"\(HTMLText.escape($0.id))\">\(HTMLText.escape($0.label))</option>" }
        return "<datalist id=\"modules\">\(names.joined())</datalist>"
    }

    private var violations: String {
        guard !findings.isEmpty else { return "" }
        let items = findings.map { finding in
            let link = finding.from.map { Self.button($0, document.nodes[$0].label) + ": " } ?? ""
            return
                "<li>\(link)\(HTMLText.escape(finding.message)) \(HTMLText.escape(finding.mend)) <small><code>\(HTMLText.escape(finding.place))</code>, "
                + "\(HTMLText.escape(finding.rule))</small></li>"
        }
        return "<section><h2>Violations</h2><ul>\(items.joined(separator: "\n"))</ul></section>"
    }

    private var table: String {
        let heads = ["Module", "Role", "Owner", "Lines", "Depends on", "Needed by", "Violations"].map { "<th scope=\"col\">\($0)</th>" }
        let backward = document.graph.reversed
        let rows = document.nodes.indices.sorted { document.nodes[$0].id < document.nodes[$1].id }.map { index in
            let node = document.nodes[index]
            let broken = findings.count { $0.from == index }
            let numbers = [node.lines, document.graph.successors(of: index).count, backward.successors(of: index).count, broken]
            return "<tr><th scope=\"row\">\(Self.button(index, node.label))</th><td>\(HTMLText.escape(node.role ?? node.kind))</td>"
                + "<td>\(HTMLText.escape(owner(of: node)))</td>" + numbers.map { "<td>\($0)</td>" }.joined() + "</tr>"
        }
        return """
            <section><h2>All modules</h2>
            <div class="wide" role="region" aria-label="All modules" tabindex="0">
            <table><thead><tr>\(heads.joined())</tr></thead><tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table></div></section>
            """
    }

    /// A button that chooses a module.
    private static func button(_ node: Int, _ label: String) -> String {
        "<button type=\"button\" class=\"link\" data-node=\"\(node)\">\(HTMLText.escape(label))</button>"
    }

    private static func number(_ count: Int, _ word: String, _ words: String? = nil) -> String {
        count == 1 ? "1 \(word)" : "\(count) \(words ?? word + "s")"
    }
}
