import Configuration
import ModuleGraph
import SourceFacts
import SourceSyntax

/// A public declaration that no other package uses.
struct PublicSurface: Rule {
    static let id = "public-surface"
    static let reason = "What is public must be kept, documented and thought of; without a consumer that is work for nobody."
    private let targets: [TargetSelector]
    private let except: [TargetSelector]
    private let checksMembers: Bool
    /// What the compiler calls without naming it.
    private static let implicit: Set<String> = [
        "appendInterpolation", "appendLiteral", "callAsFunction", "init", "makeIterator", "next", "projectedValue", "subscript",
        "wrappedValue",
    ]

    init(_ settings: RuleSettings) {
        targets = settings.selectors("targets", default: ["*"])
        except = settings.selectors("except", default: [])
        checksMembers = settings.flag("members", default: false)
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let checked = workspace.targets(matching: targets).filter {
            $0.kind == .library && $0.hasSwift && !workspace.matches(except, $0.id)
        }
        // Members are judged by the protocols of the whole workspace; types by the signatures of their own package alone.
        let owners = Set(checked.map(\.packageID))
        let read = workspace.targets.filter { checksMembers || !$0.isTest && owners.contains($0.packageID) }
        context.prepareOutlines(read.flatMap(\.sources).filter { $0.language == .swift }.map(\.path))
        let protocols = checksMembers ? ProtocolIndex(context) : ProtocolIndex()
        var words = WordIndex()
        for target in workspace.targets {
            for source in target.sources { if let facts = source.facts { words.insert(facts.words, owner: target.packageID.index) } }
        }
        return checked.flatMap { findings($0, protocols, words, context) }
    }

    private func findings(_ target: Target, _ protocols: ProtocolIndex, _ words: WordIndex, _ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let outlines = target.sources.filter { $0.language == .swift }.compactMap { source in
            context.outline(source.path).map { (source.path, $0) }
        }
        // What a public signature names is used by whoever uses that declaration, whether or not it is named there.
        var named: Set<String> = []
        for source in workspace[target.packageID].targets.filter({ !$0.isTest }).flatMap(\.sources) where source.language == .swift {
            guard let outline = context.outline(source.path) else { continue }
            for declaration in outline.declarations where outline.isPublic(declaration) { named.formUnion(declaration.signature) }
        }
        let ownTypes = Set(outlines.flatMap { $0.1.declarations.filter(\.isType).map(\.name) })
        return outlines.flatMap { path, outline in
            outline.declarations.filter { declaration in
                guard outline.isPublic(declaration), isJudged(declaration), !words.isUsed(declaration.name, outside: target.packageID.index)
                else { return false }
                if declaration.isType || declaration.keyword == "typealias" { return !named.contains(declaration.name) }
                guard let owner = outline.owner(of: declaration) else { return true }
                // A member of a protocol, or one that may be what a protocol elsewhere asks for, is never too public.
                guard owner.keyword != "protocol", !owner.isConstrained, !declaration.isConstrained, ownTypes.contains(owner.name),
                    !protocols.isProtocol(owner.name)
                else { return false }
                return !protocols.mayAsk(for: declaration.name, of: owner.name)
            }.map { declaration in
                let owner = outline.owner(of: declaration).map { "\($0.name)." } ?? ""
                return Finding(
                    rule: Self.id, location: Location(path: path, line: declaration.line, column: declaration.column),
                    message: "\(owner)\(declaration.name) of \(target.name) is public, but no other package names it.",
                    mend: "Make it `package`, or `internal` where no sibling target uses it.", from: target.name,
                    to: owner + declaration.name)
            }
        }
    }

    /// Initializers, subscripts, operators, cases and extensions have no name of their own to look for.
    private func isJudged(_ declaration: Declaration) -> Bool {
        guard declaration.isType || ["func", "var", "let", "typealias"].contains(declaration.keyword),
            let first = declaration.name.unicodeScalars.first
        else { return false }
        if declaration.modifiers.contains("override") || Self.implicit.contains(declaration.name) { return false }
        if declaration.parent != nil, !declaration.isType, !checksMembers || declaration.name.hasPrefix("build") { return false }
        if declaration.keyword == "typealias", declaration.parent != nil { return false }
        return first.properties.isXIDStart || first == "_"
    }
}
