import ModuleGraph
import Testing

@testable import Linting

/// Guards tuist/tuist#8038, #8101, PR #7558, PR #6797 and peripheryapp/periphery#863, #805: any kind of import is a use, and where files are
/// missing nothing is called unused.
struct UnusedDependencyTests {
    @Test func aDependencyThatNoFileImportsIsFoundAtItsLine() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B", "C"], ["A.swift": "import C\n"]), .library("C")]), .package("P/B", [.library("B")]),
        ])
        #expect(
            tree.found("unused-dependency") == [
                "P/A/Package.swift:16: A depends on B, but no file of it imports it.",
                "Remove `.product(name: \"B\", package: \"B\")` at P/A/Package.swift:16.",
            ])
    }

    @Test(arguments: [
        "import struct B.C", "@testable import B", "@_exported import B", "@preconcurrency import B", "import B.Sub", "public import B",
        "#if os(macOS)\nimport B\n#endif", "import func B.f; let x = 1",
    ])
    func anyKindOfImportIsAUse(text: String) throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B"], ["A.swift": text + "\n"])]), .package("P/B", [.library("B")]),
        ])
        #expect(tree.found("unused-dependency") == [])
    }

    @Test func anImportThatIsNeverCompiledIsNoUse() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A", uses: ["B"], ["A.swift": "#if false\nimport B\n#endif\n// import B\n"])]),
            .package("P/B", [.library("B")]),
        ])
        #expect(try tree.lint("unused-dependency").findings.map(\.to) == ["B"])
    }

    @Test func programsForTestsAndTargetsWithMissingOrOtherFilesAreLeftAlone() throws {
        let tree = try LintTree([
            .package(
                "P/A",
                [
                    .tests("ATests", uses: ["tool"]), .program("tool"),
                    LintTree.TargetShape(name: "Empty", uses: ["B"]),
                    .library("Mixed", uses: ["B"], ["a.swift": "", "b.c": ""]),
                ]), .package("P/B", [.library("B")]),
        ])
        #expect(tree.found("unused-dependency") == [])
    }

    @Test func aModuleMapMayGiveAnotherName() throws {
        let system = LintTree.TargetShape(
            name: "system-zlib", kind: .system, files: ["module.modulemap": "module zlib [system] {\n  link \"z\"\n}\n"])
        let tree = try LintTree([
            .package(
                "P/A",
                [
                    .library("A", uses: ["system-zlib"], ["A.swift": "import zlib\n"]),
                    .library("B", uses: ["system-zlib"], ["B.swift": "import z\n"]), system,
                ])
        ])
        #expect(try tree.lint("unused-dependency").findings.map(\.from) == ["B"])
    }

    @Test func aProductFromElsewhereIsOnlyUnusedWhereNothingElseCouldBeIt() throws {
        let tree = try LintTree([
            .package(
                "P/A",
                [
                    .library("A", uses: ["Kit"], ["A.swift": "import Foundation\n"]),
                    .library("B", uses: ["Kit"], ["B.swift": "import KitCore\n"]),
                ], external: ["Kit"])
        ])
        #expect(try tree.lint("unused-dependency").findings.map(\.from) == ["A"])
    }

    @Test func aPackageThatNoTargetUsesIsFound() throws {
        let tree = try LintTree([.package("P/A", [.library("A")], also: ["P/B"]), .package("P/B", [.library("B")])])
        #expect(
            tree.found("unused-dependency") == [
                "P/A/Package.swift:9: Package A depends on package B, but none of its targets does.",
                "Remove the `.package(…)` at P/A/Package.swift:9.",
            ])
    }
}
