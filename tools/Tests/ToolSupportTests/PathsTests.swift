import Testing
import ToolSupport

@Suite struct PathsTests {
    @Test(arguments: [
        ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/../a", "/a"), ("/", "/"), ("", ""), (".", ""),
        ("/a//b", "/a/b"), ("/a/b", "/a/b"), ("//a", "/a"), ("a/.b", "a/.b"), ("a/b/", "a/b"), ("a/b..c/d.", "a/b..c/d."),
    ])
    func pathsAreNormalized(_ path: String, _ expected: String) {
        #expect(Paths.normalized(path) == expected)
    }

    @Test func relativePathsClimbAndDescend() {
        #expect(Paths.relative("/r/a/b", to: "/r/a") == "b")
        #expect(Paths.relative("/r/a", to: "/r/a") == "")
        #expect(Paths.relative("/r/x/y", to: "/r/a/b") == "../../x/y")
        #expect(Paths.joined("Packages/A", "../B") == "Packages/B")
        #expect(Paths.joined("A", "/abs/../x") == "/x")
        #expect(Paths.joined("", "x") == "x")
    }

    @Test func aNeighbourWithTheSameBeginningIsNotInside() {
        #expect(Paths.isInside("a/b", "a") && Paths.isInside("a", "a") && Paths.isInside("a", "") && Paths.isInside("/x", "/"))
        #expect(!Paths.isInside("ab", "a") && !Paths.isInside("../a", "") && !Paths.isInside("..", "") && !Paths.isInside("/a", ""))
    }

    @Test func partsOfAPath() {
        #expect(
            Paths.name("a/b.swift") == "b.swift" && Paths.folder("a/b.swift") == "a" && Paths.folder("b") == "" && Paths.folder("/b") == "/"
        )
        #expect(["a/b/", "/", "///x//", "", "é"].map(Paths.name) == ["b", "", "x", "", "é"])
        #expect(
            Paths.fileExtension("a.b/c") == "" && Paths.fileExtension("a/b.c.swift") == "swift" && Paths.fileExtension("a/.swift") == "")
    }
}
