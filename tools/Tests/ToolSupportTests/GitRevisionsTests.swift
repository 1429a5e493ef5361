import Testing
import ToolSupport
import ToolTestSupport

/// Guards moonrepo/moon#1724, #2374 and nrwl/nx#6653: what a clone does not hold is said, what is not committed is seen.
@Suite struct GitRevisionsTests {
    @Test func aShallowCloneSaysWhatIsMissingAndHowToFetchIt() throws {
        let (_, clone) = try makeShallowClone(commits: 3)
        let repository = try GitRepository(containing: clone.path("clone"))
        #expect(try repository.isShallow())
        let error = #expect(throws: ToolError.self) { try repository.commit("HEAD~2") }
        #expect(error?.what == "HEAD~2 is not in this clone, which is shallow: its history ends before it.")
        #expect(error?.remedy.contains("git fetch --unshallow") == true)
    }

    @Test func inAWholeCloneAMissingCommitIsAMisspelling() throws {
        let tree = try makeTree(["a": "1"])
        try tree.git("init", "-q")
        try tree.commitAll("one")
        let error = #expect(throws: ToolError.self) { try GitRepository(containing: tree.path).commit("nowhere") }
        #expect(error?.what == "nowhere is no commit of this repository.")
        #expect(error?.remedy.contains("git fetch origin nowhere") == true)
        #expect(throws: ToolError.self) { try GitRepository(containing: tree.path).commit("--version") }
    }

    @Test func theDefaultBranchIsTheRemotesOwn() throws {
        let (origin, clone) = try makeShallowClone(commits: 1)
        let repository = try GitRepository(containing: clone.path("clone"))
        #expect(try repository.defaultRemoteBranch() == "origin/main")
        #expect(try GitRepository(containing: origin.path).defaultRemoteBranch() == nil)
        try clone.git("-C", "clone", "remote", "set-head", "origin", "--delete")
        #expect(try repository.defaultRemoteBranch() == "origin/main")
    }

    @Test func historiesWithoutACommonCommitAreAnError() throws {
        let tree = try makeTree(["a": "1"])
        try tree.git("init", "-q")
        let one = try tree.commitAll("one")
        try tree.git("checkout", "-q", "--orphan", "other")
        let two = try tree.commitAll("two")
        let error = #expect(throws: ToolError.self) { try GitRepository(containing: tree.path).mergeBase(one, two) }
        #expect(error?.what.hasSuffix("have no commit in common.") == true)
    }

    @Test func aMovedFileIsTwoPaths() throws {
        let tree = try makeTree(["a/é x.swift": "let a = 1", "b/y": ""])
        try tree.git("init", "-q")
        let one = try tree.commitAll("one")
        try tree.git("mv", "a/é x.swift", "b/z.swift")
        let two = try tree.commitAll("two")
        let repository = try GitRepository(containing: tree.path)
        #expect(try repository.changedPaths(from: one, to: two) == ["a/é x.swift", "b/z.swift"])
        #expect(try repository.changedPaths(from: one, to: two, in: "b") == ["z.swift"])
    }

    @Test func theWorkingTreeCountsStagedChangedDeletedAndUntrackedFilesButNoIgnoredOnes() throws {
        let tree = try makeTree([".gitignore": "out/\n", "p/changed": "1", "p/gone": "1", "p/same": "1"])
        try tree.git("init", "-q")
        let one = try tree.commitAll("one")
        try tree.write("2", to: "p/changed")
        try tree.write("1", to: "p/staged")
        try tree.git("add", "p/staged")
        try tree.write("1", to: "p/new")
        try tree.write("1", to: "p/out/x")
        try tree.remove("p/gone")
        let repository = try GitRepository(containing: tree.path)
        #expect(try repository.uncommittedPaths(since: one) == ["p/changed", "p/gone", "p/new", "p/staged"])
        #expect(try repository.uncommittedPaths(since: one, in: "p") == ["changed", "gone", "new", "staged"])
        #expect(try repository.uncommittedPaths(since: repository.emptyTree(), in: "p").contains("same"))
    }

    @Test func treesAndContentsAreReadWithoutACheckout() throws {
        let tree = try makeTree(["p/a": "1\n", "p/b": "", "q": "2"])
        try tree.link("p/l", to: "a")
        try tree.git("init", "-q")
        let one = try tree.commitAll("one")
        try tree.remove("p")
        let repository = try GitRepository(containing: tree.path)
        let entries = try repository.tree(of: one, in: "p")
        #expect(entries.map(\.path) == ["a", "b", "l"])
        #expect(entries.map(\.kind) == [.file, .file, .link])
        let contents = try repository.contents(of: entries.map(\.object))
        #expect(entries.map { contents[$0.object].map { String(decoding: $0, as: UTF8.self) } } == ["1\n", "", "a"])
        #expect(try repository.tree(of: one, in: "nowhere").isEmpty)
        #expect(throws: ToolError.self) { try repository.contents(of: [String(repeating: "1", count: 40)]) }
    }

    @Test func linksAndFoldersAreRemovedWithoutFollowingLinks() throws {
        let tree = try makeTree(["in/a/b": "1", "out/c": "1"])
        try FileSystem.makeLink("../../out", at: tree.path("in/a/l"))
        #expect(try FileSystem.readLink(tree.path("in/a/l")) == Array("../../out".utf8))
        try FileSystem.remove(tree.path("in"))
        #expect(FileStatus(tree.path("in")) == nil)
        #expect(try tree.text("out/c") == "1")
        try FileSystem.remove(tree.path("in"))
        #expect(throws: FileError.self) { try FileSystem.readLink(tree.path("out/c")) }
    }

    private func makeShallowClone(commits: Int) throws -> (origin: SourceTree, clone: SourceTree) {
        let origin = try makeTree()
        try origin.git("init", "-q")
        for number in 0..<commits {
            try origin.write("\(number)", to: "file")
            try origin.commitAll("\(number)")
        }
        let clone = try makeTree()
        try clone.git("clone", "-q", "--depth", "1", "file://\(origin.path)", "clone")
        return (origin, clone)
    }
}
