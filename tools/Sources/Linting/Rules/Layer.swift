import Configuration
import ModuleGraph

/// An edge that the configured architecture does not have: by the table of who may depend on whom, or by a contract.
struct Layer: Rule {
    static let id = "layer"
    static let reason = "Dependencies point one way, so that a change in one place has few others to rebuild and to think of."
    static let isUniversal = true

    init(_ settings: RuleSettings) {}

    func check(_ context: LintContext) -> [Finding] {
        tableFindings(context) + context.configuration.contracts.flatMap { ContractCheck(contract: $0, context: context).findings() }
    }

    private func tableFindings(_ context: LintContext) -> [Finding] {
        guard let table = context.configuration.dependencies else { return [] }
        let workspace = context.workspace
        let strangers = workspace.targets.filter { $0.role == nil && $0.kind != .plugin }.map { target in
            Finding(
                rule: Self.id, location: target.location,
                message: "\(target.name) has no role, so the table says nothing of what it may depend on.",
                mend: "Give its folder or name a role in \(RepositoryConfiguration.fileName).", from: target.name)
        }
        return strangers
            + workspace.edges.compactMap { edge in
                let from = workspace[edge.from]
                guard edge.counts(as: [.declared, .imported]), let role = from.role,
                    table.allows(from, workspace[edge.to], in: workspace) == false
                else { return nil }
                return Finding(
                    rule: Self.id, location: context.place(edge),
                    message: "\(context.name(edge.from)) must not depend on \(context.name(edge.to)); "
                        + "\(role) may depend on \(table.summary(of: role)).",
                    mend: context.removal(edge), from: from.name, to: workspace[edge.to].name, notes: context.evidence(edge))
            }
    }
}
