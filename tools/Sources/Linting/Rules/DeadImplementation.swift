import Configuration
import ModuleGraph

/// An implementation that no app reaches.
struct DeadImplementation: Rule {
    static let id = "dead-implementation"
    static let reason =
        "It is built and tested, but no user ever meets it: a feature was forgotten in the app, or forgotten when it was removed."
    private let implementations: [TargetSelector]
    private let apps: [TargetSelector]

    init(_ settings: RuleSettings) {
        implementations = settings.selectors("implementations", default: ["*Implementation"])
        apps = settings.selectors("apps", default: [])
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let roots = workspace.targets.filter { target in
            apps.isEmpty ? target.kind == .executable && !target.name.hasSuffix("Previews") : workspace.matches(apps, target.id)
        }
        guard let app = roots.first else { return [] }
        let reached = Set(workspace.targetGraph([.declared, .imported]).reachable(from: roots.map(\.id.index)))
        return workspace.targets(matching: implementations).filter { !reached.contains($0.id.index) }.map { target in
            Finding(
                rule: Self.id, location: target.location,
                message: "No app reaches \(target.name).",
                mend: "\(context.declaration(of: target.id, in: app.id)) Or remove the target.",
                from: target.name, to: app.name)
        }
    }
}
