import Configuration
import ModuleGraph
import SourceFacts
import SourceSyntax

/// A module that everything depends on and that grows beyond its budget of public declarations and lines.
struct DomainBudget: Rule {
    static let id = "domain-budget"
    static let reason = "Whatever is public in the domain is seen, rebuilt and remembered everywhere; it grows by decision, not by habit."
    private let modules: [TargetSelector]
    private let declarations: Int?
    private let lines: Int?

    init(_ settings: RuleSettings) {
        modules = settings.selectors("modules", default: ["Domain"])
        declarations = settings.integer("publicDeclarations")
        lines = settings.integer("lines")
    }

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.targets(matching: modules).flatMap { target in
            let sources = target.sources.filter { $0.language == .swift }
            context.prepareOutlines(sources.map(\.path))
            let count = sources.reduce(0) { sum, source in
                guard let outline = context.outline(source.path) else { return sum }
                return sum + outline.declarations.filter { $0.keyword != "extension" && $0.keyword != "case" && outline.isPublic($0) }.count
            }
            let lineCount = sources.reduce(0) { $0 + ($1.facts?.lineCount ?? 0) }
            return finding(target, "publicDeclarations", "public declarations", count, declarations)
                + finding(target, "lines", "lines", lineCount, lines)
        }
    }

    private func finding(_ target: Target, _ key: String, _ noun: String, _ count: Int, _ budget: Int?) -> [Finding] {
        guard let budget else { return [] }
        if count > budget {
            return [
                Finding(
                    rule: Self.id, location: target.location,
                    message: "\(target.name) has \(count) \(noun), \(count - budget) more than its budget of \(budget).",
                    mend: "Move what one feature alone needs into that feature, or decide on a larger \"\(key)\" in the configuration.",
                    from: target.name, to: key)
            ]
        }
        // A tenth below, the budget would let growth come back unseen.
        guard count * 10 < budget * 9 else { return [] }
        return [
            Finding(
                rule: Self.id, location: target.location,
                message: "\(target.name) has \(count) \(noun), well below its budget of \(budget).",
                mend: "Lower \"\(key)\" to \(count) in the configuration, so that it stays so.", from: target.name, to: key)
        ]
    }
}
