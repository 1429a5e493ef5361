import ModuleGraph
import SourceFacts
import SourceSyntax

/// A `static let shared` that another module reaches for.
struct Singleton: Rule {
    static let id = "singleton"
    static let reason = "Whoever reaches for it cannot be tested, moved or run twice without it, and no initializer says so."
    private let names: [String]

    init(_ settings: RuleSettings) {
        names = settings.texts("names", default: ["shared"])
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        return workspace.targets.filter { !$0.isTest }.flatMap { target in
            target.sources.flatMap { source -> [Finding] in
                guard let words = source.facts?.words, words.contains("static"), names.contains(where: { words.contains($0) }),
                    let outline = context.outline(source.path)
                else { return [] }
                return outline.declarations.compactMap { declaration in
                    guard ["let", "var"].contains(declaration.keyword), names.contains(declaration.name),
                        declaration.modifiers.contains("static") || declaration.modifiers.contains("class"),
                        let owner = outline.owner(of: declaration)?.name
                    else { return nil }
                    let uses = uses(of: owner, declaration.name, outside: target, context)
                    guard let first = uses.first else { return nil }
                    let modules = Set(uses.map(\.module)).sorted()
                    return Finding(
                        rule: Self.id, location: Location(path: source.path, line: declaration.line, column: declaration.column),
                        message: "\(owner).\(declaration.name) of \(target.name) is reached from \(modules.joined(separator: ", ")).",
                        mend: "Make \(owner) where the app is put together and hand it to whoever needs it, first at \(first.location).",
                        from: target.name, to: "\(owner).\(declaration.name)",
                        notes: uses.prefix(5).map { Finding.Note($0.location, "used here") })
                }
            }
        }
    }

    private func uses(of owner: String, _ name: String, outside target: Target, _ context: LintContext) -> [(
        module: String, location: Location
    )] {
        let pattern = CodePattern("\(owner).\(name)")
        return context.workspace.targets.filter { $0.id != target.id }.flatMap { other in
            other.sources.flatMap { source -> [(module: String, location: Location)] in
                guard let words = source.facts?.words, words.contains(owner), words.contains(name),
                    source.imports.contains(where: { $0.module == target.moduleName }) || reaches(other, target, context),
                    let tokens = context.tokens(source.path)
                else { return [] }
                return pattern.matches(in: tokens).map {
                    (other.name, Location(path: source.path, line: tokens.line($0), column: tokens.column($0)))
                }
            }
        }
    }

    /// Another file of the target may import the module, or one that re-exports it.
    private func reaches(_ other: Target, _ target: Target, _ context: LintContext) -> Bool {
        context.workspace.edges(from: other.id).contains { edge in
            edge.to == target.id
                || context.workspace[edge.to].sources.contains { $0.imports.contains { $0.isReexported && $0.module == target.moduleName } }
        }
    }
}
