import Testing
import ToolSupport

@testable import Building

/// Guards SwiftPM#9961, #4752, #8000, #7065 and #8630: both libraries' results count, and a test without a result is a failure.
struct TestResultsTests {
    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="TestResults" errors="0" tests="3" failures="1" skipped="1" time="0.1">
            <testcase classname="M.S" name="off()" >
              <skipped>no &amp; no</skipped>
            </testcase>
            <testcase classname="M.S.Inner" name="`raw name`()" time="0.5" />
            <testcase classname="M" name="free()" time="0.25">
              <failure message="1 &lt; 2"></failure>
              <failure message="again"></failure>
            </testcase>
          </testsuite>
        </testsuites>
        """

    @Test func resultsAreReadAndWrittenAlike() throws {
        let results = try #require(XUnitFile.parse(Array(Self.file.utf8)))
        #expect(
            results == [
                TestResult(type: "M.S", name: "off()", time: 0, outcome: .skipped("no & no")),
                TestResult(type: "M.S.Inner", name: "`raw name`()", time: 0.5, outcome: .passed),
                TestResult(type: "M", name: "free()", time: 0.25, outcome: .failed(["1 < 2", "again"])),
            ])
        let again = try #require(XUnitFile.parse(Array(XUnitFile.text(results, missing: []).utf8)))
        #expect(again.count == 3)
        #expect(results.allSatisfy(again.contains))
    }

    /// Two modules with a suite of one name: what is listed has a place, what is reported has none.
    @Test func aPlaceIsNoPartOfATestsName() {
        let result = TestResult(type: "M.S", name: "same()", time: 0, outcome: .passed)
        #expect(TestResult.key("M.S/same()/SFile.swift:48:6") == result.key)
        #expect(TestResult.key("M.S/same()") == result.key)
        #expect(TestResult.key("M.S/`a/b.swift:1 is a name`()") == "M.S.`a.b.swift:1 is a name`()")
        #expect(TestResult.key("M.Olds/testOne") == "M.Olds.testOne")
    }

    @Test func hostileTextStaysWithinTheFile() throws {
        let result = TestResult(type: "M\"<", name: "a]]>&\u{0}", time: 0, outcome: .failed(["line\nline \u{1B}[0m"]))
        let again = try #require(XUnitFile.parse(Array(XUnitFile.text([result], missing: []).utf8)))
        #expect(again == [TestResult(type: "M\"<", name: "a]]>& ", time: 0, outcome: .failed(["line\nline  [0m"]))])
    }

    @Test func aFileWithoutAnEndHasNoResults() {
        #expect(XUnitFile.parse(Array("<?xml version=\"1.0\"?>\n<testsuites>\n".utf8)) == nil)
        #expect(XUnitFile.parse([]) == nil)
    }

    /// Guards SwiftPM#9961, #10261; swift-testing#1110.
    @Test func missingTestsAreFailuresInTheFile() throws {
        let text = XUnitFile.text([], missing: ["M.S/Inner/crashes()", "M.free()"])
        let again = try #require(XUnitFile.parse(Array(text.utf8)))
        #expect(again.map(\.type) == ["M", "M.S.Inner"])
        #expect(again.map(\.name) == ["free()", "crashes()"])
        #expect(again.filter(\.isFailure).count == 2)
    }

    @Test func linesOfXCTestAreResultsWithTheirModules() {
        let lines = """
            Test Case 'T.testA' started at 2026-01-01 00:00:00.000
            Test Case 'T.testA' passed (0.5 seconds)
            Test Case 'T.testB' started at 2026-01-01 00:00:00.000
            /r/t.swift:3: error: T.testB : XCTAssertEqual failed
            Test Case 'T.testB' failed (0.1 seconds)
            Test Case 'T.testC' started at 2026-01-01 00:00:00.000
            Test Case 'T.testC' skipped (0.0 seconds)
            Test Case 'T.testD' started at 2026-01-01 00:00:00.000
            """
        let results = XCTestOutput(lines.split(separator: "\n"), tests: ["M.T/testA", "M.T/testB", "M.T/testC", "M.T/testD"]).results
        #expect(
            results == [
                TestResult(type: "M.T", name: "testA", time: 0.5, outcome: .passed),
                TestResult(
                    type: "M.T", name: "testB", time: 0.1, outcome: .failed(["/r/t.swift:3: error: T.testB : XCTAssertEqual failed"])),
                TestResult(type: "M.T", name: "testC", time: 0, outcome: .skipped("")),
            ])
    }

    @Test func classesOfOneNameInTwoModulesAreKeptApart() {
        let lines = ["Test Case 'T.testA' passed (0.5 seconds)", "Test Case 'T.testA' passed (0.5 seconds)"]
        let results = XCTestOutput(lines.map { $0[...] }, tests: ["M.T/testA", "N.T/testA"]).results
        #expect(results.map(\.type) == ["M.T", "N.T"])
    }

    @Test func onlyAWholeRunWithoutFailuresIsASuccess() {
        let good = TestResult(type: "M", name: "a()", time: 0, outcome: .passed)
        let bad = TestResult(type: "M", name: "b()", time: 0, outcome: .failed([]))
        #expect(TestReport(results: [good], missing: [], ending: .exit(0)).isSuccess)
        #expect(!TestReport(results: [good, bad], missing: [], ending: .exit(0)).isSuccess)
        #expect(!TestReport(results: [good], missing: ["M.c()"], ending: .exit(0)).isSuccess)
        #expect(!TestReport(results: [good], missing: [], ending: .signal(11)).isSuccess)
        #expect(
            TestReport(results: [good, bad], missing: ["M.c()"], ending: .exit(1)).summary
                == ["no result: M.c()", "failed: M.b()", "2 tests, 1 failed, 1 without a result"])
    }
}
