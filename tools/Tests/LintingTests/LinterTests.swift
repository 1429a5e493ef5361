import Configuration
import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Linting

/// What is done with what rules find: comments, exceptions, the baseline, unreadable files, exit codes.
struct LinterTests {
    private func tree(_ text: String, other: String = "") throws -> LintTree {
        try LintTree([.package("P/A", [.library("A", ["A.swift": text, "B.swift": other])]), .package("P/B", [.library("B")])])
    }

    @Test func aCommentAllowsAFindingOnItsLineOrTheNext() throws {
        for text in [
            "import B  // monorepo:allow undeclared-import because the build script provides it\n",
            "// monorepo:allow undeclared-import because so\n// monorepo:allow unused-dependency because two of them\nimport B\n",
        ] {
            let report = try tree(text).lint("undeclared-import")
            #expect(report.findings == [])
            #expect(report.suppressed == 1)
            #expect(report.exitCode == 0)
        }
    }

    @Test func aCommentAtTheManifestsLineAllowsWhatIsFoundThere() throws {
        let tree = try LintTree([.package("P/A", [.library("A", uses: ["B"])]), .package("P/B", [.library("B")])])
        let path = "P/A/Package.swift"
        let old = try tree.tree.text(path)
        let line = "                .product(name: \"B\", package: \"B\"),"
        try tree.tree.write(old.replacing(line, with: line + "  // monorepo:allow unused-dependency because a plugin reads it"), to: path)
        #expect(try tree.lint("unused-dependency").findings == [])
    }

    @Test func aCommentElsewhereOrForAnotherRuleAllowsNothing() throws {
        let report = try tree("// monorepo:allow undeclared-import because so\n\nimport B\n").lint()
        #expect(
            report.findings.map { "\($0.location) \($0.rule): \($0.message)" } == [
                "P/A/Sources/A/A.swift:1 suppression: The comment allows undeclared-import, of which there is nothing here.",
                "P/A/Sources/A/A.swift:3:1 undeclared-import: A imports B, which its manifest does not declare.",
            ])
    }

    @Test(arguments: [
        ("// monorepo:allow undeclared-import\nimport B\n", "The comment says no reason."),
        ("// monorepo:allow undeclared-import because \nimport B\n", "The comment says no reason."),
        ("// monorepo:allow undeclared-import for me\nimport B\n", "The comment says no reason."),
        ("// monorepo:allow everything because so\nimport B\n", "There is no rule \"everything\"."),
        ("// monorepo:deny undeclared-import because so\nimport B\n", "The comment is not understood."),
    ])
    func aCommentWithoutAReasonOrRuleAllowsNothing(text: String, message: String) throws {
        let report = try tree(text).lint()
        #expect(report.findings.map(\.rule) == ["suppression", "undeclared-import"])
        #expect(report.findings[0].message == message)
        #expect(report.findings[0].mend == "Write `// monorepo:allow RULE because REASON`.")
    }

    @Test func anExceptionAcceptsWhatItNamesAndIsAFindingWhenItFitsNothing() throws {
        let tree = try tree("import B\n")
        func report(_ exception: String, rule: String = "undeclared-import") throws -> LintReport {
            try tree.lint(rule, configuration: "\n\"exceptions\": [\n{ \(exception), \"why\": \"so\" }]")
        }
        #expect(try report("\"rule\": \"undeclared-import\", \"from\": \"A\", \"to\": \"B\"").excepted == 1)
        #expect(try report("\"rule\": \"undeclared-import\", \"path\": \"P/A/**\"").findings == [])
        let stale = try report("\"rule\": \"undeclared-import\", \"from\": \"A\", \"to\": \"C\"")
        #expect(stale.findings.map(\.rule) == ["stale-exception", "undeclared-import"])
        #expect(stale.findings[0].location == Location(path: ".monorepo.json", line: 3))
        #expect(stale.findings[0].mend == "Remove it.")
        #expect(
            try report("\"rule\": \"undeclared-import\", \"to\": \"C\"", rule: "unused-dependency").findings == [],
            "its rule was not checked")
    }

    @Test func unknownRulesSettingsAndTargetsAreErrors() throws {
        let tree = try tree("")
        for (text, what) in [
            ("\"rules\": { \"nothing\": true }", "There is no rule \"nothing\"."),
            ("\"rules\": { \"god-object\": { \"rows\": 1 } }", "The rule god-object has an unknown member \"rows\"."),
            ("\"rules\": { \"domain-purity\": { \"modules\": [\"Domane\"] } }", "There is no role and no target \"Domane\"."),
            ("\"exceptions\": [{ \"rule\": \"nothing\", \"from\": \"A\", \"why\": \"so\" }]", "There is no rule \"nothing\"."),
            (
                "\"contracts\": [{ \"name\": \"a\", \"type\": \"acyclic\", \"modules\": [\"Nowhere\"] }]",
                "There is no role and no target \"Nowhere\"."
            ),
        ] {
            let parsed = RepositoryConfiguration.parse("{ \"schema\": 1,\n\(text) }")
            let report = try Linter.run(tree.workspace, parsed.configuration, parsed.problems)
            #expect(report.problems.map { "\($0.location.line) \($0.what)" } == ["2 \(what)"])
            #expect(report.exitCode == 2)
        }
    }

    /// Guards nrwl/nx#12316, #5224: one file that cannot be read hides nothing else.
    @Test func aFileThatIsNoSwiftIsOneFindingAndTheOthersAreChecked() throws {
        let report = try tree("\u{0}\u{1}\u{2}", other: "import B\n").lint()
        #expect(report.findings.map(\.rule) == ["unreadable-source", "undeclared-import"])
        #expect(report.findings[0].location == Location(path: "P/A/Sources/A/A.swift", line: 1))
        #expect(report.exitCode == 1)
    }

    @Test func theExitCodeTellsFindingsFromFailure() throws {
        #expect(try tree("").lint().exitCode == 0)
        #expect(try tree("import B\n").lint().exitCode == 1)
        let broken = Problem(id: "manifest-unreadable", location: Location(path: "X/Package.swift"), what: "Broken.", remedy: "Mend it.")
        #expect(try LintTree([.package("P/A", [.library("A")])], problems: [broken]).lint().exitCode == 2)
        let minor = Problem(id: "x", severity: .warning, location: Location(path: "X"), what: "Odd.", remedy: "See.")
        #expect(try LintTree([.package("P/A", [.library("A")])], problems: [minor]).lint().exitCode == 0)
    }

    /// Guards nrwl/nx#17425: the same in every clone and order.
    @Test func findingsDoNotDependOnWhereTheRepositoryLiesOrInWhichOrderItIsRead() throws {
        let shapes: [LintTree.PackageShape] = [
            .package("P/A", [.library("A", uses: ["B"], ["A.swift": "import C\nimport D\n"])]),
            .package("P/B", [.library("B", ["B.swift": "import A\n"])]),
            .package("P/C", [.library("C"), .library("D")]),
        ]
        let one = try LintTree(shapes).lint()
        let other = try LintTree(shapes.reversed()).lint()
        #expect(one.findings == other.findings)
        #expect(LintFormat.allCases.allSatisfy { $0.render(one) == $0.render(other) })
        #expect(one.findings.count > 3)
    }

    @Test func aBaselineTakesWhatItKnowsAndTheSummaryTellsTheDelta() throws {
        let old = try tree("import B\n").lint("undeclared-import")
        let baseline = Baseline(old.all, path: "b.json")
        let same = try tree("\n\nimport B\n").lint("undeclared-import", baseline: baseline)
        #expect(same.findings == [])
        #expect(same.summary == "No findings; 1 known by the baseline.")
        let mended = try tree("").lint("undeclared-import", baseline: baseline)
        #expect(mended.findings.map(\.rule) == ["stale-baseline"])
        #expect(mended.summary == "1 finding; 0 known by the baseline, 1 fewer than it says.")
        #expect(mended.baseline?.count == 0)
    }

    @Test func aComparisonSaysWhatIsBetterAndWhatWorse() throws {
        let plain = try tree("")
        let wrong = try tree("import B\n")
        let lint = { (tree: LintTree) in (report: try tree.lint(), workspace: tree.workspace) }
        let worse = LintComparison(before: try lint(plain), after: try lint(wrong))
        #expect(worse.verdict == "worse")
        #expect(
            worse.summary(since: "main") == """
                Worse than main: 1 new finding, 0 gone.
                  + P/A/Sources/A/A.swift:1:1: A imports B, which its manifest does not declare. [undeclared-import]
                Edges between targets 0 → 1, between packages 0 → 1.
                """)
        #expect(LintComparison(before: try lint(wrong), after: try lint(plain)).verdict == "better")
        #expect(LintComparison(before: try lint(wrong), after: try lint(try tree("\nimport B\n"))).verdict == "same")
    }

    /// A rule without a tree that breaks it is one that nobody has seen working.
    @Test func everyRuleIsTriedOnATree() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Rules").path
        let text = try FileSystem.list(folder).map { try FileSystem.readText("\(folder)/\($0.name)") }.joined()
        let code = text.filter { !$0.isWhitespace }
        for rule in RuleCatalog.all {
            #expect(code.contains("found(\"\(rule.id)\""), "\(rule.id)")
        }
    }

    @Test func everyRuleHasAReasonAndANameOfItsOwn() {
        let ids = RuleCatalog.all.map { $0.id }
        #expect(Set(ids).count == ids.count)
        #expect(ids == ids.sorted())
        #expect(RuleCatalog.all.allSatisfy { $0.reason.hasSuffix(".") && !$0.reason.contains("\n") })
    }
}
