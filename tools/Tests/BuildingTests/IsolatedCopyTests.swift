import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport
import WorkspaceLoading

@testable import Building

/// A copy for an isolated test holds what the package depends on, and nothing else.
struct IsolatedCopyTests {
    @Test(arguments: [false, true])
    func theCopyHoldsTheClosureAsItIsNow(withGit: Bool) throws {
        let tree = try makeRepository()
        if withGit {
            try tree.git("init", "-q")
            try tree.commitAll("one")
            try tree.write("*.log\n", to: ".gitignore")
            try tree.write("", to: "Packages/A/noise.log")
        }
        try tree.remove("Packages/A/Sources/A/Gone.swift")
        try tree.write("", to: "Packages/A/Sources/A/New.swift")
        let copy = try makeCopy(tree, "A")
        try copy.update()
        #expect(
            FileTreeWalk.files(in: copy.path, includingHidden: true) == [
                ".swift-version", "Packages/A/Package.swift", "Packages/A/Sources/A/A.swift", "Packages/A/Sources/A/New.swift",
                "Packages/A/Sources/A/link.swift", "Packages/A/run", "Packages/B/Package.swift", "Packages/B/Sources/B/B.swift",
            ])
        #expect(try String(decoding: FileSystem.readLink("\(copy.path)/Packages/A/Sources/A/link.swift"), as: UTF8.self) == "A.swift")
        #expect(FileSystem.permissions(of: "\(copy.path)/Packages/A/run") == 0o755)
        #expect(copy.package == "\(copy.path)/Packages/A")
    }

    @Test func aSecondCopyTouchesOnlyWhatChanged() throws {
        let tree = try makeRepository()
        let copy = try makeCopy(tree, "A")
        try copy.update()
        let before = FileStatus("\(copy.path)/Packages/A/Sources/A/A.swift")
        try tree.write("public let b = 2\n", to: "Packages/B/Sources/B/B.swift")
        try tree.remove("Packages/A/Sources/A/Gone.swift")
        try copy.update()
        #expect(FileStatus("\(copy.path)/Packages/A/Sources/A/A.swift") == before)
        #expect(FileStatus("\(copy.path)/Packages/A/Sources/A/Gone.swift") == nil)
        #expect(try FileSystem.readText("\(copy.path)/Packages/B/Sources/B/B.swift") == "public let b = 2\n")
    }

    @Test func anotherClosureHasAnotherScratchFolder() throws {
        let tree = try makeRepository()
        let before = try makeCopy(tree, "A")
        try tree.write(manifest("A", on: []), to: "Packages/A/Package.swift")
        #expect(try makeCopy(tree, "A").scratch != before.scratch)
        #expect(try makeCopy(tree, "A").path == before.path)
    }

    private func makeRepository() throws -> SourceTree {
        let tree = try makeTree([
            ".swift-version": "6.3\n", "Packages/A/Package.swift": manifest("A", on: ["B"]),
            "Packages/A/Sources/A/A.swift": "public let a = 1\n", "Packages/A/Sources/A/Gone.swift": "", "Packages/A/run": "",
            "Packages/B/Package.swift": manifest("B", on: []), "Packages/B/Sources/B/B.swift": "public let b = 1\n",
            "Packages/C/Package.swift": manifest("C", on: []), "Packages/C/Sources/C/C.swift": "public let c = 1\n", "other.txt": "",
        ])
        try tree.link("Packages/A/Sources/A/link.swift", to: "A.swift")
        try FileSystem.setPermissions(0o755, of: tree.path("Packages/A/run"))
        return tree
    }

    private func makeCopy(_ tree: SourceTree, _ name: String) throws -> IsolatedCopy {
        var options = LoadingOptions()
        options.cacheFolder = tree.path(".cache")
        options.sharedAnswers = TestCache.answers
        options.readsSources = false
        let workspace = try WorkspaceLoader(root: tree.path, options: options).load()
        return IsolatedCopy(of: try #require(workspace.packages(matching: name).first), in: workspace, below: tree.path(".isolated"))
    }
}

func manifest(_ name: String, on others: [String], extra: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(others.map { ".package(path: \"../\($0)\")" }.joined(separator: ", "))],
        targets: [
            .target(name: "\(name)", dependencies: [\(others.map { ".product(name: \"\($0)\", package: \"\($0)\")" }.joined(separator: ", "))]),
            \(extra)
        ])
    """
}
