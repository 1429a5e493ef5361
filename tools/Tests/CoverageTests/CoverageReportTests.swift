import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Coverage

struct CoverageReportTests {
    private let tree: SourceTree

    init() throws {
        tree = try makeTree(Shop.files)
    }

    /// Guards corveil/crow#929, tuist/tuist#4159, swift-codecov-action#3.
    @Test func filesOfDependenciesTestsAndBuildsAreLeftOut() throws {
        let export = try makeExport([
            "Cart/Sources/Cart/Cart.swift": [7: 1, 8: 0], "Cart/Tests/CartTests/CartTests.swift": [1: 1],
            "Price/Sources/Price/Price.swift": [2: 1],
            "Cart/.build/debug/Cart.derived/runner.swift": [1: 1], "/elsewhere/Other.swift": [1: 1],
        ])
        let report = try Shop.report(export, Shop.workspace(tree.path))
        #expect(report.total == CoverageShare(covered: 1, lines: 2))
        #expect(report.modules.flatMap(\.files).filter { $0.state == .measured }.map(\.path) == ["Cart/Sources/Cart/Cart.swift"])
        #expect(report.belowFloor.isEmpty)
    }

    @Test func aPathThroughALinkIsTheSameFile() throws {
        try tree.link("umbrella", to: "Cart")
        let export = try makeExport(["umbrella/Sources/Cart/Cart.swift": [7: 1]])
        #expect(try Shop.report(export, Shop.workspace(tree.path)).total == CoverageShare(covered: 1, lines: 1))
    }

    /// Guards vscode-swift PR #1022 (files at 0 % are absent), Artemis#7063 and diff_cover#48 (a deleted file is an error).
    @Test func everyTouchedFileIsSaid() throws {
        try tree.git("init", "-q")
        try tree.write("func gone() {}\n", to: "Cart/Sources/Cart/Gone.swift")
        let base = try tree.commitAll("base")
        try tree.remove("Cart/Sources/Cart/Gone.swift")
        for path in ["Cart/Sources/Cart/Cart.swift", "Cart/Sources/Cart/Unused.swift", "Cart/Sources/Alone/Alone.swift"] {
            try tree.write("// changed\n" + (try tree.text(path)), to: path)
        }
        try tree.write("// changed\n" + (try tree.text("Price/Sources/Price/Price.swift")), to: "Price/Sources/Price/Price.swift")
        try tree.commitAll("change")
        try tree.write("import Testing\n// more\n", to: "Cart/Tests/CartTests/CartTests.swift")
        try tree.write("// new\n", to: "New \"file\".swift")
        var report = try Shop.report(
            try makeExport(["Cart/Sources/Cart/Cart.swift": [1: 0, 8: 1], "Cart/Sources/Cart/Unused.swift": [2: 0, 3: 0]]),
            Shop.workspace(tree.path))
        report.add(try ChangedLines(since: base, in: tree.path)) { $0.contains("/Tests/") }
        let lines = try #require(report.touched).map { "\($0.path): \(CoverageText.words(for: $0))" }
        #expect(
            lines == [
                "Cart/Sources/Alone/Alone.swift: not instrumented, no test that ran links its module",
                "Cart/Sources/Cart/Cart.swift: 50.0 % (1 of 2), changed lines 0 of 1", "Cart/Sources/Cart/Gone.swift: deleted",
                "Cart/Sources/Cart/Unused.swift: 0.0 % (0 of 2), no changed line holds code",
                "Cart/Tests/CartTests/CartTests.swift: not measured, a test", "New \"file\".swift: not measured, a file of no module",
                "Price/Sources/Price/Price.swift: not known, the tests of its package were not run",
            ])
        #expect(CoverageText(report).text.contains("Touched files:"))
        let json = CoverageJSON.document(report)
        #expect(
            json["touched"]?.elements?.map { $0["state"]?.string } == [
                "notInstrumented", "measured", "deleted", "measured", "notMeasured", "notMeasured", "notRun",
            ])
    }

    @Test func aChangeIsReadFromAFolderOfTheRepository() throws {
        let outer = try makeTree(["app/Cart/Sources/Cart/A.swift": "a\nb\nc\n", "other/B.swift": "x\n"])
        try outer.git("init", "-q")
        let base = try outer.commitAll("base")
        try outer.write("a\nB\nc\nd\n", to: "app/Cart/Sources/Cart/A.swift")
        try outer.write("y\n", to: "other/B.swift")
        let changes = try ChangedLines(since: base, in: outer.path("app"))
        #expect(changes.files == ["Cart/Sources/Cart/A.swift": [2, 4]])
        #expect(throws: ToolError.self) { try ChangedLines(since: "nowhere", in: outer.path) }
    }

    @Test func aFloorIsWhatTheLinesSayAndNotTheRoundedShare() {
        let lines = LineCounts(Dictionary((1...10_000).map { ($0, $0 <= 8_999 ? 1 : 0) }, uniquingKeysWith: { $1 }))
        let module = ModuleCoverage(
            name: "A", package: "A", files: [FileCoverage(path: "a.swift", state: .measured, lines: lines)], floor: 90)
        #expect(module.isBelowFloor)
        #expect(module.share.percent == "89.9")
    }

    @Test(
        "what is no export is refused",
        arguments: [
            "", "{}", "[]", "{\"type\":\"llvm.coverage.json.export\"}", "{\"type\":\"llvm.coverage.json.export\",\"data\":[{}]}",
            "{\"type\":\"llvm.coverage.json.export\",\"data\":[{\"files\":[{\"filename\":\"a\"}]}]}",
            "{\"type\":\"llvm.coverage.json.export\",\"data\":[{\"files\":[{\"filename\":\"a\",\"segments\":[[1,2]]}]}]}",
            "{\"type\":\"llvm.coverage.json.export\",\"data\":[{\"files\":[",
        ])
    func refused(_ text: String) throws {
        let error = #expect(throws: ToolError.self) { try CoverageExport(json: Array(text.utf8), name: "x.json") }
        #expect(try #require(error).what.hasPrefix("x.json holds no coverage"))
    }

    @Test func countersBeyondTheGreatestNumberAreRead() throws {
        let text =
            "{\"type\":\"llvm.coverage.json.export\",\"data\":[{\"files\":[{\"filename\":\"/a\",\"segments\":"
            + "[[1,1,18446744073709551615,true,true,false],[2,1,0,false,false]]}]}]}"
        #expect(try CoverageExport(json: Array(text.utf8), name: "").files["/a"]?.counts[1] == .max)
    }

    private func makeExport(_ files: [String: [Int: Int]]) throws -> CoverageExport {
        let entries = files.map { path, counts in
            let segments = counts.sorted { $0.key < $1.key }.flatMap { line, count in
                ["[\(line),1,\(count),true,true,false]", "[\(line),9,0,false,false,false]"]
            }
            return "{\"filename\":\"\(path.hasPrefix("/") ? path : tree.path(path))\",\"segments\":[\(segments.joined(separator: ","))]}"
        }
        let text = "{\"type\":\"llvm.coverage.json.export\",\"version\":\"3\",\"data\":[{\"files\":[\(entries.joined(separator: ","))]}]}"
        return try CoverageExport(json: Array(text.utf8), name: "export")
    }
}
