import ModuleGraph

/// Targets that depend on one another in a circle.
struct TargetCycle: Rule {
    static let id = "target-cycle"
    static let reason = "None of them can be built, tested or taken away alone; which build fails depends on the order of the moment."
    static let isUniversal = true
    private let countsTests: Bool

    init(_ settings: RuleSettings) {
        countsTests = settings.flag("tests", default: true)
    }

    func check(_ context: LintContext) -> [Finding] {
        let graph = context.workspace.targetGraph([.declared, .imported]) { countsTests || !$0.isTest }
        return graph.cyclicComponents().map { component in
            let cycle = graph.cycle(in: component)
            let closed = cycle + [cycle[0]]
            let notes = context.evidence(alongPath: closed)
            let names = cycle.map { context.workspace.targets[$0].name }
            let rest = component.count - cycle.count
            return Finding(
                rule: Self.id, location: notes.first?.location ?? context.workspace.targets[cycle[0]].location,
                message: "Targets depend on one another in a circle: \(context.words(forPath: closed))"
                    + "\(rest > 0 ? ", with \(counted(rest, "more target")) in circles with them" : "").",
                mend: "Cut one of these edges: move what both sides need into a target that both depend on.",
                from: names[0], to: names.dropFirst().joined(separator: " → "), notes: notes)
        }
    }
}
