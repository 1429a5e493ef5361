package import Configuration
import ModuleGraph
import ToolSupport

/// Every rule, and those that a run checks.
package struct RuleCatalog {
    /// Every rule that there is, by identifier.
    package static let all: [any Rule.Type] = [
        DeadImplementation.self,
        DomainBudget.self,
        DomainPurity.self,
        DuplicateIdentity.self,
        ExportedImport.self,
        ForbiddenAPI.self,
        GodObject.self,
        HardcodedStyle.self,
        HeavyInterface.self,
        HiddenEdge.self,
        ImplementationLeak.self,
        Layer.self,
        LegacyImport.self,
        Localization.self,
        ManifestSettings.self,
        MissingOwner.self,
        MissingPrivacyManifest.self,
        MissingTests.self,
        MockInRelease.self,
        PackageCycle.self,
        PublicSurface.self,
        SharedModel.self,
        Singleton.self,
        TargetCycle.self,
        ThinApp.self,
        UndeclaredImport.self,
        UnusedDependency.self,
    ]

    /// Identifiers of what the run itself finds.
    package static let ownFindings = ["stale-baseline", "stale-exception", "suppression", "unreadable-source"]

    /// The rule of an identifier.
    package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.id == id } }

    /// The rules of a run.
    package let rules: [any Rule]
    /// The selectors in their settings, which must mean something in the workspace.
    package let selectors: [TargetSelector]

    /// The rules that hold for every repository and those that the configuration switches on, without those that it switches off; or, where
    /// `only` is not empty, just those. Notes settings that are wrong.
    package init(_ configuration: RepositoryConfiguration, only: [String] = [], _ problems: ConfigurationProblems) {
        var settings: [String: RuleSetting] = [:]
        for setting in configuration.rules {
            if Self.rule(setting.rule) == nil {
                problems.add(
                    "There is no rule \"\(setting.rule)\".", remedy: "Rules are \(Self.all.map { $0.id }.joined(separator: ", ")).",
                    line: setting.line)
            }
            settings[setting.rule] = setting
        }
        var rules: [any Rule] = []
        var selectors: [TargetSelector] = []
        for type in Self.all {
            let setting = settings[type.id]
            let isOn = setting.map { $0.value != .bool(false) } ?? type.isUniversal
            let reader = setting.flatMap { setting -> ObjectReader? in
                guard setting.value.bool == nil else { return nil }
                return ObjectReader(setting.value, name: "the rule \(type.id)", line: setting.line, problems: problems)
            }
            guard only.isEmpty ? isOn : only.contains(type.id) else { continue }
            let own = RuleSettings(reader)
            rules.append(type.init(own))
            own.finish()
            selectors += own.selectors
        }
        self.rules = rules
        self.selectors = selectors
    }
}
