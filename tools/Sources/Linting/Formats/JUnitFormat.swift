import ModuleGraph

/// JUnit's XML: a test case for each rule that was checked, failed by each of its findings.
enum JUnitFormat {
    static func render(_ report: LintReport) -> String {
        let rules = Set(report.rules).union(report.findings.map(\.rule)).sorted()
        var cases = ""
        for rule in rules {
            let findings = report.findings.filter { $0.rule == rule }
            cases += "    <testcase classname=\"monorepo.lint\" name=\"\(escaped(rule))\""
            guard !findings.isEmpty else {
                cases += "/>\n"
                continue
            }
            cases += ">\n"
            for finding in findings {
                let lines = [finding.message] + finding.notes.map { "\($0.location): \($0.text)" } + [finding.mend]
                cases += "      <failure type=\"\(escaped(rule))\" message=\"\(escaped("\(finding.location): \(finding.message)"))\">"
                cases += "\(escaped(lines.joined(separator: "\n")))</failure>\n"
            }
            cases += "    </testcase>\n"
        }
        let errors = report.problems.filter { $0.severity == .error }
        for problem in errors {
            cases += "    <testcase classname=\"monorepo.load\" name=\"\(escaped("\(problem.id) \(problem.location)"))\">\n"
            cases +=
                "      <error type=\"\(escaped(problem.id))\" message=\"\(escaped(problem.what))\">\(escaped(problem.remedy))</error>\n"
            cases += "    </testcase>\n"
        }
        let failed = Set(report.findings.map(\.rule)).count
        let counts = "tests=\"\(rules.count + errors.count)\" failures=\"\(failed)\" errors=\"\(errors.count)\""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
              <testsuite name="monorepo lint" \(counts)>
            \(cases)  </testsuite>
            </testsuites>

            """
    }

    /// Characters that XML 1.0 does not have become a question mark.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\u{9}", "\u{D}": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
