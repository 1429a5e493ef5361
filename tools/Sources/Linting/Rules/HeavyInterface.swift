import Configuration
import ModuleGraph

/// An interface that imports more than an interface may.
struct HeavyInterface: Rule {
    static let id = "heavy-interface"
    static let reason = "Every feature may import an interface, so whatever it brings along is built before, and rebuilt with, all of them."
    private let interfaces: [TargetSelector]
    private let allowance: ImportAllowance

    init(_ settings: RuleSettings) {
        interfaces = settings.selectors("interfaces", default: [])
        allowance = ImportAllowance(selectors: settings.modules("mayImport", default: ["Foundation"]))
    }

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.targets(matching: interfaces).flatMap { target in
            allowance.excess(of: target, in: context).map { module, location in
                Finding(
                    rule: Self.id, location: location,
                    message: "The interface \(target.name) depends on \(module); it may import \(allowance.summary).",
                    mend: "Move what needs \(module) out of the interface, into the views or the implementation.", from: target.name,
                    to: module)
            }
        }
    }
}
