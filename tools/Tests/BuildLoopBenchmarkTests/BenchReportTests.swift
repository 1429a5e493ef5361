import BuildLoopBenchmark
import Testing
import ToolSupport

@Suite struct BenchReportTests {
    @Test func aReportSurvivesItsJSON() throws {
        let report = makeSubject()
        #expect(try BenchReport(parsing: report.json.text) == report)
        #expect(report.json["schema"]?.integer == 1)
    }

    @Test func medianAndExtremesAreOfAllSamples() throws {
        var rows = BenchRows()
        for wall in [3.0, 1, 2, 10] { rows.add(Sample(wall: wall, cpu: wall / 2, load: 4), key("app", "view")) }
        let row = try #require(rows.rows.first)
        #expect(row.runs == 4)
        #expect(row.wall == Spread(median: 2.5, least: 1, greatest: 10))
        #expect(row.cpu.median == 1.25)
        #expect(row.load == 4)
    }

    @Test func whatWasNotMeasuredAgainIsKept() {
        let again = BenchReport(cores: 2, rows: [row("app", "view", wall: 9)])
        let both = again.adding(to: makeSubject())
        #expect(both.row(key("app", "view"))?.wall.median == 9)
        #expect(both.row(key("package", "null"))?.wall.median == 0.5)
        #expect(both.rows.count == makeSubject().rows.count)
    }

    @Test func goalsAreSetAgainstTheFigures() throws {
        let ratios = Dictionary(uniqueKeysWithValues: makeSubject().ratios.map { ($0.name, $0) })
        let above = try #require(ratios["package above its null build, 50 features, plain"])
        #expect(above.wall == 0.75)
        #expect(above.goal == "≤ 0.4 s")
        #expect(ratios["one module / package, 50 features, plain"]?.wall == 40)
    }

    @Test func theTableAlignsItsColumnsAndComparesWithAnEarlierReport() throws {
        let table = BenchTable(makeSubject(), comparedWith: BenchReport(rows: [row("app", "view", wall: 1)])).text
        let lines = table.split(separator: "\n")
        #expect(lines[0].hasPrefix("features  subject  variant  work"))
        let app = try #require(lines.first { $0.contains(" app ") })
        #expect(app.split(separator: " ").suffix(3) == ["1.00", "2.00", "2.00"], "\(app)")
        #expect(!table.contains(" \n"))
        #expect(table.contains("Not measured: 50 features, mold: ld.mold is not installed.\n"))
    }

    @Test func theChartIsOneDocumentWithABarForEachBuild() {
        let svg = BenchChart(makeSubject()).svg
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && svg.hasSuffix("</svg>\n"))
        // The ground is a rectangle too.
        #expect(svg.split(separator: "<rect ").count - 1 == 4 + 1)
        #expect(svg.contains("Swift &lt;6&gt;"))
        #expect(BenchChart(makeSubject()).svg == svg)
    }

    @Test(arguments: ["", "[]", "{\"schema\": 2, \"rows\": []}", "{\"schema\": 1}", "{\"schema\": 1, \"rows\": [{}]}"])
    func anotherTextIsNoReport(text: String) {
        #expect(throws: ToolError.self) { try BenchReport(parsing: text) }
    }

    @Test(arguments: [(0.0, "0.000"), (1.0006, "1.001"), (0.0004, "0.000"), (-0.25, "-0.250"), (123.4, "123.400"), (.nan, "0")])
    func secondsHaveAPointAndThreeDecimals(value: Double, text: String) {
        #expect(value.seconds == text)
    }

    private func makeSubject() -> BenchReport {
        BenchReport(
            cores: 2, toolchain: "Swift <6>",
            rows: [
                row("package", "view", wall: 1.25), row("package", "null", wall: 0.5), row("app", "view", wall: 2),
                row("module", "view", wall: 50),
            ], skipped: ["50 features, mold: ld.mold is not installed."])
    }

    private func key(_ subject: String, _ work: String) -> BenchRow.Key {
        BenchRow.Key(features: 50, subject: subject, variant: "plain", work: work)
    }

    private func row(_ subject: String, _ work: String, wall: Double) -> BenchRow {
        let spread = Spread(median: wall, least: wall, greatest: wall)
        return BenchRow(key: key(subject, work), runs: 1, wall: spread, cpu: spread, load: 1.5)
    }
}
