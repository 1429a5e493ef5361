import Foundation
import ModuleGraph
import Testing
import ToolSupport

@testable import Linting

/// Every format says the same, without absolute paths. Guards realm/SwiftLint#5699, #5516, #3499; detekt#3507; nrwl/nx#27682.
struct FormatTests {
    private let report: LintReport = {
        var report = LintReport()
        let note = Finding.Note(Location(path: "A b/P.swift", line: 1), "here: 50 %")
        report.findings = [
            Finding(
                rule: "layer", location: Location(path: "A b/F,ü.swift", line: 3, column: 7), message: "M <&\"> 1%\n", mend: "Do, it.",
                from: "A", to: "B", notes: [note]),
            Finding(rule: "layer", location: Location(path: "A b/F,ü.swift", line: 4), message: "M2.", mend: "Do.", from: "A", to: "B"),
            Finding(rule: "suppression", location: Location(path: "C.swift"), message: "M3.", mend: "Do.", from: "C"),
        ]
        report.problems = [
            Problem(id: "manifest-unreadable", location: Location(path: "D/Package.swift"), what: "It is broken.", remedy: "Mend it.")
        ]
        report.rules = ["layer", "singleton"]
        return report
    }()

    /// A path or a message that holds a line break stays on its line.
    @Test func textIsForPeopleAndEditors() {
        #expect(
            LintFormat.text.render(report) == """
                A b/F,ü.swift:3:7: error: M <&"> 1%\\u{A} [layer]
                    A b/P.swift:1: here: 50 %
                    why: Dependencies point one way, so that a change in one place has few others to rebuild and to think of.
                    mend: Do, it.
                A b/F,ü.swift:4: error: M2. [layer]
                    mend: Do.
                C.swift: error: M3. [suppression]
                    why: A comment that allows something must say what and why, and go when there is nothing left to allow.
                    mend: Do.

                """)
        #expect(LintFormat.text.render(LintReport()).isEmpty)
    }

    @Test func jsonHasTheDocumentedMembers() throws {
        let value = try JSONValue(parsing: LintFormat.json.render(report))
        #expect(value["schema"]?.integer == 1)
        let first = try #require(value["findings"]?.elements?.first)
        #expect(first["rule"]?.string == "layer" && first["path"]?.string == "A b/F,ü.swift")
        #expect(first["line"]?.integer == 3 && first["column"]?.integer == 7)
        #expect(first["message"]?.string == "M <&\"> 1%\n" && first["mend"]?.string == "Do, it.")
        #expect(value["findings"]?.elements?.count == 3)
        #expect(value["problems"]?.elements?.first?["id"]?.string == "manifest-unreadable")
    }

    @Test func sarifHasRelativeAddressesAndAResultForEachFinding() throws {
        let run = try #require(try JSONValue(parsing: LintFormat.sarif.render(report))["runs"]?.elements?.first)
        let results = try #require(run["results"]?.elements)
        #expect(results.count == 3)
        #expect(results.map { $0["ruleIndex"]?.integer } == [0, 0, 2])
        #expect(run["tool"]?["driver"]?["rules"]?.elements?.map { $0["id"]?.string } == ["layer", "singleton", "suppression"])
        let physical = results[0]["locations"]?.elements?.first?["physicalLocation"]
        #expect(physical?["artifactLocation"]?["uri"]?.string == "A%20b/F%2C%C3%BC.swift")
        #expect(physical?["region"]?["startLine"]?.integer == 3)
        #expect(results[2]["locations"]?.elements?.first?["physicalLocation"]?["region"] == nil)
        #expect(run["invocations"]?.elements?.first?["executionSuccessful"]?.bool == false)
    }

    @Test func fingerprintsDifferAndStayWhereLinesMove() throws {
        func prints(_ report: LintReport) throws -> [String] {
            let run = try JSONValue(parsing: LintFormat.sarif.render(report))["runs"]?.elements?.first
            return run?["results"]?.elements?.compactMap { $0["partialFingerprints"]?["monorepo/v1"]?.string } ?? []
        }
        var moved = report
        for index in moved.findings.indices { moved.findings[index].location.line += 40 }
        let prints = (try prints(report), try prints(moved))
        #expect(prints.0 == prints.1)
        #expect(Set(prints.0).count == 3)
    }

    @Test func gitHubsCommandsAreEscaped() {
        #expect(
            LintFormat.github.render(report) == """
                ::error file=D/Package.swift,title=manifest-unreadable::It is broken. Mend it.
                ::error file=A b/F%2Cü.swift,line=3,col=7,title=layer::M <&"> 1%25%0A%0AA b/P.swift:1: here: 50 %25%0ADo, it.
                ::error file=A b/F%2Cü.swift,line=4,title=layer::M2.%0ADo.
                ::error file=C.swift,title=suppression::M3.%0ADo.

                """)
    }

    @Test func junitHasACaseForEachRule() {
        #expect(
            LintFormat.junit.render(report) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="4" failures="2" errors="1">
                  <testsuite name="monorepo lint" tests="4" failures="2" errors="1">
                    <testcase classname="monorepo.lint" name="layer">
                      <failure type="layer" message="A b/F,ü.swift:3:7: M &lt;&amp;&quot;&gt; 1%&#10;">M &lt;&amp;&quot;&gt; 1%&#10;&#10;A b/P.swift:1: here: 50 %&#10;Do, it.</failure>
                      <failure type="layer" message="A b/F,ü.swift:4: M2.">M2.&#10;Do.</failure>
                    </testcase>
                    <testcase classname="monorepo.lint" name="singleton"/>
                    <testcase classname="monorepo.lint" name="suppression">
                      <failure type="suppression" message="C.swift: M3.">M3.&#10;Do.</failure>
                    </testcase>
                    <testcase classname="monorepo.load" name="manifest-unreadable D/Package.swift">
                      <error type="manifest-unreadable" message="It is broken.">Mend it.</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }
}
