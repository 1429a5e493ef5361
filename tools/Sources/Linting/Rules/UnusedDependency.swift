import ModuleGraph
import SourceFacts

/// A declared dependency none of whose modules any file of the target imports.
struct UnusedDependency: Rule {
    static let id = "unused-dependency"
    static let reason = "It makes builds wait and rebuild for nothing, and a change there seems to affect this target."
    static let isUniversal = true

    init(_ settings: RuleSettings) {}

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.targets.flatMap { targetFindings($0, context) }
            + context.workspace.packages.flatMap { packageFindings($0, context) }
    }

    private func targetFindings(_ target: Target, _ context: LintContext) -> [Finding] {
        // Without every file's facts nothing can be said to be unused.
        guard !target.sources.isEmpty, target.kind != .plugin, target.kind != .binary, target.kind != .system,
            target.sources.allSatisfy({ $0.language == .swift && $0.facts != nil })
        else { return [] }
        return target.dependencies.compactMap { dependency in
            guard dependency.form != .plugin, !isUsed(dependency, target, context) else { return nil }
            return Finding(
                rule: Self.id, location: dependency.location,
                message: "\(target.name) depends on \(dependency.name), but no file of it imports \(modules(dependency, context)).",
                mend: "Remove `\(dependency.spelling)` at \(dependency.location).",
                from: target.name, to: dependency.name)
        }
    }

    private func isUsed(_ dependency: TargetDependency, _ target: Target, _ context: LintContext) -> Bool {
        let workspace = context.workspace
        switch dependency.resolution {
        case .unresolved:
            return true
        case .targets(let others):
            let importable = others.filter { [.library, .executable, .system].contains(workspace[$0].kind) }
            // A test may need a program to be built, a macro or ready-built artefact is not imported by its name.
            if importable.isEmpty || importable.contains(where: { workspace[$0].kind == .executable }) { return true }
            return importable.contains { other in
                if workspace.edge(from: target.id, to: other)?.imports.contains(where: { !$0.declaration.isNeverActive }) ?? false {
                    return true
                }
                let names = context.importNames(of: workspace[other])
                return names.count > 1
                    && target.sources.contains { $0.imports.contains { !$0.isNeverActive && names.contains($0.module) } }
            }
        case .external(let product):
            let edge = workspace.externalEdges(from: target.id).first { $0.product == product }
            if edge?.imports.contains(where: { !$0.declaration.isNeverActive }) ?? false { return true }
            // Its modules may have other names: any import that nothing else explains may be one of them.
            let imports = Set(target.sources.flatMap(\.imports).map(\.module))
            return imports.contains { name in
                switch workspace.resolve(module: name, in: target.id) {
                case .unknown: !SystemModules.contains(name)
                case .external(let other): other.package == product.package
                case .own, .target: false
                }
            }
        }
    }

    private func modules(_ dependency: TargetDependency, _ context: LintContext) -> String {
        guard case .targets(let others) = dependency.resolution, others.count > 1 else { return "it" }
        return "any of its modules"
    }

    /// `.package(path:)` that no target of the package uses.
    private func packageFindings(_ package: Package, _ context: LintContext) -> [Finding] {
        package.dependencies.compactMap { dependency in
            guard let other = dependency.packageID, case .folder = dependency.source else { return nil }
            let isUsed = package.targets.contains { target in
                target.dependencies.contains { declared in
                    switch declared.resolution {
                    case .targets(let ids): ids.contains { context.workspace[$0].packageID == other }
                    case .unresolved: true
                    case .external: false
                    }
                }
            }
            let isPluginOnly = context.workspace[other].targets.allSatisfy { $0.kind == .plugin }
            guard !isUsed, !isPluginOnly else { return nil }
            let name = context.workspace[other].name
            return Finding(
                rule: Self.id, location: dependency.location,
                message: "Package \(package.name) depends on package \(name), but none of its targets does.",
                mend: "Remove the `.package(…)` at \(dependency.location).",
                from: "package \(package.name)", to: "package \(name)")
        }
    }
}
