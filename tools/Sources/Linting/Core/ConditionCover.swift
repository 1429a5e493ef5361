import ModuleGraph
import SourceFacts

/// Whether what a manifest declares holds wherever an import is compiled. In doubt it does: only what is sure is worth a finding.
enum ConditionCover {
    /// Whether at least one of the declarations holds wherever the import is compiled.
    static func holds(_ declarations: [DeclaredDependency], _ declaration: Import) -> Bool {
        guard !declarations.isEmpty else { return false }
        if declarations.contains(where: { $0.condition == nil }) { return true }
        if declaration.conditions.contains(where: { $0.condition.contains("canImport") }) { return true }
        let conditions = declarations.compactMap(\.condition)
        return hasPlatform(conditions, declaration) && hasConfiguration(conditions, declaration)
    }

    /// Every platform for which the import may be compiled is one of those declared.
    private static func hasPlatform(_ conditions: [BuildCondition], _ declaration: Import) -> Bool {
        if conditions.contains(where: \.platforms.isEmpty) { return true }
        let declared = Set(conditions.flatMap(\.platforms).map { $0.lowercased() })
        guard !declaration.conditions.isEmpty else { return false }
        for branch in declaration.conditions {
            if branch.condition.isEmpty {
                // `#else`: which platforms are left is not known, unless those declared are just the ones that are not.
                let excluded = branch.negated.flatMap { platforms(in: $0) ?? [] }
                if !declared.isSubset(of: excluded) { return true }
            } else if let named = platforms(in: branch.condition) {
                if named.isSubset(of: declared) { return true }
            } else {
                return true
            }
        }
        return false
    }

    private static func hasConfiguration(_ conditions: [BuildCondition], _ declaration: Import) -> Bool {
        let declared = Set(conditions.map(\.configuration))
        if declared.contains(nil) || declared.count > 1 { return true }
        return declared != ["debug"] || !declaration.conditions.isEmpty
    }

    /// The platforms of a condition that is nothing but `os(…) || os(…)`; nil for anything else.
    private static func platforms(in condition: String) -> Set<String>? {
        var result: Set<String> = []
        for part in condition.split(separator: "||") {
            let text = part.filter { !$0.isWhitespace }
            guard text.hasPrefix("os("), text.hasSuffix(")") else { return nil }
            result.insert(text.dropFirst(3).dropLast().lowercased())
        }
        return result.isEmpty ? nil : result
    }
}
