import ModuleGraph
import Testing
import ToolSupport

@testable import Linting

/// A baseline stays the same while code moves, only ever shrinks, and says when an entry is out of date (realm/SwiftLint#5597,
/// ArchUnit#1015 and others).
struct BaselineTests {
    @Test func itIsSortedPrettyAndWithoutLines() throws {
        let baseline = Baseline(
            [finding("b", "B", line: 9), finding("a", "B", line: 7), finding("a", "A"), finding("a", "B")], path: "base.json")
        #expect(
            baseline.text == """
                {
                  "schema": 1,
                  "findings": [
                    {
                      "rule": "a",
                      "from": "A",
                      "to": "x"
                    },
                    {
                      "rule": "a",
                      "from": "B",
                      "to": "x",
                      "count": 2
                    },
                    {
                      "rule": "b",
                      "from": "B",
                      "to": "x"
                    }
                  ]
                }

                """)
        #expect(try Baseline(parsing: baseline.text, path: "base.json").text == baseline.text)
    }

    @Test func whatItKnowsIsSilentAndWhatIsMoreIsNot() throws {
        let baseline = try Baseline(parsing: Baseline([finding("a", "A", line: 1)], path: "b").text, path: "b")
        let result = baseline.compare([finding("a", "A", line: 5), finding("a", "A", line: 6), finding("a", "B")], checked: ["a"])
        #expect(result.new.map(\.location.line) == [6, 3])
        #expect(result.known == 1)
        #expect(result.stale == [])
        #expect(result.left == baseline)
    }

    @Test func anEntryThatIsGoneIsAnErrorAtItsLineAndLeavesTheFile() throws {
        let baseline = try Baseline(
            parsing: Baseline([finding("a", "A"), finding("a", "B"), finding("a", "B"), finding("z", "C")], path: "b").text, path: "b")
        let result = baseline.compare([finding("a", "B")], checked: ["a"])
        #expect(
            result.stale.map { "\($0.location) \($0.message)" } == [
                "b:5 The baseline knows 1 × a of A → x, of which none is left.",
                "b:10 The baseline knows 2 × a of B → x, of which 1 is left.",
            ])
        #expect(result.left.count == 2)
        #expect(result.left.entries.count == 2, "an entry of a rule that was not checked stays")
    }

    @Test(arguments: ["", "[]", "{\"schema\":2,\"findings\":[]}", "{\"schema\":1,\"findings\":[{\"rule\":\"a\"}]}"])
    func whatIsNoBaselineIsRefused(text: String) {
        #expect(throws: ToolError.self) { try Baseline(parsing: text, path: "b") }
    }

    private func finding(_ rule: String, _ from: String, line: Int = 3) -> Finding {
        Finding(rule: rule, location: Location(path: "p.swift", line: line), message: "m", mend: "n", from: from, to: "x")
    }
}
