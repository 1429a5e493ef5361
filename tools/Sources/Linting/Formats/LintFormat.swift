package import ToolSupport

/// How findings are written.
package enum LintFormat: String, CaseIterable, Sendable {
    /// For people: `path:line:col: error: message [rule]`, why, and what to do.
    case text
    /// For programs of one's own.
    case json
    /// SARIF 2.1.0, which code hosts and editors read.
    case sarif
    /// Annotations of GitHub Actions.
    case github
    /// JUnit's XML, which every continuous integration reads.
    case junit

    /// The report in this format, with a line break at its end unless it is empty.
    package func render(_ report: LintReport, _ terminal: Terminal? = nil) -> String {
        switch self {
        case .text: TextFormat.render(report, terminal)
        case .json: JSONFormat.render(report)
        case .sarif: SARIFFormat.render(report)
        case .github: GitHubFormat.render(report)
        case .junit: JUnitFormat.render(report)
        }
    }
}

extension Finding {
    /// Why the rule of the finding must hold.
    var reason: String {
        RuleCatalog.rule(rule)?.reason
            ?? [
                "stale-baseline": "A baseline that says more than there is lets the difference come back unseen.",
                "stale-exception": "An exception that fits nothing hides whatever comes to fit it next.",
                "suppression": "A comment that allows something must say what and why, and go when there is nothing left to allow.",
                "unreadable-source": "Rules cannot see what they cannot read.",
            ][rule] ?? ""
    }
}
