import Configuration
import ModuleGraph

/// A mock, or something else for tests alone, that an app reaches.
struct MockInRelease: Rule {
    static let id = "mock-in-release"
    static let reason = "What stands in for the real thing must not be linked into what users run."
    private let mocks: [TargetSelector]
    private let apps: [TargetSelector]

    init(_ settings: RuleSettings) {
        mocks = settings.selectors("mocks", default: ["*Mocks"])
        apps = settings.selectors("apps", default: [])
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let roots = workspace.targets.filter { target in
            apps.isEmpty ? target.kind == .executable && !target.name.hasSuffix("Previews") : workspace.matches(apps, target.id)
        }
        let isMock = Set(workspace.targets(matching: mocks).map(\.id.index))
        let graph = workspace.targetGraph([.declared, .imported])
        var findings: [Finding] = []
        var found: Set<[Int]> = []
        for root in roots {
            let reached = graph.reachable(from: [root.id.index])
            for from in reached where !isMock.contains(from) {
                for to in graph.successors(of: from) where isMock.contains(to) && found.insert([from, to]).inserted {
                    guard let edge = workspace.edge(from: TargetID(index: from), to: TargetID(index: to)),
                        let way = root.id.index == from
                            ? [from] : graph.shortestPaths(from: root.id.index, to: from)?.paths(limit: 1).first
                    else { continue }
                    let path = way + [to]
                    findings.append(
                        Finding(
                            rule: Self.id, location: context.place(edge),
                            message: "The app \(root.name) links \(workspace.targets[to].name), which is for tests alone: "
                                + "\(context.words(forPath: path)).",
                            mend: context.removal(edge), from: workspace.targets[from].name, to: workspace.targets[to].name,
                            notes: context.evidence(alongPath: path)))
                }
            }
        }
        return findings
    }
}
