import ModuleGraph
import ToolSupport

/// What the script of a page draws: nodes in columns, edges between them, and what breaks rules.
struct GraphPageData {
    private let page: GraphPage
    private let columns: [[Int]]

    init(_ page: GraphPage) {
        self.page = page
        columns = LayeredLayout(page.document.graph).columns
    }

    /// JSON that may stand in a script element: no `<`, with which that could end.
    var text: String { json.line.replacing("<", with: "\\u003c") }

    private var json: JSONValue {
        let roles = Set(page.document.nodes.map(\.group)).sorted()
        let owners = Set(page.document.nodes.map(page.owner)).sorted()
        let (roleOf, ownerOf) = (Self.places(roles), Self.places(owners))
        let nodes = page.document.nodes.map { node($0, roleOf, ownerOf) }
        return .object([
            .init("columns", .array(columns.map { .array($0.map(JSONValue.integer)) })),
            .init("role", .array(Self.groups(roles))),
            .init("owner", .array(Self.groups(owners))),
            .init("nodes", .array(nodes)),
            .init("edges", .array(page.document.edges.map(edge))),
            .init("findings", .array(page.findings.map(Self.finding))),
        ])
    }

    private func node(_ node: GraphDocument.Node, _ roles: [String: Int], _ owners: [String: Int]) -> JSONValue {
        .object([
            .init("id", .string(node.id)), .init("name", .string(node.label)), .init("package", .string(node.package)),
            .init("folder", .string(node.folder)), .init("files", .integer(node.files)), .init("lines", .integer(node.lines)),
            .init("test", .bool(node.kind == "test")), .init("role", .integer(roles[node.group] ?? 0)),
            .init("owner", .integer(owners[page.owner(of: node)] ?? 0)),
        ])
    }

    private func edge(_ edge: GraphDocument.Edge) -> JSONValue {
        let place = (edge.declarations.first ?? edge.imports.first).map { "\($0["path"]?.string ?? ""):\($0["line"]?.integer ?? 0)" }
        return .object([
            .init("from", .integer(edge.from)), .init("to", .integer(edge.to)), .init("declared", .bool(edge.isDeclared)),
            .init("test", .bool(edge.isTest)), .init("cycle", .bool(edge.isInCycle)), .init("place", .optional(place)),
        ])
    }

    private static func finding(_ finding: GraphFinding) -> JSONValue {
        .object([
            .init("from", finding.from.map(JSONValue.integer) ?? .null), .init("to", finding.to.map(JSONValue.integer) ?? .null),
            .init("rule", .string(finding.rule)), .init("message", .string(finding.message)),
        ])
    }

    /// Groups with the place of their colour.
    private static func groups(_ names: [String]) -> [JSONValue] {
        names.enumerated().map { place, name in
            .object([.init("name", .string(name)), .init("fill", Palette.isGrey(name) ? .null : .integer(place))])
        }
    }

    private static func places(_ names: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }
}
