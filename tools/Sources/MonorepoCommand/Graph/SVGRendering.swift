import ToolSupport

/// The graph as a picture that every browser shows.
struct SVGRendering {
    private let document: GraphDocument
    private static let rowHeight = 34
    private static let boxHeight = 24
    private static let gap = 90
    private static let margin = 20

    init(_ document: GraphDocument) {
        self.document = document
    }

    var text: String {
        let columns = LayeredLayout(document.graph).columns
        let palette = Palette(document.groups)
        let widths = columns.map { column in column.map { Self.width(document.nodes[$0].label) }.max() ?? 0 }
        let rows = columns.map(\.count).max() ?? 0
        var x = [Int](repeating: 0, count: document.nodes.count)
        var y = x
        var left = Self.margin
        for (column, width) in zip(columns, widths) {
            let top = Self.margin + (rows - column.count) * Self.rowHeight / 2
            for (row, node) in column.enumerated() {
                x[node] = left
                y[node] = top + row * Self.rowHeight
            }
            left += width + Self.gap
        }
        let legend = Self.margin + rows * Self.rowHeight + 20
        let width = max(left - Self.gap + Self.margin, 320)
        let height = legend + document.groups.count * 20 + Self.margin
        var out: [UInt8] = []
        func add(_ line: String) {
            out += line.utf8
            out.append(0x0A)
        }
        add(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\">"
        )
        add("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>")
        for edge in document.edges {
            let from = document.nodes[edge.from]
            let start = (x: x[edge.from] + Self.width(from.label), y: y[edge.from] + Self.boxHeight / 2)
            let end = (x: x[edge.to], y: y[edge.to] + Self.boxHeight / 2)
            let bend = max(30, abs(end.x - start.x) / 2)
            let colour = edge.isInCycle ? "#cc0000" : edge.isTest ? "#cccccc" : "#777777"
            let dash = edge.isDeclared ? "" : " stroke-dasharray=\"4 3\""
            add(
                "<path d=\"M\(start.x) \(start.y)C\(start.x + bend) \(start.y) \(end.x - bend) \(end.y) \(end.x) \(end.y)\" fill=\"none\" stroke=\"\(colour)\"\(dash)/>"
            )
            add("<path d=\"M\(end.x) \(end.y)l-6 -3v6z\" fill=\"\(colour)\"/>")
        }
        for (index, node) in document.nodes.enumerated() {
            let bold = node.kind == "executable" ? " stroke-width=\"2\"" : ""
            add("<g><title>\(HTMLText.escape("\(node.id), \(node.role ?? node.kind)"))</title>")
            add(
                "<rect x=\"\(x[index])\" y=\"\(y[index])\" width=\"\(Self.width(node.label))\" height=\"\(Self.boxHeight)\" rx=\"5\" fill=\"\(palette.fill(node.group))\" stroke=\"#888888\"\(bold)/>"
            )
            add("<text x=\"\(x[index] + 8)\" y=\"\(y[index] + 16)\" fill=\"#111111\">\(HTMLText.escape(node.label))</text></g>")
        }
        for (row, group) in document.groups.enumerated() {
            let top = legend + row * 20
            add(
                "<rect x=\"\(Self.margin)\" y=\"\(top)\" width=\"14\" height=\"14\" rx=\"3\" fill=\"\(palette.fill(group))\" stroke=\"#888888\"/>"
            )
            add("<text x=\"\(Self.margin + 20)\" y=\"\(top + 11)\" fill=\"#111111\">\(HTMLText.escape(group))</text>")
        }
        add("</svg>")
        return String(decoding: out, as: UTF8.self)
    }

    /// A width that the text surely fits in.
    private static func width(_ label: String) -> Int { label.unicodeScalars.count * 8 + 16 }
}
