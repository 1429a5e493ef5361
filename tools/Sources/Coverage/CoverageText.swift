/// A coverage report for people.
package struct CoverageText: Sendable {
    /// The report.
    package var report: CoverageReport
    /// Whether lines that did not run are listed.
    package var showsGaps: Bool

    /// A text of a report.
    package init(_ report: CoverageReport, showsGaps: Bool = false) {
        self.report = report
        self.showsGaps = showsGaps
    }

    /// The text.
    package var text: String {
        var lines = table()
        if let touched = report.touched { lines += [""] + touchedLines(touched) }
        if showsGaps { lines += [""] + gapLines() }
        lines += [""] + summary()
        return lines.joined(separator: "\n") + "\n"
    }

    private func table() -> [String] {
        let shown = report.modules.filter(\.isRun)
        let width = max(6, shown.map(\.name.count).max() ?? 0)
        var lines = [pad("module", width) + "   lines  covered       %  floor"]
        for module in shown {
            let share = module.share
            let percent = module.isInstrumented ? share.percent ?? "no code" : "not instrumented"
            let floor = module.floor.map { "\($0)" } ?? "-"
            let mark = module.isBelowFloor ? "  below" : ""
            lines.append(
                pad(module.name, width) + lead("\(share.lines)", 8) + lead("\(share.covered)", 9) + lead(percent, 8) + lead(floor, 7) + mark
            )
        }
        let total = report.total
        return lines + [
            pad("total", width) + lead("\(total.lines)", 8) + lead("\(total.covered)", 9) + lead(total.percent ?? "-", 8)
        ]
    }

    private func touchedLines(_ touched: [TouchedFile]) -> [String] {
        guard !touched.isEmpty else { return ["The change touches no Swift file."] }
        return ["Touched files:"] + touched.map { "  \($0.path): \(Self.words(for: $0))" }
    }

    /// What is known of a touched file, in a few words.
    static func words(for touched: TouchedFile) -> String {
        switch touched.state {
        case .deleted: return "deleted"
        case .notMeasured(let what): return "not measured, \(what)"
        case .covered(_, let file):
            switch file.state {
            case .noCode: return "no code"
            case .notInstrumented: return "not instrumented, no test that ran links its module"
            case .notRun: return "not known, the tests of its package were not run"
            case .measured:
                let whole = "\(file.share.percent ?? "-") % (\(file.share.covered) of \(file.share.lines))"
                guard touched.changed.lines > 0 else { return whole + ", no changed line holds code" }
                return whole + ", changed lines \(touched.changed.covered) of \(touched.changed.lines)"
            }
        }
    }

    private func gapLines() -> [String] {
        let wanted = report.touched.map { touched in Set(touched.map(\.path)) }
        var lines: [String] = []
        for module in report.modules where module.isRun {
            for file in module.files where wanted?.contains(file.path) ?? true {
                if file.state == .notInstrumented { lines.append("\(file.path): not instrumented") }
                lines += file.lines.gaps.map { gap in
                    let range = gap.count == 1 ? "\(gap.lowerBound)" : "\(gap.lowerBound)-\(gap.upperBound)"
                    return "\(file.path):\(range): not run"
                }
            }
        }
        return lines.isEmpty ? ["Every line ran."] : lines
    }

    private func summary() -> [String] {
        var lines = ["Ran the tests of \(report.ran.count) packages: \(report.ran.joined(separator: ", "))."]
        if !report.notRun.isEmpty {
            lines.append("Not run, and so not judged: \(report.notRun.joined(separator: ", ")).")
        }
        let below = report.belowFloor
        lines += below.map { module in
            let reached = module.isInstrumented ? "\(module.share.percent ?? "0.0") %" : "not instrumented: no test links it"
            return "\(module.package): \(module.name) is below its floor of \(module.floor ?? 0) %: \(reached)."
        }
        return lines
    }

    private func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    private func lead(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(1, width - text.count)) + text }
}
