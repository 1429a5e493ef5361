import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Coverage

/// A real run with the toolchain's own tools, compared with what `llvm-cov` itself says of every line.
///
/// Guards tuist#4159 and swift-codecov-action#3: dependencies, tests and generated files counted as the package's own.
@Suite(.enabled(if: Proof.isAsked, "make proof-tools"), .timeLimit(.minutes(10)))
struct CoverageRunTests {
    /// A run of a part is not compared with the whole: it says which packages ran, and the others are not judged.
    @Test func aRunIsAttributedToTheModulesOfItsPackage() throws {
        let tree = try makeTree(Shop.files)
        let run = CoverageRun(package: tree.path("Cart"), name: "Cart", scratch: tree.path(".scratch"))
        let export = try run.run { _ in }
        #expect(export.files.keys.contains { $0.hasSuffix("CartTests.swift") }, "the export holds more than is asked for")
        let report = try Shop.report(export, Shop.workspace(tree.path), floor: 90)
        #expect(report.ran == ["Cart"])
        #expect(report.notRun == ["Price"])
        let modules = Dictionary(report.modules.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        #expect(modules.keys.sorted() == ["Alone", "Cart", "Price"])
        let cart = try #require(modules["Cart"])
        #expect(cart.files.map(\.state) == [.measured, .noCode, .measured])
        #expect(cart.files[2].share == CoverageShare(covered: 0, lines: 3), "0 % is told apart from not instrumented")
        #expect(cart.files[0].lines.gaps == [11...15])
        #expect(modules["Alone"]?.files.map(\.state) == [.notInstrumented])
        #expect(modules["Price"]?.files.map(\.state) == [.notRun])
        #expect(report.belowFloor.map(\.name) == ["Cart"], "what was not run is not judged")
        try compareWithLCOV(export, tree)
    }

    @Test func testsThatFailAreNoCoverage() throws {
        var files = Shop.files
        files["Cart/Tests/CartTests/CartTests.swift"] = "import Testing\n@Test func fails() { #expect(1 == 2) }\n"
        let tree = try makeTree(files)
        let error = #expect(throws: ToolError.self) {
            try CoverageRun(package: tree.path("Cart"), name: "Cart", scratch: tree.path(".scratch")).run { _ in }
        }
        #expect(try #require(error).what.contains("did not pass"))
        #expect(throws: ToolError.self) { try CoverageRun(package: tree.path("Price"), name: "Price", scratch: tree.path("none")).export() }
    }

    private func compareWithLCOV(_ export: CoverageExport, _ tree: SourceTree) throws {
        let debug = tree.path(".scratch/debug")
        let arguments = [
            "export", "-format=lcov", "-instr-profile", "\(debug)/codecov/default.profdata", "\(debug)/CartPackageTests.xctest",
        ]
        let result = try ChildProcess(try CoverageRun.coverageTool(), arguments).run()
        #expect(result.isSuccess)
        var path = ""
        var expected: [String: [Int: Int]] = [:]
        for line in result.outputText.split(separator: "\n") {
            if line.hasPrefix("SF:") { path = String(line.dropFirst(3)) }
            guard line.hasPrefix("DA:") else { continue }
            let numbers = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
            if numbers.count == 2 { expected[path, default: [:]][numbers[0]] = numbers[1] }
        }
        #expect(expected.count >= 4)
        for (path, counts) in expected { #expect(export.files[path]?.counts == counts, "\(path)") }
    }
}
