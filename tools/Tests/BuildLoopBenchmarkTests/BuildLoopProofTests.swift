import BuildLoopBenchmark
import Testing
import ToolSupport
import ToolTestSupport

/// Real builds of generated repositories.
@Suite(.enabled(if: Proof.isAsked, "make proof-tools"), .serialized, .timeLimit(.minutes(60)))
struct BuildLoopProofTests {
    @Test(arguments: KiwiShape.Layout.allCases) func threeFeaturesBuildAndEveryScreenIsDrawn(layout: KiwiShape.Layout) throws {
        let tree = try makeTree()
        try KiwiGenerator(KiwiShape(features: 3, layout: layout, viewFiles: 2, viewLines: 50...80)).tree().write(to: tree.path)
        let built = try ChildProcess("swift", ["build", "--build-system", "native", "--package-path", tree.path("App")]).run()
        #expect(built.isSuccess, "\(built.outputText)")
        #expect(!built.outputText.contains("warning:"), "\(built.outputText)")
        let run = try ChildProcess(tree.path("App/.build/debug/App")).run()
        #expect(run.isSuccess && !run.outputText.hasPrefix("0 "), "\(run.outputText)")
    }

    @Test func aFeatureTestsAlone() throws {
        let tree = try makeTree()
        try KiwiGenerator(KiwiShape(features: 1, viewFiles: 2, viewLines: 50...80)).tree().write(to: tree.path)
        let arguments = ["test", "--build-system", "native", "--package-path", tree.path("Packages/Features/Orders")]
        let result = try ChildProcess("swift", arguments).run()
        #expect(result.isSuccess, "\(result.outputText)")
    }

    /// The plan must build what the package manager would: after its build the app holds the changed text.
    @Test func theEngineBuildsAChangeOnTheLastPlan() throws {
        let tree = try makeTree()
        let variants = ["plain", "plan-lld"].compactMap(BuildVariant.named)
        let benchmark = LoopBenchmark(features: 1, variants: variants, subjects: [.app], edits: [.view, .domain], rounds: 2)
        let (rows, skipped) = try benchmark.run(in: tree.path) { _ in }
        #expect(skipped.isEmpty)
        #expect(Set(rows.map(\.key.work)) == ["cold", "null", "view", "domain"])
        let root = tree.path("1-1-app-kiwi")
        let path = KiwiGenerator(KiwiShape(features: 1)).viewPath(of: "Orders")
        // Two variants made two changes each, the engine the last one.
        #expect(try FileSystem.readText("\(root)/\(path)").contains("revision.4\""))
        let binary = try FileSystem.read("\(root)/build/debug/App")
        #expect(binary.firstRange(of: Array("revision.4".utf8)) != nil)
        #expect(binary.firstRange(of: Array("revision.3".utf8)) == nil)
    }
}
