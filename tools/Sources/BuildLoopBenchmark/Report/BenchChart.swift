import Foundation

/// The build-loop rows of a report as a chart in SVG: a group of bars for each number of features, time on a logarithmic axis.
package struct BenchChart: Sendable {
    private let bars: [(key: BenchRow.Key, seconds: Double)]
    private let toolchain: String
    private let cores: Int

    /// The chart of a report's changes of views and null builds.
    package init(_ report: BenchReport) {
        bars = report.rows.filter { Self.works.contains($0.key.work) }.map { ($0.key, $0.wall.median) }
        toolchain = report.toolchain
        cores = report.cores
    }

    private static let works = ["view", "null"]
    private static let row = 20.0
    private static let left = 240.0
    private static let width = 560.0
    private static let range = 0.01...1000.0

    /// The document; the same report gives the same bytes.
    package var svg: String {
        let sizes = Set(bars.map(\.key.features)).sorted()
        var body = ""
        var y = 60.0
        for size in sizes {
            body += text(x: 10, y: y + 14, "\(size) features", extra: " font-weight=\"bold\"")
            y += Self.row
            for bar in bars where bar.key.features == size {
                let end = position(bar.seconds)
                let label = "\(bar.key.subject), \(bar.key.variant): \(bar.key.work == "null" ? "nothing" : "one line of a view")"
                let fill = bar.key.work == "null" ? "#b8c4ce" : colours[bar.key.subject] ?? "#666666"
                body += text(x: Self.left - 8, y: y + 14, label, extra: " text-anchor=\"end\"")
                body +=
                    "<rect x=\"\(Self.left.fixed(0))\" y=\"\((y + 3).fixed(0))\" width=\"\(max(1, end - Self.left).fixed(1))\" height=\"14\" fill=\"\(fill)\"/>\n"
                body += text(x: end + 6, y: y + 14, "\(bar.seconds.fixed(2)) s")
                y += Self.row
            }
            y += Self.row / 2
        }
        var axis = ""
        for tick in [0.01, 0.1, 1, 10, 100, 1000] {
            let x = position(tick)
            axis += "<line x1=\"\(x.fixed(1))\" y1=\"50\" x2=\"\(x.fixed(1))\" y2=\"\(y.fixed(0))\" stroke=\"#dddddd\"/>\n"
            axis += text(x: x, y: 44, "\(tick < 1 ? tick.fixed(tick < 0.1 ? 2 : 1) : tick.fixed(0)) s", extra: " text-anchor=\"middle\"")
        }
        let height = y + 10
        let title = "From a changed line to a built product (\(cores) processors, \(toolchain))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="900" height="\(height.fixed(0))" font-family="sans-serif" font-size="12">
            <rect width="100%" height="100%" fill="#ffffff"/>
            \(text(x: 10, y: 22, title, extra: " font-size=\"15\""))\(axis)\(body)</svg>

            """
    }

    private var colours: [String: String] { ["package": "#2a7f62", "app": "#2f6db5", "module": "#b5462f"] }

    private func position(_ seconds: Double) -> Double {
        let clamped = min(Self.range.upperBound, max(Self.range.lowerBound, seconds))
        return Self.left + Self.width * log10(clamped / Self.range.lowerBound) / 5
    }

    private func text(x: Double, y: Double, _ words: String, extra: String = "") -> String {
        let escaped = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        return "<text x=\"\(x.fixed(0))\" y=\"\(y.fixed(0))\"\(extra)>\(escaped)</text>\n"
    }
}
