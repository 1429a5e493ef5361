import ModuleGraph

/// Workflow commands of GitHub Actions: one annotation a line.
enum GitHubFormat {
    static func render(_ report: LintReport) -> String {
        let findings = report.findings.map { finding in
            var properties = "file=\(property(finding.location.path))"
            if finding.location.line > 0 { properties += ",line=\(finding.location.line)" }
            if finding.location.column > 0 { properties += ",col=\(finding.location.column)" }
            let notes = finding.notes.map { "\n\($0.location): \($0.text)" }.joined()
            return "::error \(properties),title=\(property(finding.rule))::\(text("\(finding.message)\(notes)\n\(finding.mend)"))\n"
        }
        let problems = report.problems.map { problem in
            let line = problem.location.line > 0 ? ",line=\(problem.location.line)" : ""
            return "::\(problem.severity.rawValue) file=\(property(problem.location.path))\(line),title=\(property(problem.id))::"
                + "\(text("\(problem.what) \(problem.remedy)"))\n"
        }
        return (problems + findings).joined()
    }

    /// The escapes of a command's text.
    private static func text(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The escapes of a command's property.
    private static func property(_ value: String) -> String {
        text(value).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
