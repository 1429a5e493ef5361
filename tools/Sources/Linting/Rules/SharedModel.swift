import Configuration
import ModuleGraph
import SourceFacts
import SourceSyntax

/// A module that many import and of which each uses little.
struct SharedModel: Rule {
    static let id = "shared-model"
    static let reason = "Everybody rebuilds with a module of which each needs a corner; the corners belong to those who need them."
    private let importers: [TargetSelector]
    private let except: [TargetSelector]
    private let least: Int
    private let share: Int
    private let types: Int

    init(_ settings: RuleSettings) {
        importers = settings.selectors("importers", default: ["*"])
        except = settings.selectors("except", default: [])
        least = settings.integer("atLeast", default: 5)
        share = settings.integer("percent", default: 20)
        types = settings.integer("types", default: 10)
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let counted = Set(workspace.targets(matching: importers).filter { !$0.isTest }.map(\.id))
        return workspace.targets.filter { !$0.isTest && $0.kind == .library && !workspace.matches(except, $0.id) }.compactMap { target in
            let users = workspace.edges(to: target.id).filter {
                $0.counts(as: .imported) && counted.contains($0.from) && workspace[$0.from].packageID != target.packageID
            }.map(\.from)
            guard users.count >= least else { return nil }
            let names = publicTypes(of: target, context)
            guard names.count >= types else { return nil }
            let shares = users.map { user in
                let words = workspace[user].sources.compactMap { $0.facts?.words }
                return names.filter { name in words.contains { $0.contains(name) } }.count * 100 / names.count
            }
            guard let most = shares.max(), most <= share else { return nil }
            return Finding(
                rule: Self.id, location: target.location,
                message:
                    "\(users.count) modules import \(target.name), and none of them uses more than \(most) % of its \(names.count) public types.",
                mend: "Split it by who uses what: each type next to its users, what is left shared.", from: target.name)
        }
    }

    private func publicTypes(of target: Target, _ context: LintContext) -> Set<String> {
        let paths = target.sources.filter { $0.language == .swift }.map(\.path)
        context.prepareOutlines(paths)
        return Set(
            paths.flatMap { path -> [String] in
                guard let outline = context.outline(path) else { return [] }
                return outline.declarations.filter { $0.isType && outline.isPublic($0) }.map(\.name)
            })
    }
}
