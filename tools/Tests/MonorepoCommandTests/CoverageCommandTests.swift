import Testing
import ToolSupport
import ToolTestSupport

/// `coverage` over an export that is there already.
struct CoverageCommandTests {
    @Test func withFloorsOnlyPackagesThatHaveOneAreJudged() throws {
        let tree = try makeTree([
            ".monorepo.json": #"{ "schema": 1, "floors": { "High": 90 } }"#,
            "High/Package.swift": Self.manifest("High"), "High/Sources/High/High.swift": "let one = 1\nlet two = 2\n",
            "High/Tests/HighTests/HighTests.swift": "", "Low/Package.swift": Self.manifest("Low"),
            "Low/Sources/Low/Low.swift": "let one = 1\nlet two = 2\n", "Low/Tests/LowTests/LowTests.swift": "",
        ])
        let run = CommandRun(tree)
        try tree.write(Self.export(of: tree, lastLineRan: false), to: "export.json")
        #expect(run("coverage", "--floors", "--from", "export.json", "--min", "90") == 1)
        #expect(run.output.contains("not judged: Low"), "\(run.output)")
        #expect(run("coverage", "--floors", "--from", "export.json") == 1, "\(run.output)\(run.errors)")
        try tree.write(Self.export(of: tree, lastLineRan: true), to: "export.json")
        #expect(run("coverage", "--floors", "--from", "export.json") == 0, "\(run.output)\(run.errors)")
        try tree.write(#"{ "schema": 1 }"#, to: ".monorepo.json")
        #expect(run("coverage", "--floors", "--from", "export.json") == 2)
        #expect(run.errors.contains("No package has a module with a floor."))
    }

    /// Both modules alike: one line ran, the other perhaps.
    private static func export(of tree: SourceTree, lastLineRan: Bool) -> String {
        let last = lastLineRan ? 1 : 0
        let files = ["High", "Low"].map { name in
            """
            {"filename": "\(tree.path("\(name)/Sources/\(name)/\(name).swift"))",
             "segments": [[1, 1, 1, true, true, false], [1, 12, 0, false, false, false],
                          [2, 1, \(last), true, true, false], [2, 12, 0, false, false, false]]}
            """
        }
        return #"{"type": "llvm.coverage.json.export", "data": [{"files": [\#(files.joined(separator: ","))]}]}"#
    }

    private static func manifest(_ name: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "\(name)",
            targets: [.target(name: "\(name)"), .testTarget(name: "\(name)Tests", dependencies: ["\(name)"])]
        )
        """
    }
}
