import Testing
import ToolSupport
import ToolTestSupport

@testable import Previewing

struct SourceWatchTests {
    @Test func aFileThatIsWrittenIsTold() throws {
        let tree = try makeTree(["Sources/A/A.swift": "1"])
        let watch = try SourceWatch(trees: [tree.path("Sources")])
        try tree.write("2", to: "Sources/A/A.swift")
        let changes = try watch.next(limit: .seconds(10))
        #expect(changes.paths.contains(tree.path("Sources/A/A.swift")))
    }

    /// Editors write a new file and give it the old one's name.
    @Test func aFileThatIsReplacedIsTold() throws {
        let tree = try makeTree(["Sources/A.swift": "1", "new.txt": "2"])
        let watch = try SourceWatch(trees: [tree.path("Sources")])
        try tree.run("mv", tree.path("new.txt"), tree.path("Sources/A.swift"))
        let changes = try watch.next(limit: .seconds(10))
        #expect(changes == SourceWatch.Changes(paths: [tree.path("Sources/A.swift")], hasMoved: true))
    }

    @Test func aNewFolderIsWatchedToo() throws {
        let tree = try makeTree(["Sources/A.swift": "1"])
        let watch = try SourceWatch(trees: [tree.path("Sources")])
        try tree.makeFolder("Sources/New")
        #expect(try watch.next(limit: .seconds(10)).hasMoved)
        try tree.write("1", to: "Sources/New/B.swift")
        #expect(try watch.next(limit: .seconds(10)).paths.contains(tree.path("Sources/New/B.swift")))
    }

    @Test func filesOfEditorsAndBuildsAreNot() throws {
        let tree = try makeTree(["Sources/A.swift": "1", "Sources/.build/x": "1"])
        let watch = try SourceWatch(trees: [tree.path("Sources")])
        for name in [".A.swift.swp", "A.swift~", "#A.swift#", ".build/x"] { try tree.write("2", to: "Sources/\(name)") }
        #expect(
            try watch.next(limit: .milliseconds(100)).paths.allSatisfy {
                !$0.hasSuffix(".swp") && !$0.hasSuffix("~") && !$0.contains(".build")
            })
    }

    @Test func withoutAChangeThereIsNothing() throws {
        let tree = try makeTree(["Sources/A.swift": "1"])
        #expect(try SourceWatch(trees: [tree.path("Sources")]).next(limit: .milliseconds(20)).isEmpty)
    }

    @Test func ofASingleFolderOnlyItsOwnFilesAreWatched() throws {
        let tree = try makeTree(["Package.swift": "1", "Tests/T.swift": "1"])
        let watch = try SourceWatch(trees: [], folders: [tree.path])
        try tree.write("2", to: "Tests/T.swift")
        #expect(try watch.next(limit: .milliseconds(100)).isEmpty)
        try tree.write("2", to: "Package.swift")
        #expect(try watch.next(limit: .seconds(10)).paths.contains(tree.path("Package.swift")))
    }
}
