package import ModuleGraph

/// What became better and what worse between two states of a repository, both looked at with the same configuration.
package struct LintComparison: Equatable, Sendable {
    /// Findings that the newer state has more of, sorted by place.
    package let new: [Finding]
    /// Findings that the older state had more of, sorted by place there.
    package let gone: [Finding]
    /// Edges between targets, before and after.
    package let edges: (before: Int, after: Int)
    /// Edges between packages, before and after.
    package let packageEdges: (before: Int, after: Int)

    /// Compares two runs.
    package init(before: (report: LintReport, workspace: Workspace), after: (report: LintReport, workspace: Workspace)) {
        new = Self.excess(of: after.report.all, over: before.report.all)
        gone = Self.excess(of: before.report.all, over: after.report.all)
        edges = (Self.edges(before.workspace), Self.edges(after.workspace))
        packageEdges = (
            before.workspace.packageGraph([.declared, .imported]).edgeCount, after.workspace.packageGraph([.declared, .imported]).edgeCount
        )
    }

    /// `better`, `worse`, `both` or `same`, by findings alone: more edges are no sin.
    package var verdict: String {
        switch (new.isEmpty, gone.isEmpty) {
        case (true, true): "same"
        case (true, false): "better"
        case (false, true): "worse"
        case (false, false): "both"
        }
    }

    /// In words, several lines.
    package func summary(since base: String) -> String {
        let words = ["same": "No better and no worse", "better": "Better", "worse": "Worse", "both": "In part better, in part worse"]
        var lines = ["\(words[verdict] ?? "") than \(base): \(counted(new.count, "new finding")), \(gone.count) gone."]
        lines += new.map { "  + \($0.location): \($0.message) [\($0.rule)]" }
        lines += gone.map { "  - \($0.message) [\($0.rule)]" }
        lines.append(
            "Edges between targets \(edges.before) → \(edges.after), between packages \(packageEdges.before) → \(packageEdges.after).")
        return lines.joined(separator: "\n")
    }

    /// Whether all of both is the same.
    package static func == (left: LintComparison, right: LintComparison) -> Bool {
        left.new == right.new && left.gone == right.gone && left.edges == right.edges && left.packageEdges == right.packageEdges
    }

    private static func edges(_ workspace: Workspace) -> Int { workspace.targetGraph([.declared, .imported]).edgeCount }

    private static func excess(of findings: [Finding], over others: [Finding]) -> [Finding] {
        let known = Baseline(others, path: "")
        var seen: [Baseline.Key: Int] = [:]
        return findings.filter { finding in
            let key = Baseline.Key(finding)
            seen[key, default: 0] += 1
            return seen[key, default: 0] > known.entries[key]?.count ?? 0
        }
    }
}
