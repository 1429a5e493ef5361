package import Configuration
package import ModuleGraph
import SourceFacts
package import ToolSupport

/// Checks a workspace against its configuration.
package enum Linter {
    /// Runs the rules and takes out what comments, exceptions and the baseline know. `only` are the identifiers of the rules to check; none
    /// means all that are switched on. Throws where a file of the configuration cannot be read.
    package static func run(
        _ workspace: Workspace,
        _ configuration: RepositoryConfiguration,
        _ configurationProblems: ConfigurationProblems,
        only: [String] = [],
        baseline: Baseline? = nil
    ) throws(ToolError) -> LintReport {
        let catalog = RuleCatalog(configuration, only: only, configurationProblems)
        let workspace = configuration.assigningRoles(in: workspace)
        if configuration.exists {
            configuration.check(against: workspace, more: catalog.selectors, configurationProblems)
            checkExceptions(configuration, configurationProblems)
        }
        var report = LintReport()
        var ownerProblems: [Problem] = []
        let owners = try Owners(configuration, workspace, problems: &ownerProblems)
        report.problems = (workspace.problems + configurationProblems.all + ownerProblems).sorted()
        report.rules = catalog.rules.map(\.id)
        let context = LintContext(workspace: workspace, configuration: configuration, owners: owners)
        var found = Set(catalog.rules.flatMap { $0.check(context) })
        if only.isEmpty { found.formUnion(unreadableSources(workspace)) }
        filter(found.sorted(), context, baseline, isWhole: only.isEmpty, &report)
        return report
    }

    private static func filter(
        _ found: [Finding], _ context: LintContext, _ baseline: Baseline?, isWhole: Bool, _ report: inout LintReport
    ) {
        let checked = Set(report.rules + (isWhole ? RuleCatalog.ownFindings : []))
        var suppressions = Suppressions(context, manifestsIn: found)
        var used = [Bool](repeating: false, count: context.configuration.exceptions.count)
        var left: [Finding] = []
        for finding in found {
            if suppressions.allows(finding) {
                report.suppressed += 1
            } else if let index = context.configuration.exceptions.firstIndex(where: {
                $0.matches(rule: finding.rule, from: finding.from, to: finding.to, path: finding.location.path)
            }) {
                used[index] = true
                report.excepted += 1
            } else {
                left.append(finding)
            }
        }
        report.all = left
        var own = (isWhole ? suppressions.findings : []) + suppressions.unused(checked: checked)
        for (exception, isUsed) in zip(context.configuration.exceptions, used) where !isUsed && checked.contains(exception.rule) {
            own.append(
                Finding(
                    rule: "stale-exception", location: exception.location,
                    message: "The exception from \(exception.rule) fits nothing any more.", mend: "Remove it.", from: exception.rule,
                    to: [exception.from, exception.to, exception.path].compactMap(\.self).joined(separator: " ")))
        }
        if let baseline {
            let comparison = baseline.compare(left, checked: checked)
            report.known = comparison.known
            report.knownBefore = baseline.count
            report.baseline = comparison.left
            left = comparison.new
            own += comparison.stale
        }
        report.findings = (left + own).sorted()
    }

    private static func checkExceptions(_ configuration: RepositoryConfiguration, _ problems: ConfigurationProblems) {
        for exception in configuration.exceptions
        where RuleCatalog.rule(exception.rule) == nil && !RuleCatalog.ownFindings.contains(exception.rule) && !exception.rule.isEmpty {
            problems.add(
                "There is no rule \"\(exception.rule)\".", remedy: "Rules are \(RuleCatalog.all.map { $0.id }.joined(separator: ", ")).",
                line: exception.location.line)
        }
    }

    /// One finding for each file that is no sound Swift; the others are checked all the same.
    private static func unreadableSources(_ workspace: Workspace) -> [Finding] {
        workspace.targets.flatMap { target in
            target.sources.compactMap { source in
                guard let troubles = source.facts?.troubles, !troubles.isEmpty else { return nil }
                return Finding(
                    rule: "unreadable-source", location: Location(path: source.path, line: 1),
                    message: "The file cannot be read as Swift: \(troubles.joined(separator: ", ")).",
                    mend: "Correct or remove it; what it imports may have been missed.", from: source.path)
            }
        }
    }
}
