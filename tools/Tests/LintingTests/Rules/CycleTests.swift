import ModuleGraph
import Testing

@testable import Linting

/// Guards SwiftPM#7068 and nrwl/nx#6993, #6854, #10290: a circle is told with file and line of every edge, those of tests can be left out.
struct CycleTests {
    @Test func targetsInACircleAreToldWithEveryEdge() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B"], ["A.swift": "import B\n"])]),
            .package("P/B", [.library("B", ["B.swift": "\nimport A\n"])]),
        ])
        let finding = try #require(try tree.lint("target-cycle").findings.first)
        #expect(finding.rule == "target-cycle")
        #expect(finding.location == Location(path: "P/A/Package.swift", line: 15))
        #expect(finding.message == "Targets depend on one another in a circle: A → B → A.")
        #expect(finding.mend == "Cut one of these edges: move what both sides need into a target that both depend on.")
        #expect(
            finding.notes.map { "\($0.location): \($0.text)" } == [
                "P/A/Package.swift:15: A → B: declared as .product(name: \"B\", package: \"B\")",
                "P/A/Sources/A/A.swift:1:1: A → B: imported here", "P/B/Sources/B/B.swift:2:1: B → A: imported here",
            ])
    }

    @Test func aChainIsNoCircle() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B"]), .library("C")]), .package("P/B", [.library("B", uses: ["C"])]),
        ])
        #expect(tree.found("target-cycle") == [])
    }

    @Test func packagesInACircleAreFoundThoughNoTargetsAre() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B"]), .library("A2")]),
            .package("P/B", [.library("B"), .tests("BTests", uses: ["A2"])]),
        ])
        let finding = try #require(try tree.lint("package-cycle").findings.first)
        #expect(finding.rule == "package-cycle")
        #expect(finding.location == Location(path: "P/A/Package.swift", line: 10))
        #expect(finding.message == "Packages depend on one another in a circle: A → B → A.")
        #expect(
            finding.mend
                == "Cut one of these edges; an edge of tests alone goes by moving the test to the package that depends on both.")
        #expect(
            finding.notes.map { "\($0.location): \($0.text)" } == [
                "P/A/Package.swift:10: package A → B: declared here",
                "P/A/Package.swift:16: A → B: declared as .product(name: \"B\", package: \"B\")",
                "P/B/Package.swift:9: package B → A, by tests alone: declared here",
                "P/B/Package.swift:20: BTests → A2: declared as .product(name: \"A2\", package: \"A\")",
            ])
        #expect(tree.found("target-cycle") == [])
    }

    /// Guards nrwl/nx#10290.
    @Test func testsCanBeLeftOutOfPackageCircles() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B"])]), .package("P/B", [.library("B"), .tests("BTests", uses: ["A"])]),
        ])
        #expect(try tree.lint("package-cycle").findings.count == 1)
        #expect(tree.found("package-cycle", configuration: "\"rules\": { \"package-cycle\": { \"tests\": false } }") == [])
    }

    @Test func edgesWithinAPackageAreNoneBetweenPackages() throws {
        let tree = try LintTree([.package("P/A", [.library("A"), .library("B", uses: ["A"]), .tests("T", uses: ["A", "B"])])])
        #expect(tree.found("package-cycle") == [])
    }
}
