import BuildLoopBenchmark
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport
import WorkspaceLoading

@Suite struct PlainGraphTests {
    @Test(
        .enabled(if: Proof.isAsked, "a proof: MONOREPO_PROOF=1"),
        arguments: [PlainGraph.Shape.packages(8, files: 50), .layers(3, width: 5)])
    func everyManifestLoadsAndDeclaresWhatIsImported(shape: PlainGraph.Shape) throws {
        let graph = PlainGraph(shape)
        #expect(graph.tree() == PlainGraph(shape).tree())
        #expect(graph.tree().files[graph.changedPath] != nil)
        let workspace = try load(graph)
        #expect(workspace.problems.isEmpty, "\(workspace.problems)")
        #expect(workspace.packages.count == graph.packageCount)
        #expect(workspace.edges.allSatisfy { $0.isDeclared && $0.isImported })
        #expect(workspace.targetGraph().cyclicComponents().isEmpty)
    }

    @Test(arguments: [(28, 4000), (50, 1000), (50, 1001)]) func thereAreAsManySourceFilesAsAskedFor(packages: Int, files: Int) {
        let tree = PlainGraph(.packages(packages, files: files)).tree()
        #expect(tree.paths.count { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") } == files)
    }

    @Test func aLayeredGraphHasAnExponentialNumberOfWays() throws {
        let workspace = try load(PlainGraph(.layers(5, width: 3)))
        let top = try #require(workspace.targets(matching: "Layer4Node0").first)
        let bottom = try #require(workspace.targets(matching: "Layer0Node0").first)
        // With three targets a layer each depends on all of the next: three times three times three ways to one of the lowest.
        #expect(workspace.targetGraph().shortestPaths(from: top.id.index, to: bottom.id.index)?.count == 27)
    }

    private func load(_ graph: PlainGraph) throws -> Workspace {
        let tree = try makeTree()
        try graph.tree().write(to: tree.path)
        var options = LoadingOptions()
        options.cacheFolder = "\(TestCache.path)/\(Paths.name(tree.path))"
        options.sharedAnswers = TestCache.answers
        return try WorkspaceLoader(root: tree.path, options: options).load()
    }
}
