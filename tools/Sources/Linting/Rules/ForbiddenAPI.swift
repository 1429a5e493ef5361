import Configuration
import ModuleGraph
import SourceFacts

/// A name in code that the configuration bans.
struct ForbiddenAPI: Rule {
    static let id = "forbidden-api"
    static let reason = "Some names work here today and fail on another machine, in another language, or in a test; each ban says how."
    static let isUniversal = true

    init(_ settings: RuleSettings) {}

    func check(_ context: LintContext) -> [Finding] {
        context.configuration.bans.filter { !$0.apis.isEmpty }.flatMap { ban in
            let names = ban.apis.map { CodePattern($0.text) }
            return context.workspace.targets.filter { ban.applies(to: $0.id, in: context.workspace) }.flatMap { target in
                target.sources.flatMap { findings($0, target, names, ban, context) }
            }
        }
    }

    private func findings(_ source: SourceFile, _ target: Target, _ names: [CodePattern], _ ban: Ban, _ context: LintContext) -> [Finding] {
        guard let facts = source.facts, source.language == .swift else { return [] }
        let candidates = names.filter { name in name.words.allSatisfy { facts.words.contains($0) } }
        guard !candidates.isEmpty, let tokens = context.tokens(source.path) else { return [] }
        return candidates.flatMap { name in
            name.matches(in: tokens).map { index in
                Finding(
                    rule: Self.id, location: Location(path: source.path, line: tokens.line(index), column: tokens.column(index)),
                    message: "`\(name.text)` must not be used in \(context.name(target.id)). \(sentence(ban.why))",
                    mend: sentence("Use \(ban.instead)"), from: source.path, to: name.text)
            }
        }
    }
}
