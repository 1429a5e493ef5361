import Configuration
import ModuleGraph
import SourceFacts

/// Which modules some targets may import, their own workspace's and others'.
struct ImportAllowance {
    /// Roles, targets, patterns, and modules that are not of the workspace.
    let selectors: [TargetSelector]

    /// What a target imports, or declares without importing, beyond that: the module, and where. One place for each module.
    func excess(of target: Target, in context: LintContext) -> [(module: String, location: Location)] {
        let workspace = context.workspace
        var found: [String: Location] = [:]
        for source in target.sources {
            for declaration in source.imports where !declaration.isNeverActive && found[declaration.module] == nil {
                let isAllowed: Bool
                switch workspace.resolve(module: declaration.module, in: target.id) {
                case .own: isAllowed = true
                case .target(let other): isAllowed = workspace.matches(selectors, other)
                case .external, .unknown: isAllowed = selectors.contains { $0.text == declaration.module || $0.text == "*" }
                }
                if !isAllowed {
                    found[declaration.module] = Location(path: source.path, line: declaration.line, column: declaration.column)
                }
            }
        }
        for edge in workspace.edges(from: target.id) where edge.counts(as: .declared) {
            let module = workspace[edge.to].moduleName
            if found[module] == nil, !workspace.matches(selectors, edge.to) { found[module] = context.place(edge) }
        }
        return found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// In words.
    var summary: String { selectors.isEmpty ? "nothing" : selectors.map(\.text).joined(separator: ", ") }
}
