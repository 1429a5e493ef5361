import ModuleGraph
import SourceFacts
import ToolSupport

/// Finds the lines of a manifest's text that say what the toolchain has read from it.
struct ManifestLines {
    private let path: String
    private let folder: String
    private let tree: CallTree
    /// The first call that declares a target, by its name.
    private let targetCalls: [String: Int]
    /// The literals by their text, in the order in which they stand.
    private let literals: [String: [CallTree.Literal]]
    private static let targets: Set<String> = [
        "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget", "plugin", "macro",
    ]

    init(_ manifest: FoundManifest) {
        path = manifest.path
        folder = manifest.folder
        let tree = CallTree(manifest.bytes)
        self.tree = tree
        literals = Dictionary(grouping: tree.literals, by: \.value)
        let declarations = tree.calls.indices.filter { Self.declaresTarget(tree.calls[$0]) }
        targetCalls = Dictionary(declarations.compactMap { index in tree.calls[index].literals["name"].map { ($0, index) } }) { first, _ in
            first
        }
    }

    /// The line of the package itself.
    var package: Location {
        location(tree.calls.first { $0.callee == "Package" }?.token) ?? Location(path: path, line: 1, column: 1)
    }

    /// The line of a product.
    func product(_ name: String) -> Location {
        let callees: Set<String> = ["library", "executable", "plugin", "iOSApplication"]
        let call = tree.calls.first { callees.contains($0.callee) && $0.literals["name"] == name && $0.literals["package"] == nil }
        return location(call?.token) ?? package
    }

    /// The line of a dependency on a package.
    func dependency(_ identity: String, folder other: String?) -> Location {
        let call = tree.calls.first { call in
            guard call.callee == "package" else { return false }
            if let path = call.literals["path"] {
                return other.map { Paths.joined(folder, path) == $0 } ?? false || Paths.name(path).lowercased() == identity
            }
            if let url = call.literals["url"] { return Self.identity(ofURL: url) == identity }
            return call.literals["id"]?.lowercased() == identity
        }
        return location(call?.token) ?? package
    }

    /// The line of a target.
    func target(_ name: String) -> Location {
        location(call(ofTarget: name)?.token) ?? package
    }

    /// The line of a target's dependency, and whether it is that line and not merely the target's.
    func dependency(_ name: String, form: TargetDependency.Form, of target: String) -> (location: Location, isExact: Bool) {
        guard let call = call(ofTarget: target) else { return (package, false) }
        if let token = mention(of: name, form: form, in: call.range), let found = location(token) { return (found, true) }
        // Kept under a name of its own: `static let core = Self.product(name: "Core", package: "Core")`.
        for other in tree.calls where other.literals["name"] == name && !call.range.contains(other.token) {
            guard let constant = constant(before: other.token), let use = word(constant, in: call.range) else { continue }
            return (location(use) ?? package, true)
        }
        return (location(call.token) ?? package, false)
    }

    private func mention(of name: String, form: TargetDependency.Form, in range: Range<Int>) -> Int? {
        let label = form == .plugin ? "plugins" : "dependencies"
        for literal in literals[name] ?? [] where range.contains(literal.token) {
            if literal.label == label { return literal.token }
            guard let index = literal.call, literal.label == "name", tree.calls[index].label == label else { continue }
            return tree.calls[index].token
        }
        return nil
    }

    private func call(ofTarget name: String) -> CallTree.Call? {
        targetCalls[name].map { tree.calls[$0] }
    }

    /// Whether a call declares a target, and is not a mention of one.
    private static func declaresTarget(_ call: CallTree.Call) -> Bool {
        guard targets.contains(call.callee), call.literals["package"] == nil else { return false }
        return call.label != "dependencies" && call.label != "plugins" && call.label != "products"
    }

    /// The name in `name = Type.call(`, or in `name: Type = .call(`, before a call.
    private func constant(before token: Int) -> String? {
        var index = token - 1
        while tree.tokens.isText(index, ".") || tree.tokens.kind(index) == .word && tree.tokens.isText(index + 1, ".") { index -= 1 }
        guard tree.tokens.isText(index, "=") else { return nil }
        index -= 1
        while index > 0, tree.tokens.kind(index) == .word || tree.tokens.isText(index, ".") || tree.tokens.isText(index, ":") {
            if tree.tokens.isText(index - 1, "let") || tree.tokens.isText(index - 1, "var") { return tree.tokens.text(index) }
            index -= 1
        }
        return nil
    }

    private func word(_ text: String, in range: Range<Int>) -> Int? {
        range.first { tree.tokens.kind($0) == .word && tree.tokens.isText($0, text) }
    }

    /// The place of a token; of the dot before it, where it is the name of a member.
    private func location(_ token: Int?) -> Location? {
        guard let token else { return nil }
        let first = tree.tokens.isText(token - 1, ".") && tree.tokens.isAdjacent(token) ? token - 1 : token
        return Location(path: path, line: tree.tokens.line(first), column: tree.tokens.column(first))
    }

    private static func identity(ofURL url: String) -> String {
        let name = Paths.name(url).lowercased()
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
