import Configuration
import ModuleGraph

/// An implementation that somebody else than the app or a test depends on.
struct ImplementationLeak: Rule {
    static let id = "implementation-leak"
    static let reason =
        "Whoever links an implementation rebuilds with it and cannot be tested without it; the app alone puts them together."
    private let implementations: [TargetSelector]
    private let linkedBy: [TargetSelector]
    private let takesPrograms: Bool

    init(_ settings: RuleSettings) {
        implementations = settings.selectors("implementations", default: ["*Implementation"])
        linkedBy = settings.selectors("linkedBy", default: [])
        takesPrograms = linkedBy.isEmpty
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        return workspace.targets(matching: implementations).flatMap { implementation in
            workspace.edges(to: implementation.id).compactMap { edge in
                let from = workspace[edge.from]
                let mayLink = from.isTest || workspace.matches(linkedBy, from.id) || takesPrograms && from.kind == .executable
                guard !mayLink, edge.counts(as: [.declared, .imported]) else { return nil }
                return Finding(
                    rule: Self.id, location: context.place(edge),
                    message: "\(context.name(edge.from)) depends on the implementation \(implementation.name); only the app and tests may.",
                    mend: "Depend on the interface, and let the app hand the implementation in. \(context.removal(edge))",
                    from: from.name, to: implementation.name, notes: context.evidence(edge))
            }
        }
    }
}
