import ToolSupport

/// A coverage report as one page that needs nothing else: a table of modules and every file with its lines.
package struct CoveragePage: Sendable {
    /// The report.
    package var report: CoverageReport
    /// The lines of a file by its path; nil where it cannot be read.
    package var source: @Sendable (String) -> String?

    /// A page.
    package init(_ report: CoverageReport, source: @escaping @Sendable (String) -> String?) {
        self.report = report
        self.source = source
    }

    /// The page.
    package var html: String {
        var parts = [Self.head, "<h1>Coverage</h1>", "<p>\(HTMLText.escape(summary))</p>", table()]
        if let touched = report.touched { parts.append(touchedTable(touched)) }
        let wanted = report.touched.map { Set($0.map(\.path)) }
        for module in report.modules where module.isRun {
            let files = module.files.filter { wanted?.contains($0.path) ?? true }
            guard !files.isEmpty else { continue }
            parts.append("<h2 id=\"\(HTMLText.escape(module.name))\">\(HTMLText.escape(module.name))</h2>")
            parts += files.map(view)
        }
        return parts.joined(separator: "\n") + "\n</main></body></html>\n"
    }

    private var summary: String {
        let total = report.total
        let rest = report.notRun.isEmpty ? "" : " Not run, and so not judged: \(report.notRun.joined(separator: ", "))."
        return "\(total.percent ?? "–") % of \(total.lines) lines ran, in the tests of \(report.ran.joined(separator: ", ")).\(rest)"
    }

    private func table() -> String {
        let rows = report.modules.filter(\.isRun).map { module in
            let share = module.share
            let percent = module.isInstrumented ? share.percent.map { "\($0) %" } ?? "no code" : "not instrumented"
            let mark = module.isBelowFloor ? " class=\"below\"" : ""
            let name = HTMLText.escape(module.name)
            return
                "<tr\(mark)><th scope=\"row\"><a href=\"#\(name)\">\(name)</a></th><td>\(HTMLText.escape(module.package))</td><td>\(share.lines)</td>"
                + "<td>\(share.covered)</td><td>\(percent)\(module.isBelowFloor ? " (below)" : "")</td><td>\(module.floor.map { "\($0) %" } ?? "–")</td></tr>"
        }
        let heads = ["Module", "Package", "Lines", "Covered", "Share", "Floor"].map { "<th scope=\"col\">\($0)</th>" }.joined()
        return "<table><caption>Modules</caption><thead><tr>\(heads)</tr></thead><tbody>\(rows.joined())</tbody></table>"
    }

    private func touchedTable(_ touched: [TouchedFile]) -> String {
        let rows = touched.map {
            "<tr><th scope=\"row\">\(HTMLText.escape($0.path))</th><td>\(HTMLText.escape(CoverageText.words(for: $0)))</td></tr>"
        }
        return "<table><caption>Touched files</caption><tbody>\(rows.joined())</tbody></table>"
    }

    private func view(_ file: FileCoverage) -> String {
        let words =
            switch file.state {
            case .measured: "\(file.share.percent ?? "–") % of \(file.share.lines) lines"
            case .noCode: "no code"
            case .notInstrumented: "not instrumented"
            case .notRun: "not run"
            }
        let summary = "<summary>\(HTMLText.escape(file.path)) <span>\(words)</span></summary>"
        guard file.state == .measured else { return "<details>\(summary)</details>" }
        guard let text = source(file.path) else { return "<details>\(summary)<p>The file cannot be read.</p></details>" }
        var rows = ""
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let count = file.lines.counts[index + 1]
            let kind = count.map { $0 > 0 ? "ran" : "missed" } ?? "none"
            let label = count.map { $0 > 0 ? "\($0)×" : "not run" } ?? ""
            let code = "<code>\(HTMLText.escape(String(line)))</code>"
            rows += "<tr class=\"\(kind)\"><td>\(index + 1)</td><td>\(label)</td><td>\(code)</td></tr>"
        }
        return "<details>\(summary)<table class=\"source\"><tbody>\(rows)</tbody></table></details>"
    }

    private static let head = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Coverage</title>
        <style>
        :root { color-scheme: light dark; --text: light-dark(#1a1a1a, #e8e8e8); --back: light-dark(#fff, #16181c); --line: light-dark(#d0d0d0, #3a3f47);
          --ran: light-dark(#e2f5e2, #16301b); --missed: light-dark(#fde0e0, #45191c); --quiet: light-dark(#555, #a8adb5); }
        body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
        main { max-width: 80rem; margin: 0 auto; padding: 1rem; }
        a { color: inherit; }
        table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
        caption { text-align: left; font-weight: 600; }
        th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); font-weight: normal; overflow-wrap: anywhere; }
        .below { background: var(--missed); }
        summary { cursor: pointer; padding: .25rem 0; overflow-wrap: anywhere; }
        summary span { color: var(--quiet); }
        .source td { border: 0; padding: 0 .75rem 0 0; vertical-align: top; overflow-wrap: normal; }
        .source td:first-child, .source td:nth-child(2) { color: var(--quiet); text-align: right; white-space: nowrap; user-select: none; }
        .source td:last-child { width: 100%; }
        .source code { font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        .ran { background: var(--ran); }
        .missed { background: var(--missed); }
        </style></head><body><main>
        """
}
