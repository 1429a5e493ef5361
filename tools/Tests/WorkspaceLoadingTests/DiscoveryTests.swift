import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import WorkspaceLoading

/// Which `Package.swift` files are packages.
@Suite struct DiscoveryTests {
    private static let plain = LoadedTree.manifest("X", targets: ".target(name: \"X\")")

    @Test func nestedPackagesAreFoundAndDecoysAreNot() throws {
        let subject = try LoadedTree([
            ".gitignore": "ignored/\n",
            "Packages/A/Package.swift": LoadedTree.manifest("A", targets: ".target(name: \"A\"),\n.testTarget(name: \"ATests\")"),
            "Packages/A/Sources/A/A.swift": "",
            "Packages/A/Sources/A/Package.swift": "struct Package {}",
            "Packages/A/Sources/A/Templates/New/Package.swift": Self.plain,
            "Packages/A/Tests/ATests/Fixtures/Y/Package.swift": "this is no Swift at all {{{ PackageDescription",
            "Packages/A/Nested/B/Package.swift": LoadedTree.manifest("B", targets: ".target(name: \"B\")"),
            "Packages/A/Nested/B/Sources/B/B.swift": "import A",
            "Packages/A/.build/checkouts/C/Package.swift": Self.plain,
            "ignored/Package.swift": Self.plain,
            "kept/Package.swift": LoadedTree.manifest("kept", targets: ".target(name: \"K\", path: \".\")"),
            "kept/K.swift": "",
            "left/out/Package.swift": Self.plain,
            "node_modules/x/Package.swift": Self.plain,
            "products/workspace-state.json": "{}",
            "products/checkouts/D/Package.swift": Self.plain,
            "Folder/Package.swift/readme.txt": "",
        ])
        try subject.tree.link("Packages/A/Sources/A/loop", to: "..")
        try subject.tree.link("Packages/again", to: "A")
        try subject.tree.link("Packages/self", to: "self")
        try subject.tree.git("init", "-q")
        let workspace = try subject.load { $0.ignoredFolders = ["left/"] }
        #expect(workspace.packages.map(\.folder) == ["Packages/A", "Packages/A/Nested/B", "kept"])
        #expect(workspace.problems.map(\.id) == ["manifest-is-a-folder"])
        #expect(
            workspace.targets.map { "\($0.name): \($0.sources.map(\.path))" } == [
                #"A: ["Packages/A/Sources/A/A.swift", "Packages/A/Sources/A/Package.swift", "Packages/A/Sources/A/Templates/New/Package.swift"]"#,
                #"ATests: ["Packages/A/Tests/ATests/Fixtures/Y/Package.swift"]"#,
                #"B: ["Packages/A/Nested/B/Sources/B/B.swift"]"#,
                #"K: ["kept/K.swift"]"#,
            ])
        #expect(workspace.looseSources.isEmpty)
    }

    @Test func oneBadManifestIsOneProblemAndTheOthersAreThere() throws {
        let subject = try LoadedTree([
            "Good/Package.swift": LoadedTree.manifest("Good", targets: ".target(name: \"Good\")"),
            "Good/Sources/Good/G.swift": "import Bad",
            "Bad/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(nam: \"Bad\")\n",
            "Newer/Package.swift": "// swift-tools-version: 99.0\nimport PackageDescription\nlet package = Package(name: \"Newer\")\n",
            "Silent/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n",
            "Empty/Package.swift": "",
        ])
        try subject.tree.write([0xFF, 0xFE] + Array("import PackageDescription".utf8), to: "Binary/Package.swift")
        try subject.tree.link("Dangling/Package.swift", to: "nowhere")
        let workspace = try subject.load()
        #expect(workspace.packages.map(\.name) == ["Good"])
        #expect(Set(workspace.problems.map(\.id)) == ["manifest-unreadable"])
        #expect(
            workspace.problems.map(\.location.path) == [
                "Bad/Package.swift", "Binary/Package.swift", "Dangling/Package.swift", "Empty/Package.swift",
                "Newer/Package.swift", "Silent/Package.swift",
            ])
        #expect(workspace.problems.allSatisfy { $0.severity == .error && !$0.description.contains(subject.tree.path) })
        let bad = try #require(workspace.problems.first)
        #expect(bad.location.line == 4 && bad.what.contains("incorrect argument label") && bad.remedy.contains("dump-package"))
        #expect(workspace.problems[4].what.contains("99.0"))
    }

    @Test func aManifestWithoutEndIsEnded() throws {
        let subject = try LoadedTree(["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nwhile true {}\n"])
        let workspace = try subject.load { $0.manifestTimeout = .seconds(3) }
        #expect(workspace.problems.map(\.what) == ["Reading this manifest did not end within 3 s."])
    }

    @Test func aFolderThatCannotBeListedIsAProblem() throws {
        let tree = try makeTree(["file": ""])
        let subject = FolderLister(root: tree.path)
        #expect(subject.list("file").isEmpty && subject.list("file").isEmpty)
        #expect(
            subject.problems.map(\.description) == [
                "file: error: This folder cannot be listed: Not a directory. Make it readable, or leave it out. [folder-unreadable]"
            ])
    }

    @Test func aRootThatIsNoFolderEndsTheWork() throws {
        let tree = try makeTree(["file": ""])
        #expect(throws: ToolError.self) { try WorkspaceLoader(root: tree.path("file")) }
        #expect(throws: ToolError.self) { try WorkspaceLoader(root: tree.path("nothing")) }
    }

    @Test func theManifestForThisToolchainIsRead() throws {
        let subject = try LoadedTree([
            "Package.swift": LoadedTree.manifest("Plain", targets: ".target(name: \"Plain\")", tools: "5.9"),
            "Package@swift-6.0.swift": LoadedTree.manifest("Six", targets: ".target(name: \"Six\")"),
            "Package@swift-99.swift": LoadedTree.manifest("Future", targets: ".target(name: \"Future\")"),
            "Sources/Six/S.swift": "import Plain",
        ])
        let workspace = try subject.load()
        #expect(workspace.packages.map(\.name) == ["Six"])
        #expect(workspace.packages.first?.manifest.path == "Package@swift-6.0.swift")
        #expect(workspace.targets.map(\.sources.count) == [1])
        #expect(workspace.looseSources.isEmpty)
        #expect(workspace.packages.first?.identity == Paths.name(subject.tree.path).lowercased())
    }

    /// tuist/tuist PR #7558 and #6797: a folder or file that is generated later must not end the run.
    @Test func aTargetWithoutItsFolderIsToldAndTheRestIsRead() throws {
        let subject = try LoadedTree([
            "Package.swift": LoadedTree.manifest("P", targets: ".target(name: \"A\", path: \"Generated\"), .target(name: \"B\")"),
            "Sources/B/B.swift": "",
        ])
        let workspace = try subject.load()
        #expect(
            workspace.problems.map(\.description) == [
                "Package.swift:8:9: warning: The folder of target A does not exist: Generated. Make it, or generate it before this tool runs; "
                    + "until then the target counts as having no sources. [target-folder-missing]"
            ])
        #expect(workspace.targets.map(\.folder) == [nil, "Sources/B"])
    }

    @Test func aDependencyOnAFolderWithoutAPackageIsAProblem() throws {
        let subject = try LoadedTree([
            "A/Package.swift": LoadedTree.manifest(
                "A", targets: ".target(name: \"A\")", "dependencies: [.package(path: \"../Missing\"), .package(path: \"../../..\")]"),
            "A/Sources/A/A.swift": "",
        ])
        let workspace = try subject.load()
        #expect(workspace.problems.map(\.id) == ["dependency-missing", "dependency-missing"])
        #expect(workspace.problems.first?.location == Location(path: "A/Package.swift", line: 6, column: 20))
        #expect(workspace.problems.first?.what == "There is no package in Missing, on which this package depends.")
    }
}
