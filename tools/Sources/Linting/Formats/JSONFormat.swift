import ModuleGraph
import ToolSupport

/// For programs: `findings` of `rule`, `path`, `line`, `column`, `message`, `mend`, and what is behind them.
enum JSONFormat {
    static func render(_ report: LintReport) -> String {
        var members = [
            JSONValue.Member("schema", .integer(1)), JSONValue.Member("findings", .array(report.findings.map { value($0) })),
            JSONValue.Member(
                "problems",
                .array(
                    report.problems.map { problem in
                        .object([
                            JSONValue.Member("id", .string(problem.id)), JSONValue.Member("severity", .string(problem.severity.rawValue)),
                            JSONValue.Member("path", .string(problem.location.path)),
                            JSONValue.Member("line", .integer(problem.location.line)),
                            JSONValue.Member("message", .string(problem.what)), JSONValue.Member("mend", .string(problem.remedy)),
                        ])
                    })),
            JSONValue.Member("accepted", .integer(report.excepted)), JSONValue.Member("suppressed", .integer(report.suppressed)),
        ]
        if let known = report.known, let before = report.knownBefore {
            members.append(
                JSONValue.Member(
                    "baseline", .object([JSONValue.Member("known", .integer(known)), JSONValue.Member("before", .integer(before))])))
        }
        if let comparison = report.comparison {
            members.append(
                JSONValue.Member(
                    "comparison",
                    .object([
                        JSONValue.Member("verdict", .string(comparison.verdict)),
                        JSONValue.Member("new", .array(comparison.new.map { value($0) })),
                        JSONValue.Member("gone", .array(comparison.gone.map { value($0) })),
                        JSONValue.Member("edgesBefore", .integer(comparison.edges.before)),
                        JSONValue.Member("edgesAfter", .integer(comparison.edges.after)),
                    ])))
        }
        return JSONValue.object(members).text
    }

    private static func value(_ finding: Finding) -> JSONValue {
        var members = [
            JSONValue.Member("rule", .string(finding.rule)), JSONValue.Member("path", .string(finding.location.path)),
            JSONValue.Member("line", .integer(finding.location.line)), JSONValue.Member("column", .integer(finding.location.column)),
            JSONValue.Member("message", .string(finding.message)), JSONValue.Member("mend", .string(finding.mend)),
            JSONValue.Member("from", .string(finding.from)), JSONValue.Member("to", .string(finding.to)),
        ]
        if !finding.notes.isEmpty {
            members.append(
                JSONValue.Member(
                    "notes",
                    .array(
                        finding.notes.map { note in
                            .object([
                                JSONValue.Member("path", .string(note.location.path)),
                                JSONValue.Member("line", .integer(note.location.line)),
                                JSONValue.Member("message", .string(note.text)),
                            ])
                        })))
        }
        return .object(members)
    }
}
