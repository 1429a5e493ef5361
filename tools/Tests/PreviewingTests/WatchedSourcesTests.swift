import Testing
import ToolTestSupport

@testable import Previewing

struct WatchedSourcesTests {
    private let tree: SourceTree

    init() throws {
        tree = try makeTree(["Package.swift": "", "README.md": "", "Sources/A/A.swift": "", "Sources/A/Resources/en.lproj/L.strings": ""])
    }

    @Test func asLongAsTheFilesAreTheSameThePlanHolds() {
        #expect(need("Sources/A/A.swift") == .sources)
        #expect(need("Sources/A/A.swift", hasMoved: true) == .sources, "a file that was replaced by another of its name")
    }

    @Test(arguments: ["Package.swift", "Sources/A/Resources/en.lproj/L.strings"])
    func manifestsAndResourcesAskForAPlan(path: String) {
        #expect(need(path) == .everything)
    }

    @Test(arguments: ["README.md", "Sources/A/4913", "Tests/ATests/ATests.swift"])
    func whatIsNoSourceAsksForNothing(path: String) {
        #expect(need(path) == .nothing)
    }

    @Test func filesThatComeAndGoAskForAPlanOnce() throws {
        var subject = makeSubject()
        try tree.write("", to: "Sources/A/B.swift")
        let changes = SourceWatch.Changes(paths: [tree.path("Sources/A/B.swift")], hasMoved: true)
        #expect(subject.need(of: changes) == .everything)
        #expect(subject.need(of: changes) == .sources)
        try tree.remove("Sources/A/A.swift")
        #expect(subject.need(of: SourceWatch.Changes(hasMoved: true)) == .everything)
        #expect(subject.need(of: SourceWatch.Changes(hasMoved: true)) == .nothing)
    }

    private func need(_ path: String, hasMoved: Bool = false) -> WatchedSources.Need {
        var subject = makeSubject()
        return subject.need(of: SourceWatch.Changes(paths: [tree.path(path)], hasMoved: hasMoved))
    }

    private func makeSubject() -> WatchedSources {
        WatchedSources(trees: [tree.path("Sources/A")], manifests: [tree.path("Package.swift")])
    }
}
