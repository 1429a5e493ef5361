import Testing
import ToolSupport
import ToolTestSupport

@testable import Building

/// Guards SwiftPM#7269 and container-compose#521: no build that would wait for the program which started it, one name for one folder.
struct RunningToolTests {
    /// Guards SwiftPM#7269, #7291, swift-cloud/Vercel#34 and tuist/tuist PR #10729.
    @Test func theFolderThatTheProgramWasBuiltInIsRefused() throws {
        let tree = try makeTree(["build/debug/monorepo": "", "other/x": ""])
        try tree.link("link", to: "build")
        let program = tree.path("build/debug/monorepo")
        for name in ["build", "link", "./build/", "other/../build"] {
            let error = #expect(throws: ToolError.self) { try RunningTool.checkMayUse(scratch: tree.path(name), running: program) }
            #expect(error?.what.contains("would wait for ever") == true)
        }
        try RunningTool.checkMayUse(scratch: tree.path("other"), running: program)
        try RunningTool.checkMayUse(scratch: tree.path("build2"), running: program)
        let own = try #require(RunningTool.path)
        #expect(throws: ToolError.self) { try PackageManager(package: tree.path, scratch: Paths.folder(own)) }
    }

    /// Guards container-compose#521.
    @Test func aFolderHasOneNameWhicheverWayLeadsToIt() throws {
        let tree = try makeTree(["a/b/c": ""])
        try tree.link("l", to: "a/b")
        #expect(RunningTool.canonical(tree.path("l/new/deep")) == tree.path("a/b/new/deep"))
        #expect(RunningTool.canonical(tree.path("a/./x/../b")) == tree.path("a/b"))
        #expect(try PackageManager(package: tree.path("l"), scratch: tree.path("l/.build")).scratch == tree.path("a/b/.build"))
    }

    @Test func aFolderIsUsedByOneRunAtATime() throws {
        let tree = try makeTree()
        var first: FolderLock? = try FolderLock(tree.path)
        var waited = 0
        #expect(throws: ToolError.self) { try FolderLock(tree.path, timeout: .milliseconds(150)) { waited += 1 } }
        #expect(waited == 1)
        withExtendedLifetime(first) {}
        first = nil
        _ = try FolderLock(tree.path, timeout: .zero) { waited += 1 }
        #expect(waited == 1)
    }
}
