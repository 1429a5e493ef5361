import Foundation
import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// `monorepo lint` and `owners` on real trees: manifests read by the toolchain, revisions by git.
@Suite(.serialized) struct LintCommandTests {
    private static func manifest(_ name: String, uses: [String] = [], extra: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "\(name)",
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [
        \(uses.map { "        .package(path: \"../\($0)\")," }.joined(separator: "\n"))
            ],
            targets: [
                .target(
                    name: "\(name)",
                    dependencies: [
        \(uses.map { "                .product(name: \"\($0)\", package: \"\($0)\")," }.joined(separator: "\n"))
                    ]
                ),
                \(extra)
            ]
        )

        """
    }

    /// A imports B without saying so; C says that it uses B and does not.
    private func makeSubject() throws -> CommandRun {
        CommandRun(
            try makeTree([
                "P/A/Package.swift": Self.manifest("A"), "P/A/Sources/A/A.swift": "import B\n",
                "P/B/Package.swift": Self.manifest("B"), "P/B/Sources/B/B.swift": "public let b = 1\n",
                "P/C/Package.swift": Self.manifest("C", uses: ["B"]), "P/C/Sources/C/C.swift": "let c = 1\n",
            ]))
    }

    /// Guards tuist/tuist PR #6516: findings were printed and the code was 0.
    @Test func findingsGoToStandardOutputAndTheCodeIsOne() throws {
        let run = try makeSubject()
        #expect(run("lint") == 1)
        #expect(
            run.output == """
                P/A/Sources/A/A.swift:1:1: error: A imports B, which its manifest does not declare. [undeclared-import]
                    why: It compiles only while something else happens to build the module, and hides the edge from everyone who reads manifests.
                    mend: Add `.product(name: "B", package: "B"),` to the dependencies of A at P/A/Package.swift:10:9, and \
                `.package(path: "../B"),` to those of the package.
                P/C/Package.swift:13:17: error: C depends on B, but no file of it imports it. [unused-dependency]
                    why: It makes builds wait and rebuild for nothing, and a change there seems to affect this target.
                    mend: Remove `.product(name: "B", package: "B")` at P/C/Package.swift:13:17.

                """)
        #expect(run.errors == "2 findings.\n")
        #expect(run("lint", "--rule", "target-cycle") == 0)
        #expect(run.output.isEmpty && run.errors == "No findings.\n")
    }

    @Test func theMendsMendIt() throws {
        let run = try makeSubject()
        try run.tree.write(Self.manifest("A", uses: ["B"]), to: "P/A/Package.swift")
        try run.tree.write(Self.manifest("C"), to: "P/C/Package.swift")
        #expect(run("lint") == 0)
    }

    /// Guards nrwl/nx#17425: neither the place of the clone nor the folder of the call is in the answer.
    @Test func theAnswerIsTheSameInEveryClone() throws {
        let one = try makeSubject()
        let other = try makeSubject()
        for format in ["text", "json", "sarif", "github", "junit"] {
            #expect(one("lint", "--format", format) == 1)
            #expect(other("lint", "--format", format, "--root", "\(other.tree.path)/P/..", in: "P/A") == 1)
            #expect(one.output == other.output)
            #expect(!one.output.contains(one.tree.path) && !one.output.isEmpty)
        }
    }

    @Test func initWritesAConfigurationThatExplainsItselfAndABaselineThatOnlyShrinks() throws {
        let run = try makeSubject()
        #expect(run("lint", "--init", environment: ["CI": "true"]) == 2)
        #expect(run.errors == "error: A baseline is never written where CI is set. Run it at your desk and commit the files.\n")
        #expect(run("lint", "--init") == 0)
        let configuration = try JSONValue(parsing: try run.tree.text(".monorepo.json"))
        #expect(configuration["schema"]?.integer == 1)
        #expect(configuration.members?.filter { $0.key.hasPrefix("//") }.count ?? 0 > 5)
        let baseline = try run.tree.text(".monorepo-baseline.json")
        #expect(
            try JSONValue(parsing: baseline)["findings"]?.elements?.contains {
                $0["rule"]?.string == "undeclared-import" && $0["from"]?.string == "A"
            } ?? false)
        #expect(run("lint") == 0)
        #expect(run("lint", "--init") == 2, "it is there already")

        try run.tree.write(Self.manifest("A", uses: ["B"]), to: "P/A/Package.swift")
        try run.tree.write("import A\n", to: "P/B/Sources/B/B.swift")
        #expect(run("lint") == 1)
        #expect(run.output.contains("B imports A") && run.output.contains("[stale-baseline]"))
        #expect(run("lint", "--update-baseline") == 1)
        #expect(!run.output.contains("[stale-baseline]") && run.output.contains("B imports A"))
        #expect(try !run.tree.text(".monorepo-baseline.json").contains("\"to\": \"A\""), "a new finding never gets in")
    }

    /// Guards pantsbuild/pants#3132, nrwl/nx#12316 and #5224: what cannot be read is never "nothing found", and hides nothing else.
    @Test func aBrokenManifestIsCodeTwoAndTheOthersAreChecked() throws {
        let run = try makeSubject()
        try run.tree.write("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n", to: "P/D/Package.swift")
        #expect(run("lint") == 2)
        #expect(run.errors.contains("P/D/Package.swift"))
        #expect(run.output.contains("A imports B"))
    }

    @Test func aWrongConfigurationIsCodeTwoWithItsLine() throws {
        let run = try makeSubject()
        try run.tree.write("{ \"schema\": 1,\n  \"rolls\": [] }\n", to: ".monorepo.json")
        #expect(run("lint") == 2)
        #expect(run.errors.contains(".monorepo.json:2: error: The configuration has an unknown member \"rolls\"."))
        #expect(run.errors.components(separatedBy: "rolls").count == 2, "it is told once")
    }

    /// Guards ArchUnit#1015 and depcruise#1078: how much was added and taken away is said.
    @Test func aBaseTellsWhatIsBetterAndWhatIsWorse() throws {
        let run = try makeSubject()
        try run.tree.git("init", "-q")
        try run.tree.git("add", ".")
        try run.tree.git("commit", "-q", "-m", "One")
        try run.tree.write(Self.manifest("C"), to: "P/C/Package.swift")
        #expect(run("lint", "--base", "HEAD") == 1)
        #expect(run.errors.contains("Better than HEAD: 0 new findings, 1 gone."))
        try run.tree.write("import A\n", to: "P/B/Sources/B/B.swift")
        #expect(run("lint", "--base", "HEAD", "--format", "json") == 1)
        let comparison = try JSONValue(parsing: run.output)["comparison"]
        #expect(comparison?["verdict"]?.string == "both")
        #expect(comparison?["new"]?.elements?.map { $0["rule"]?.string } == ["package-cycle", "target-cycle", "undeclared-import"])
        #expect(run("lint", "--base", "nowhere") == 2)
    }

    @Test func ownersAreWrittenAndChecked() throws {
        let run = try makeSubject()
        try run.tree.write("{ \"schema\": 1, \"owners\": { \"*\": \"@all\", \"P/A\": \"@a\" } }\n", to: ".monorepo.json")
        try run.tree.write("{ \"schema\": 1, \"owner\": \"@c\" }\n", to: "P/C/.monorepo.json")
        #expect(run("owners", "--check") == 1)
        #expect(run.output.hasPrefix(".github/CODEOWNERS:1: error:"))
        #expect(run("owners") == 0)
        #expect(
            try run.tree.text(".github/CODEOWNERS") == """
                # Written by `monorepo owners` from .monorepo.json; the last line that fits decides.
                * @all
                /P/A/ @a
                /P/B/ @all
                /P/C/ @c

                """)
        #expect(run("owners", "--check") == 0)
        try run.tree.write("{ \"schema\": 1, \"owner\": \"@d\" }\n", to: "P/C/.monorepo.json")
        #expect(run("owners", "--check") == 1)
        #expect(run.output.hasPrefix(".github/CODEOWNERS:5: error:"))
    }

    @Test func everyRuleIsListed() throws {
        let run = try makeSubject()
        #expect(run("lint", "--list") == 0)
        #expect(run.output.split(separator: "\n").count == 27)
        #expect(run.output.contains("undeclared-import") && run.output.contains("  on   ") && run.output.contains("  off  "))
    }
}
