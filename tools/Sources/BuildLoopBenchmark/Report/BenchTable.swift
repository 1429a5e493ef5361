/// A report as a table for people.
package struct BenchTable: Sendable {
    private let report: BenchReport
    private let earlier: BenchReport?

    /// The table of a report; with an earlier one, each row says what it was then and what the ratio is.
    package init(_ report: BenchReport, comparedWith earlier: BenchReport? = nil) {
        self.report = report
        self.earlier = earlier
    }

    /// The table, with a line break at its end.
    package var text: String {
        var cells = [["features", "subject", "variant", "work", "runs", "wall", "min", "max", "cpu", "load"]]
        if earlier != nil { cells[0] += ["then", "wall/then", "cpu/then"] }
        for row in report.rows {
            var line = [
                String(row.key.features), row.key.subject, row.key.variant, row.key.work, String(row.runs), row.wall.median.fixed(2),
                row.wall.least.fixed(2), row.wall.greatest.fixed(2), row.cpu.median.fixed(2), row.load.fixed(1),
            ]
            if let earlier {
                let then = earlier.row(row.key)
                line +=
                    then.map {
                        [$0.wall.median.fixed(2), Self.ratio(row.wall.median, $0.wall.median), Self.ratio(row.cpu.median, $0.cpu.median)]
                    } ?? ["-", "-", "-"]
            }
            cells.append(line)
        }
        var text = Self.aligned(cells, textColumns: [1, 2, 3])
        if !report.ratios.isEmpty {
            let ratios = report.ratios.map { [$0.name, $0.wall.fixed(2), $0.cpu.fixed(2), $0.goal] }
            text += "\n" + Self.aligned([["figure", "wall", "cpu", "goal"]] + ratios, textColumns: [0, 3])
        }
        for sentence in report.skipped { text += "Not measured: \(sentence)\n" }
        return text
    }

    private static func ratio(_ now: Double, _ then: Double) -> String {
        then > 0 ? (now / then).fixed(2) : "-"
    }

    private static func aligned(_ rows: [[String]], textColumns: Set<Int>) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
                return textColumns.contains(column) ? cell + space : space + cell
            }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
