/// What a page says to those who cannot see its style: elements with their roles, links and words, one line each, without classes and ids.
///
/// `div`, `span` and `p` that say nothing of themselves are left out; words of one element stand apart by bars; words hidden from
/// assistive technology stand in brackets; a space that keeps words on one line is written as any other.
struct Outline {
    private indirect enum Node {
        case text(String)
        case element(tag: String, attributes: [String], children: [Node])
    }

    private static let kept: Set<String> = [
        "aria-hidden", "aria-label", "aria-live", "colspan", "disabled", "href", "role", "scope", "type", "value", "max",
    ]
    private static let transparent: Set<String> = ["div", "span", "p"]
    private static let void: Set<String> = ["br", "hr", "img", "input"]

    private var rest: Substring

    /// The outline of well-formed HTML.
    static func of(_ html: String) -> String {
        var parser = Outline(rest: html[...])
        return parser.children().flatMap { lines($0, depth: 0) }.joined(separator: "\n")
    }

    private mutating func children() -> [Node] {
        var nodes: [Node] = []
        while !rest.isEmpty, !rest.hasPrefix("</") {
            if rest.hasPrefix("<") {
                nodes += element()
            } else {
                let text = rest.prefix { $0 != "<" }
                rest = rest.dropFirst(text.count)
                if text.contains(where: { $0 != " " }) { nodes.append(.text(String(text.map { $0 == "\u{A0}" ? " " : $0 }))) }
            }
        }
        return nodes
    }

    private mutating func element() -> [Node] {
        rest.removeFirst()
        let tag = String(take { $0 != " " && $0 != ">" })
        let attributes = attributes()
        guard !Self.void.contains(tag) else { return [.element(tag: tag, attributes: attributes, children: [])] }
        let children = children()
        rest = rest.dropFirst(tag.count + 3)
        guard Self.transparent.contains(tag), attributes.isEmpty else {
            return [.element(tag: tag, attributes: attributes, children: children)]
        }
        return children
    }

    private mutating func attributes() -> [String] {
        var found: [String] = []
        while rest.first == " " {
            rest.removeFirst()
            let name = String(take { $0 != "=" && $0 != " " && $0 != ">" })
            var value = ""
            if rest.first == "=" {
                rest = rest.dropFirst(2)
                value = String(take { $0 != "\"" })
                rest.removeFirst()
            }
            if Self.kept.contains(name) { found.append(value.isEmpty ? name : "\(name)=\(value)") }
        }
        rest = rest.dropFirst()
        return found
    }

    private mutating func take(while condition: (Character) -> Bool) -> Substring {
        let taken = rest.prefix(while: condition)
        rest = rest.dropFirst(taken.count)
        return taken
    }

    private static func lines(_ node: Node, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        if let words = words(node) { return [indent + words] }
        guard case .element(let tag, let attributes, let children) = node else { return [] }
        let head = ([tag] + attributes).joined(separator: " ")
        let texts = children.compactMap(words)
        if texts.count == children.count { return [indent + head + (texts.isEmpty ? "" : ": " + texts.joined(separator: " | "))] }
        return [indent + head] + children.flatMap { lines($0, depth: depth + 1) }
    }

    private static func words(_ node: Node) -> String? {
        switch node {
        case .text(let text): return text
        case .element(let tag, let attributes, let children):
            guard transparent.contains(tag), attributes == ["aria-hidden=true"] else { return nil }
            return "[" + children.compactMap(words).joined(separator: " | ") + "]"
        }
    }
}
