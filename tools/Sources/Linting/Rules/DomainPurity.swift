import Configuration
import ModuleGraph

/// A module of the domain that imports more than the language.
struct DomainPurity: Rule {
    static let id = "domain-purity"
    static let reason = "The domain is what everything depends on: pure models and rules, without storage, network, views or formats."
    private let modules: [TargetSelector]
    private let allowance: ImportAllowance

    init(_ settings: RuleSettings) {
        modules = settings.selectors("modules", default: ["Domain"])
        allowance = ImportAllowance(selectors: settings.modules("mayImport", default: ["Foundation"]))
    }

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.targets(matching: modules).flatMap { target in
            allowance.excess(of: target, in: context).map { module, location in
                Finding(
                    rule: Self.id, location: location,
                    message: "\(target.name) depends on \(module); it may import \(allowance.summary).",
                    mend: "Move what needs \(module) to a package that depends on \(target.name).", from: target.name, to: module)
            }
        }
    }
}
