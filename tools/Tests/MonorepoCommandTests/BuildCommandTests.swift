import Testing
import ToolSupport
import ToolTestSupport

/// `build`, `test` and `setup` on small repositories.
struct BuildCommandTests {
    @Test func aPackageThatIsNotThereIsAnErrorThatNamesThoseThatAre() throws {
        let run = CommandRun(try makeRepository())
        for command in ["build", "test", "setup"] {
            #expect(run(command, "Toll") == 2)
            #expect(run.errors.contains("there is no package Toll; the packages are: Checks, Tool"))
        }
        #expect(run("test", "--base", "HEAD") == 2)
        #expect(run("test", "--affected", "Tool") == 2)
    }

    @Test func aRepositoryThatCannotBeReadWholeIsNotBuilt() throws {
        let tree = try makeRepository()
        try tree.write("// swift-tools-version: 6.0\nlet package = ", to: "Tool/Package.swift")
        let run = CommandRun(tree)
        #expect(run("test") == 2)
        #expect(run.errors.contains("Tool/Package.swift"))
        #expect(run.errors.contains("not everything would be built"))
    }

    @Test func nothingAffectedIsSaid() throws {
        let tree = try makeRepository()
        try tree.write(".cache/\n.build/\n", to: ".gitignore")
        try tree.git("init", "-q")
        try tree.commitAll("one")
        let run = CommandRun(tree)
        #expect(run("test", "--affected", "--base", "HEAD") == 0)
        #expect(run.errors.contains("No package is affected: there is nothing to test."))
        #expect(run("test", "--affected", "--base", "nowhere") == 2)
        #expect(run("test", "--affected") == 2)
    }

    @Test func onlySystemPackagesOfTheClosureArePrinted() throws {
        let tree = try makeRepository()
        try tree.write("module CThing { link \"thing\" }\n", to: "Checks/Sources/CThing/module.modulemap")
        try tree.write(
            checks.replacing(
                "targets: [",
                with: "targets: [.systemLibrary(name: \"CThing\", pkgConfig: \"thing\", providers: [.apt([\"libthing-dev\"])]), "),
            to: "Checks/Package.swift")
        let run = CommandRun(tree)
        #expect(run("setup", "--print", "Checks") == 0)
        #expect(run.output == "libthing-dev\npkg-config\n")
        #expect(run("setup", "--print", "Tool") == 0)
        #expect(run.output.isEmpty)
        #expect(run("setup", "Tool") == 0)
    }

    /// A proof, since it builds twice: half a minute in which the other tests would wait.
    @Test(.enabled(if: Proof.isAsked, "a proof: MONOREPO_PROOF=1"))
    func anIsolatedPackageFindsTheProgramsThatItRunsAndNothingElse() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        #expect(run("test", "--isolated", "Checks") == 0, "\(run.errors)\(run.output)")
        #expect(run.output.hasSuffix("Checks: 1 tests\n"))
        let copy = tree.path(".build/isolated/Checks/tree")
        #expect(
            FileTreeWalk.files(in: copy) == [
                "Checks/Package.swift", "Checks/Tests/ChecksTests/ChecksTests.swift", "Tool/Package.swift", "Tool/Sources/Tool/main.swift",
            ])
        // A failing test is a finding.
        try tree.write(checksTests.replacing("== 7", with: "== 8"), to: "Checks/Tests/ChecksTests/ChecksTests.swift")
        #expect(run("test", "--isolated", "Checks") == 1)
        #expect(run.output.contains("failed: ChecksTests.theToolEnds"))
    }

    private func makeRepository() throws -> SourceTree {
        try makeTree([
            ".monorepo.json": "{ \"schema\": 1, \"affected\": { \"implicit\": { \"Checks\": [\"Tool\"] } } }",
            "Tool/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Tool", products: [.executable(name: "tool", targets: ["Tool"])], targets: [.executableTarget(name: "Tool")])
            """,
            "Tool/Sources/Tool/main.swift": "import Foundation\nexit(7)\n",
            "Checks/Package.swift": checks,
            "Checks/Tests/ChecksTests/ChecksTests.swift": checksTests,
            "notes.txt": "",
        ])
    }
}

private let checks = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Checks", targets: [.testTarget(name: "ChecksTests")])
    """

private let checksTests = """
    import Foundation
    import Testing
    @Test func theToolEnds() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
        let process = try Process.run(root.appendingPathComponent(".build/bin/tool"), arguments: [])
        process.waitUntilExit()
        #expect(process.terminationStatus == 7)
    }
    """
