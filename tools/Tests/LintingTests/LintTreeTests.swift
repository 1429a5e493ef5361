import Configuration
import ModuleGraph
import Testing
import ToolTestSupport
import WorkspaceLoading

@testable import Linting

/// The workspaces that tests put together are those that the toolchain's reading of the same trees gives.
struct LintTreeTests {
    @Test func aDescriptionIsWhatIsLoaded() throws {
        let tree = try LintTree([
            .package(
                "P/A",
                [.library("A", uses: ["B", "C"], ["A.swift": "import C\nimport D\n"]), .library("C"), .tests("ATests", uses: ["A"])]),
            .package("P/B", [.library("B", ["B.swift": "@_exported import A\n"]), .program("tool", uses: ["B"]), .library("D")]),
        ])
        var options = LoadingOptions()
        options.cacheFolder = tree.tree.path(".cache")
        let loaded = try WorkspaceLoader(root: tree.tree.path, options: options).load()
        #expect(loaded.problems == [])
        #expect(loaded.targets.map(\.name) == tree.workspace.targets.map(\.name))
        #expect(loaded.targets.map(\.kind) == tree.workspace.targets.map(\.kind))
        #expect(loaded.targets.map(\.location.line) == tree.workspace.targets.map(\.location.line))
        let dependencies = { (workspace: Workspace) in
            workspace.targets.map { $0.dependencies.map { "\($0.spelling) \($0.location.line) \($0.resolution)" } }
        }
        #expect(dependencies(loaded) == dependencies(tree.workspace))
        let found = { (workspace: Workspace) in
            try Linter.run(workspace, .init(), .init(path: "", text: "")).findings.map {
                "\($0.location.path):\($0.location.line) \($0.message)"
            }
        }
        #expect(try found(loaded) == found(tree.workspace))
        #expect(try found(loaded).count >= 4)
    }
}
