import Testing
import ToolSupport
import ToolTestSupport

@Suite struct SharedFolderTests {
    @Test func theLastOneToLeaveEmptiesIt() throws {
        let tree = try makeTree()
        var one: SharedFolder? = try SharedFolder(tree.path("work/inner"))
        var other: SharedFolder? = try SharedFolder(tree.path("work/inner"))
        try tree.write("", to: "work/inner/left/file")
        #expect(one?.path == tree.path("work/inner"))
        one = nil
        #expect(try FileSystem.list(tree.path("work/inner")).map(\.name) == [".lock", "left"])
        #expect(other != nil)
        other = nil
        #expect(try FileSystem.list(tree.path("work/inner")).map(\.name) == [".lock"])
    }

    @Test func aPlaceThatCannotBeWrittenIsAnError() throws {
        let tree = try makeTree(["file": ""])
        #expect(throws: FileError.self) { try SharedFolder(tree.path("file/work")) }
    }
}
