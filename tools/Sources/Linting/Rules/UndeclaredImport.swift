import Configuration
import ModuleGraph
import SourceFacts

/// An import of a module that the target's manifest does not declare, or not for every case in which the import is compiled.
struct UndeclaredImport: Rule {
    static let id = "undeclared-import"
    static let reason =
        "It compiles only while something else happens to build the module, and hides the edge from everyone who reads manifests."
    static let isUniversal = true

    init(_ settings: RuleSettings) {}

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.edges.compactMap { finding($0, context) } + context.workspace.externalEdges.compactMap { finding($0, context) }
    }

    private func finding(_ edge: Edge, _ context: LintContext) -> Finding? {
        let target = context.workspace[edge.from]
        let uncovered = edge.imports.filter { !$0.declaration.isNeverActive && !ConditionCover.holds(edge.declarations, $0.declaration) }
        guard let first = uncovered.first else { return nil }
        let module = context.workspace[edge.to].moduleName
        if let declared = edge.declarations.first {
            return Finding(
                rule: Self.id, location: first.location,
                message: "\(target.name) imports \(module)\(Self.condition(first)), but depends on it only \(Self.cases(edge.declarations))"
                    + "\(Self.more(uncovered)).",
                mend: "Put the import under the same condition, or remove the condition at \(declared.location).",
                from: target.name, to: module, notes: context.evidence(edge))
        }
        let isAllowed = context.configuration.dependencies?.allows(target, context.workspace[edge.to], in: context.workspace) ?? true
        return Finding(
            rule: Self.id, location: first.location,
            message:
                "\(target.name) imports \(module)\(Self.condition(first)), which its manifest does not declare\(Self.more(uncovered)).",
            mend: isAllowed
                ? context.declaration(of: edge.to, in: edge.from)
                : "Remove the import: \(context.name(edge.from)) must not depend on \(context.name(edge.to)).",
            from: target.name, to: module)
    }

    private func finding(_ edge: ExternalEdge, _ context: LintContext) -> Finding? {
        let target = context.workspace[edge.from]
        let active = edge.imports.filter { !$0.declaration.isNeverActive && !ConditionCover.holds(edge.declarations, $0.declaration) }
        guard let first = active.first else { return nil }
        let module = edge.product.moduleName
        if let declared = edge.declarations.first {
            return Finding(
                rule: Self.id, location: first.location,
                message: "\(target.name) imports \(module)\(Self.condition(first)), but depends on it only \(Self.cases(edge.declarations))"
                    + "\(Self.more(active)).",
                mend: "Put the import under the same condition, or remove the condition at \(declared.location).",
                from: target.name, to: module)
        }
        // Another product of the same package may well hold a target of this name.
        let hasSibling = context.workspace.externalEdges(from: edge.from).contains {
            $0.isDeclared && $0.product.package == edge.product.package
        }
        guard !hasSibling else { return nil }
        return Finding(
            rule: Self.id, location: first.location,
            message: "\(target.name) imports \(module)\(Self.condition(first)), which its manifest does not declare\(Self.more(active)).",
            mend: "Add `.product(name: \"\(edge.product.name)\", package: \"\(edge.product.package)\"),` to the dependencies of "
                + "\(target.name) at \(target.location)\(Self.bringing(edge.product.package, to: edge.from, context)).",
            from: target.name, to: module)
    }

    /// Where the package of a product stands, for a manifest that does not name it yet.
    private static func bringing(_ identity: String, to from: TargetID, _ context: LintContext) -> String {
        func isMeant(_ dependency: PackageDependency) -> Bool { dependency.identity == identity || dependency.explicitName == identity }
        guard !context.workspace.package(of: from).dependencies.contains(where: isMeant),
            let known = context.workspace.packages.lazy.flatMap(\.dependencies).first(where: isMeant)
        else { return "" }
        return ", and the line of \(known.location) that brings the package \(identity) to those of the package"
    }

    private static func condition(_ site: ImportSite) -> String {
        let conditions = site.declaration.conditions.map(\.summary).filter { !$0.isEmpty }
        return conditions.isEmpty ? "" : " under `#if \(conditions.joined(separator: " && "))`"
    }

    private static func cases(_ declarations: [DeclaredDependency]) -> String {
        declarations.compactMap(\.condition?.summary).joined(separator: " or ")
    }

    private static func more(_ sites: [ImportSite]) -> String {
        let files = Set(sites.map(\.path)).count - 1
        return files > 0 ? " (and in \(counted(files, "more file")))" : ""
    }
}
