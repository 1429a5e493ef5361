import Testing
import ToolSupport
import ToolTestSupport

@Suite struct FileSystemTests {
    @Test func aFolderIsListedInByteOrderWithKinds() throws {
        let tree = try makeTree(["b": "", "B": "", "a/x": ""])
        try tree.link("link", to: "nowhere")
        let entries = try FileSystem.list(tree.path)
        #expect(entries.map(\.name) == ["B", "a", "b", "link"])
        #expect(entries.map(\.kind) == [.file, .folder, .file, .link])
    }

    @Test func filesAreReadWhole() throws {
        let tree = try makeTree(["empty": "", "text": "é\n"])
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        try tree.write(bytes, to: "big")
        #expect(try FileSystem.read(tree.path("empty")) == [])
        #expect(try FileSystem.readText(tree.path("text")) == "é\n")
        #expect(try FileSystem.read(tree.path("big")) == bytes)
    }

    @Test func whatIsNoFileIsAnError() throws {
        let tree = try makeTree()
        try tree.makeFolder("folder")
        try tree.link("loop", to: "loop")
        _ = try ChildProcess("mkfifo", [tree.path("pipe")]).run()
        for name in ["folder", "loop", "pipe", "missing"] {
            #expect(throws: FileError.self, "\(name)") { try FileSystem.read(tree.path(name)) }
        }
        let error = #expect(throws: FileError.self) { try FileSystem.list(tree.path("missing")) }
        #expect(error?.description == "Could not list the folder \(tree.path("missing")): No such file or directory.")
        #expect(FileStatus(tree.path("pipe"))?.kind == .other)
        #expect(FileStatus(tree.path("loop")) == nil && FileStatus(tree.path("loop"), followingLinks: false)?.kind == .link)
    }

    @Test func writingReplacesAndLeavesNothingBehind() throws {
        let tree = try makeTree(["file": "old"])
        try FileSystem.write("new", to: tree.path("file"))
        #expect(try FileSystem.writeIfChanged("new", to: tree.path("file")) == false)
        #expect(try FileSystem.writeIfChanged("newer", to: tree.path("file")))
        #expect(try FileSystem.list(tree.path).map(\.name) == ["file"])
        #expect(try tree.text("file") == "newer")
        #expect(throws: FileError.self) { try FileSystem.write("x", to: tree.path("no/folder")) }
        #expect(throws: FileError.self) { try FileSystem.write("x", to: tree.path) }
        #expect(try FileSystem.list(tree.path).map(\.name) == ["file"])
    }

    @Test func foldersAreMadeWithThoseAbove() throws {
        let tree = try makeTree(["file": ""])
        try FileSystem.makeFolder(tree.path("a/b/c"))
        try FileSystem.makeFolder(tree.path("a/b/c"))
        #expect(FileStatus(tree.path("a/b/c"))?.kind == .folder)
        #expect(throws: FileError.self) { try FileSystem.makeFolder(tree.path("file")) }
        #expect(throws: FileError.self) { try FileSystem.makeFolder(tree.path("file/x")) }
    }

    @Test func linksAreResolved() throws {
        let tree = try makeTree(["a/x": ""])
        try tree.link("b", to: "a")
        #expect(FileSystem.realPath(tree.path("b/x")) == tree.path("a/x"))
        #expect(FileSystem.realPath(tree.path("c")) == nil)
    }
}
