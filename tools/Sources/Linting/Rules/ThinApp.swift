import Configuration
import ModuleGraph
import SourceFacts
import SourceSyntax

/// An app that does more than to put features together: a view of its own beyond the root, or a large type.
struct ThinApp: Rule {
    static let id = "thin-app"
    static let reason = "What lies in the app rebuilds with every feature, and no feature can be built or tested without the app."
    private let apps: [TargetSelector]
    private let roots: Set<String>
    private let viewProtocols: Set<String>
    private let lines: Int

    init(_ settings: RuleSettings) {
        apps = settings.selectors("apps", default: [])
        roots = Set(settings.texts("roots", default: ["RootView", "ContentView"]))
        viewProtocols = Set(settings.texts("viewProtocols", default: ["View", "UIViewController", "UIView", "NSView"]))
        lines = settings.integer("lines", default: 200)
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let targets = workspace.targets.filter { target in
            apps.isEmpty ? target.kind == .executable && !target.name.hasSuffix("Previews") : workspace.matches(apps, target.id)
        }
        return targets.flatMap { target in
            let sources = target.sources.filter { $0.language == .swift }
            context.prepareOutlines(sources.map(\.path))
            return sources.flatMap { findings($0, target, context) }
        }
    }

    private func findings(_ source: SourceFile, _ target: Target, _ context: LintContext) -> [Finding] {
        guard let outline = context.outline(source.path) else { return [] }
        return outline.declarations.filter(\.hasMembers).flatMap { declaration -> [Finding] in
            let place = Location(path: source.path, line: declaration.line, column: declaration.column)
            var findings: [Finding] = []
            if let kind = declaration.inherited.first(where: { viewProtocols.contains($0) }), !roots.contains(declaration.name) {
                findings.append(
                    Finding(
                        rule: Self.id, location: place, message: "The app \(target.name) declares \(declaration.name), which is a \(kind).",
                        mend: "Move \(declaration.name) to the views of the feature that it belongs to.", from: target.name,
                        to: declaration.name))
            }
            let length = declaration.endLine - declaration.line + 1
            if declaration.isType, length > lines {
                findings.append(
                    Finding(
                        rule: Self.id, location: place,
                        message: "\(declaration.name) of the app \(target.name) has \(length) lines, more than \(lines).",
                        mend: "Move what it decides into a package, and leave the wiring.", from: target.name, to: declaration.name))
            }
            return findings
        }
    }
}
