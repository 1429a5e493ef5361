package import ModuleGraph

/// What a run found.
package struct LintReport: Sendable {
    /// What is not allowed, sorted by place; what is known or accepted is not among them.
    package var findings: [Finding] = []
    /// What kept the run from being whole: configuration and files that could not be read. Not empty means exit code 2.
    package var problems: [Problem] = []
    /// How many findings comments in the code allow.
    package var suppressed = 0
    /// How many findings the configuration accepts.
    package var excepted = 0
    /// How many findings the baseline knows; nil without one.
    package var known: Int?
    /// How many the baseline knew before; nil without one.
    package var knownBefore: Int?
    /// The baseline without what is gone; nil without one.
    package var baseline: Baseline?
    /// Everything that was found before a baseline took away what it knows, for a new baseline.
    package var all: [Finding] = []
    /// How this state compares with an older one; nil where none was asked for.
    package var comparison: LintComparison?
    /// The rules that were checked.
    package var rules: [String] = []

    /// In one line, for standard error.
    package var summary: String {
        var parts = [findings.isEmpty ? "No findings" : counted(findings.count, "finding")]
        if let known, let knownBefore {
            let delta = knownBefore - known
            parts.append("\(known) known by the baseline\(delta > 0 ? ", \(delta) fewer than it says" : "")")
        }
        if excepted > 0 { parts.append("\(excepted) accepted by the configuration") }
        if suppressed > 0 { parts.append("\(suppressed) allowed by comments") }
        return parts.joined(separator: "; ") + "."
    }

    /// How the command ends.
    package var exitCode: Int32 {
        problems.contains { $0.severity == .error } ? 2 : findings.isEmpty ? 0 : 1
    }
}
