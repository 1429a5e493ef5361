import Configuration
import ModuleGraph
import SourceFacts
import SourceSyntax

/// A type that has become too large, or whose files import too much.
struct GodObject: Rule {
    static let id = "god-object"
    static let reason = "A type that knows everything is touched by every change and can be tested by none."
    private let lines: Int
    private let modules: Int
    private let except: [TargetSelector]

    init(_ settings: RuleSettings) {
        lines = settings.integer("lines", default: 500)
        modules = settings.integer("modules", default: 15)
        except = settings.selectors("except", default: [])
    }

    private struct Size {
        var location: Location?
        var fallback: Location
        var lines = 0
        var modules: Set<String> = []
    }

    func check(_ context: LintContext) -> [Finding] {
        let targets = context.workspace.targets.filter { !$0.isTest && !context.workspace.matches(except, $0.id) }
        let candidates = targets.filter { target in
            let sources = target.sources.filter { $0.language == .swift }
            return sources.reduce(0) { $0 + ($1.facts?.lineCount ?? 0) } > lines
                || Set(sources.flatMap(\.imports).map(\.module)).count > modules
        }
        context.prepareOutlines(candidates.flatMap(\.sources).filter { $0.language == .swift }.map(\.path))
        return candidates.flatMap { findings($0, context) }
    }

    private func findings(_ target: Target, _ context: LintContext) -> [Finding] {
        var sizes: [String: Size] = [:]
        for source in target.sources {
            guard source.language == .swift, let outline = context.outline(source.path) else { continue }
            let modules = source.imports.filter { !$0.isNeverActive }.map(\.module)
            for declaration in outline.declarations where declaration.parent == nil && declaration.hasMembers {
                let place = Location(path: source.path, line: declaration.line, column: declaration.column)
                var size = sizes[declaration.name] ?? Size(fallback: place)
                if declaration.isType { size.location = place }
                size.lines += declaration.endLine - declaration.line + 1
                size.modules.formUnion(modules)
                sizes[declaration.name] = size
            }
        }
        return sizes.sorted { $0.key < $1.key }.flatMap { name, size -> [Finding] in
            let location = size.location ?? size.fallback
            var findings: [Finding] = []
            if size.lines > lines {
                findings.append(
                    Finding(
                        rule: Self.id, location: location,
                        message: "\(name) has \(size.lines) lines with its extensions, more than \(lines).",
                        mend: "Split it by what changes together, each part with dependencies of its own.", from: target.name, to: name))
            }
            if size.modules.count > modules {
                findings.append(
                    Finding(
                        rule: Self.id, location: location,
                        message: "The files of \(name) import \(size.modules.count) modules, more than \(modules).",
                        mend: "Split it: each part should need few of \(size.modules.sorted().joined(separator: ", ")).", from: target.name,
                        to: name))
            }
            return findings
        }
    }
}
