import Configuration
import ModuleGraph
import SourceFacts
import ToolSupport

/// An import of a module that the configuration bans.
struct LegacyImport: Rule {
    static let id = "legacy-import"
    static let reason = "What is being left behind must not spread while it is still there."
    static let isUniversal = true

    init(_ settings: RuleSettings) {}

    func check(_ context: LintContext) -> [Finding] {
        context.configuration.bans.filter { !$0.imports.isEmpty }.flatMap { ban in
            let patterns = ban.imports.map { PathPattern($0.text) }
            return context.workspace.targets.filter { ban.applies(to: $0.id, in: context.workspace) }.flatMap { target in
                target.sources.flatMap { source in
                    source.imports.filter { found in !found.isNeverActive && patterns.contains { $0.matches(found.module) } }.map { found in
                        Finding(
                            rule: Self.id, location: Location(path: source.path, line: found.line, column: found.column),
                            message: "\(context.name(target.id)) must not import \(found.module). \(sentence(ban.why))",
                            mend: sentence("Use \(ban.instead)"), from: source.path, to: found.module)
                    }
                }
            }
        }
    }
}
