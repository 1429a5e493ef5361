import ModuleGraph
import ToolSupport

/// For people, in the form that editors make clickable.
enum TextFormat {
    static func render(_ report: LintReport, _ terminal: Terminal?) -> String {
        func styled(_ text: String, _ code: Int) -> String { terminal?.styled(text, code) ?? text }
        var result = ""
        var explained: Set<String> = []
        for finding in report.findings {
            result +=
                "\(styled(finding.location.description, 1)): \(styled("error", 31)): \(PlainText.line(finding.message)) [\(finding.rule)]\n"
            for note in finding.notes { result += "    \(note.location): \(PlainText.line(note.text))\n" }
            if explained.insert(finding.rule).inserted { result += "    why: \(finding.reason)\n" }
            result += "    mend: \(PlainText.line(finding.mend))\n"
        }
        return result
    }
}
