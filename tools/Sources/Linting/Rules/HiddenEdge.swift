import ModuleGraph
import SourceFacts

/// One notification name or other string key that two packages use: a dependency that no manifest and no import shows.
struct HiddenEdge: Rule {
    static let id = "hidden-edge"
    static let reason = "A change of the key on one side breaks the other without a word from the compiler."
    private let callees: Set<String>
    private let labels: Set<String>

    init(_ settings: RuleSettings) {
        callees = Set(
            settings.texts(
                "callees", default: ["AppStorage", "NSNotification.Name", "Notification.Name", "SceneStorage"]))
        labels = Set(settings.texts("labels", default: ["forKey", "suiteName"]))
    }

    private struct Use {
        let location: Location
        let target: Target
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        var uses: [String: [PackageID: Use]] = [:]
        for target in workspace.targets where !target.isTest {
            for source in target.sources {
                for string in source.facts?.strings ?? [] where isKey(string) {
                    let use = Use(location: Location(path: source.path, line: string.line, column: string.column), target: target)
                    if uses[string.value]?[target.packageID] == nil { uses[string.value, default: [:]][target.packageID] = use }
                }
            }
        }
        return uses.sorted { $0.key < $1.key }.flatMap { key, packages -> [Finding] in
            let sorted = packages.sorted { $0.key < $1.key }.map(\.value)
            guard let first = sorted.first else { return [] }
            return sorted.dropFirst().map { use in
                Finding(
                    rule: Self.id, location: use.location,
                    message: "\(use.target.name) and \(first.target.name) both use the key \"\(key)\".",
                    mend: "Declare the key once, in a module that both depend on, or replace it by a call through an interface.",
                    from: use.target.name, to: key, notes: [Finding.Note(first.location, "used here too")])
            }
        }
    }

    private func isKey(_ string: StringLiteral) -> Bool {
        guard !string.value.isEmpty else { return false }
        if labels.contains(string.label) { return true }
        let callee = string.callee.hasSuffix(".init") ? String(string.callee.dropLast(5)) : string.callee
        return callees.contains(callee)
    }
}
