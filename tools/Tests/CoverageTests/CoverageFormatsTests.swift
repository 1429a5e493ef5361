import Testing
import ToolSupport

@testable import Coverage

struct CoverageFormatsTests {
    private let report = CoverageReport(
        ran: ["Packages/A"], notRun: ["Packages/B"],
        modules: [
            ModuleCoverage(
                name: "A", package: "Packages/A",
                files: [
                    FileCoverage(path: "Packages/A/A,1.swift", state: .measured, lines: LineCounts([1: 1, 2: 0, 3: 0])),
                    FileCoverage(path: "Packages/A/P.swift", state: .noCode),
                ], floor: 90),
            ModuleCoverage(name: "Dark", package: "Packages/A", files: [FileCoverage(path: "d.swift", state: .notInstrumented)], floor: 50),
            ModuleCoverage(
                name: "B", package: "Packages/B", files: [FileCoverage(path: "b.swift", state: .notRun)], floor: 90, isRun: false),
        ])

    @Test func textForPeople() {
        #expect(
            CoverageText(report, showsGaps: true).text == """
                module   lines  covered       %  floor
                A            3        1    33.3     90  below
                Dark         0        0 not instrumented     50  below
                total        3        1    33.3

                Packages/A/A,1.swift:2-3: not run
                d.swift: not instrumented

                Ran the tests of 1 packages: Packages/A.
                Not run, and so not judged: Packages/B.
                Packages/A: A is below its floor of 90 %: 33.3 %.
                Packages/A: Dark is below its floor of 50 %: not instrumented: no test links it.

                """)
    }

    @Test func jsonForPrograms() throws {
        let json = CoverageJSON.document(report)
        #expect(json["schema"]?.integer == 1)
        #expect(json["findings"]?.elements?.map { $0["module"]?.string } == ["A", "Dark"])
        #expect(json["modules"]?.elements?.first?["files"]?.elements?.first?["gaps"]?.line == "[[2,3]]")
        #expect(json["touched"] == nil)
        #expect(try JSONValue(parsing: json.text)["total"]?["percent"] == .number("33.3"))
    }

    @Test func annotationsForTheCodeHost() {
        #expect(
            CoverageAnnotations.text(report) == """
                ::error file=Packages/A/Package.swift,title=Coverage of A::A is below its floor of 90 %25: 33.3 %25
                ::error file=Packages/A/Package.swift,title=Coverage of Dark::Dark is below its floor of 50 %25: not instrumented
                ::warning file=Packages/A/A%2C1.swift,line=2,endLine=3,title=Not run::No test runs these lines

                """)
    }

    @Test func aPageOfItsOwn() {
        let page = CoveragePage(report) { _ in "let a = \"<script>\"\n</code>&'\u{0}\nc\n" }.html
        #expect(page.contains("<code>let a = &quot;&lt;script&gt;&quot;</code>"))
        #expect(page.contains("<code>&lt;/code&gt;&amp;&#39;\u{FFFD}</code>"))
        #expect(page.contains("<tr class=\"missed\"><td>2</td><td>not run</td>"))
        #expect(page.contains("light-dark("))
        #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"), "it needs nothing else")
        #expect(page.contains("Not run, and so not judged: Packages/B."))
        #expect(CoveragePage(report) { _ in nil }.html.contains("The file cannot be read."))
    }
}
