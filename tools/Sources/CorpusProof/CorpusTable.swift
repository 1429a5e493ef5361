/// Prints what came of a trial.
package enum CorpusTable {
    /// The table of one repository.
    package static func text(_ trial: CorpusTrial) -> String {
        var lines = ["\(trial.name): \(trial.size)"]
        let shown = trial.rows.map { ($0, $0.line.utf8.count > 60 ? String($0.line.prefix(57)) + "..." : $0.line) }
        let width = shown.map { $0.1.count }.max() ?? 0
        lines.append("  \(padded("command", width))  exit     cold     warm      bytes")
        for (row, line) in shown {
            let cold = row.cold.map(seconds) ?? ""
            lines.append(
                "  \(padded(line, width))  \(right(row.ending, 4))  \(right(cold, 7))  \(right(seconds(row.warm), 7))  \(right("\(row.bytes)", 9))"
            )
            for fault in row.faults { lines.append("    wrong: \(fault)") }
        }
        for truth in trial.truths { lines.append("  \(truth.isFound ? "found" : "NOT FOUND"): \(truth.what) (\(truth.found))") }
        lines.append("  imports: \(trial.imports)")
        lines += trial.differences.map { "    differs: \($0)" }
        lines += trial.leftovers.map { "    left in the tree: \($0)" }
        return lines.map { "\($0)\n" }.joined()
    }

    /// Seconds with two decimals.
    package static func seconds(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
