import Testing
import ToolSupport
import ToolTestSupport

@Suite struct GitRepositoryTests {
    @Test func ignoredPathsAreThoseThatGitIgnores() throws {
        let tree = try makeTree([".gitignore": "out/\n*.log\n", "out/x": "", "kept/a.log": "", "kept/b": ""])
        try tree.git("init", "-q")
        try tree.git("add", "-f", "kept/a.log")
        #expect(try GitRepository.ignored(["out", "kept", "kept/a.log", "kept/c.log"], in: tree.path) == ["out", "kept/c.log"])
        #expect(try GitRepository.ignored([], in: tree.path).isEmpty)
        #expect(try GitRepository(containing: tree.path("kept")).root == tree.path)
    }

    @Test func withoutAWorkingTreeNothingIsIgnored() throws {
        let tree = try makeTree([".gitignore": "x", "x": ""])
        #expect(try GitRepository.ignored(["x"], in: tree.path).isEmpty)
        let error = #expect(throws: ToolError.self) { try GitRepository(containing: tree.path) }
        #expect(error?.what.hasPrefix("\(tree.path) is not in a git working tree: fatal: not a git repository") == true)
    }

    @Test func aCommandThatFailsIsAnError() throws {
        let tree = try makeTree(["a": "1"])
        try tree.git("init", "-q")
        let repository = try GitRepository(containing: tree.path)
        #expect(throws: ToolError.self) { try repository.output(["show", "HEAD"]) }
        #expect(try repository.result(["show", "HEAD"]).isSuccess == false)
        try tree.commitAll("one")
        #expect(try String(decoding: repository.output(["show", "HEAD:a"]), as: UTF8.self) == "1")
    }
}
