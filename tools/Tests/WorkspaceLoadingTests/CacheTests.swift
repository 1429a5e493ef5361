import Foundation
import ModuleGraph
import SourceFacts
import Testing
import ToolSupport
import ToolTestSupport

@testable import WorkspaceLoading

/// Guards tuist/tuist#12130 and SwiftPM#10093 (stale answers where the environment changes), and nrwl/nx#6854 (a stale graph).
@Suite struct CacheTests {
    private static let reading = """
        // swift-tools-version: 6.0
        import PackageDescription
        import Foundation

        let extra = ProcessInfo.processInfo.environment["WITH_EXTRA"] != nil
        let package = Package(name: "P", targets: [.target(name: "P")] + (extra ? [.target(name: "Extra")] : []))
        """

    /// Guards tuist/tuist#12130 and SwiftPM#10093.
    @Test func aManifestThatReadsAVariableIsReadAgainWhenItChanges() throws {
        let subject = try LoadedTree(["Package.swift": Self.reading, "Sources/P/P.swift": "", "Sources/Extra/E.swift": ""])
        #expect(try subject.load().targets.map(\.name) == ["P"])
        #expect(try subject.load(environment: ["WITH_EXTRA": "1", "OTHER": "x"]).targets.map(\.name) == ["Extra", "P"])
        #expect(try subject.load(environment: ["OTHER": "y"]).targets.map(\.name) == ["P"])
        // The environment is the same for every state of the repository: nothing but its text need be at hand to read it.
        #expect(try subject.load().packages.first?.manifest.readsItsSurroundings == false)
    }

    @Test func whatAManifestReadsIsJudgedByItsWords() {
        func subject(_ text: String) -> ManifestSurroundings { ManifestSurroundings(Array(text.utf8)) }
        #expect(!subject("import PackageDescription\n// Context.environment\nlet x = \"getenv\"").isAny)
        #expect(subject(Self.reading).variables == ["P", "WITH_EXTRA", "Extra"].sorted())
        #expect(!subject(Self.reading).readsWholeEnvironment && !subject(Self.reading).readsTheWorld)
        #expect(subject("import PackageDescription\nlet v = Context.environment[\"A\"] ?? \"\"").variables == ["A"])
        #expect(subject("import Foundation\nlet e = ProcessInfo.processInfo.environment; let a = e[\"A\"]").readsWholeEnvironment)
        #expect(subject("import Glibc\nlet a = getenv(name)").readsWholeEnvironment)
        #expect(subject("import PackageDescription\nlet d = Context.packageDirectory").readsItsFolder)
        #expect(subject("import PackageDescription\nlet d = #filePath").readsItsFolder)
        #expect(subject("import PackageDescription\nlet d = Context.gitInformation").readsTheWorld)
        #expect(subject("import Foundation\nlet d = FileManager.default.fileExists(atPath: \"x\")").readsTheWorld)
        #expect(!subject("import Foundation\nvar a = [1]; a.append(contentsOf: [2])").isAny)
        #expect(!subject("import Foundation\nlet d = \"a b\".components(separatedBy: \" \")").isAny)
        #expect(subject("import PackageDescription\nlet d = Int.random(in: 0...1)").readsTheWorld)
    }

    @Test func aManifestThatReadsFilesIsReadEachTime() throws {
        let subject = try LoadedTree([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            import Foundation
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Sources")) ?? []
            let package = Package(name: "P", targets: names.sorted().map { .target(name: $0) })
            """,
            "Sources/A/a.swift": "",
        ])
        #expect(try subject.load().targets.map(\.name) == ["A"])
        #expect(try subject.load().packages.first?.manifest.readsItsSurroundings == true)
        try subject.tree.write("", to: "Sources/B/b.swift")
        #expect(try subject.load().targets.map(\.name) == ["A", "B"])
    }

    @Test func anUnchangedRepositoryAsksTheToolchainNothing() throws {
        let subject = try LoadedTree([
            "Package.swift": LoadedTree.manifest("P", targets: ".target(name: \"P\")"),
            "Sources/P/P.swift": "import X\n// monorepo:allow x",
        ])
        let first = try subject.load { $0.sharedAnswers = nil }
        // A toolchain that cannot answer: whatever is not kept would now be a problem.
        let second = try subject.load {
            $0.sharedAnswers = nil
            $0.manifestTimeout = .zero
        }
        #expect(second.packages == first.packages && second.problems.isEmpty)
        #expect(
            try subject.load {
                $0.manifestTimeout = .zero; $0.usesCache = false
            }.problems.map(\.id) == ["manifest-unreadable"])
        try FileSystem.write("nonsense", to: subject.cachePath("manifests"))
        #expect(try subject.load { $0.sharedAnswers = nil }.packages == first.packages)
    }

    /// Guards nrwl/nx#6854.
    @Test func aChangedManifestIsReadAgain() throws {
        let subject = try LoadedTree(["Package.swift": LoadedTree.manifest("P", targets: ".target(name: \"P\")"), "Sources/P/P.swift": ""])
        _ = try subject.load()
        try subject.tree.write(LoadedTree.manifest("Q", targets: ".target(name: \"P\")"), to: "Package.swift")
        #expect(try subject.load().packages.map(\.name) == ["Q"])
    }

    @Test func factsFollowTheContentOfFiles() throws {
        let subject = try LoadedTree([
            "Package.swift": LoadedTree.manifest("P", targets: ".target(name: \"P\")"),
            "Sources/P/A.swift": "import One\n", "Sources/P/B.swift": "import Two\n",
        ])
        func modules() throws -> [String] { try subject.load().targets.flatMap { $0.sources.flatMap { $0.imports.map(\.module) } } }
        #expect(try modules() == ["One", "Two"])
        #expect(try modules() == ["One", "Two"])
        // The same size, written within the same moment.
        try subject.tree.write("import Six\n", to: "Sources/P/A.swift")
        #expect(try modules() == ["Six", "Two"])
        try subject.tree.remove("Sources/P/B.swift")
        try subject.tree.write("import New\n", to: "Sources/P/C.swift")
        #expect(try modules() == ["Six", "New"])
        try FileSystem.write(Array("monorepo facts 1\n".utf8) + Array(repeating: 0xFF, count: 100), to: subject.cachePath("facts"))
        #expect(try modules() == ["Six", "New"])
    }

    @Test func everyFactComesBackFromTheCache() throws {
        let source = """
            @_exported public import struct A.B // monorepo:allow x because
            #if os(Linux)
            #elseif DEBUG
            import C
            #endif
            let x = Notification.Name(rawValue: "key")
            """
        let facts = FileFacts(swift: Array(source.utf8) + [0xFF])
        var encoder = FactsEncoder()
        let bytes = encoder.encode(facts)
        let decoder = FactsDecoder(texts: encoder.table.texts)
        #expect(try decoder.decode(bytes[...]) == facts)
        for count in 0..<bytes.count { #expect(throws: ByteReader.Corrupt.self) { try decoder.decode(bytes[..<count]) } }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0xFF
            _ = try? decoder.decode(damaged[...])
        }
    }

    @Test func aFolderThatCannotBeWrittenIsAWarningAndNoMore() throws {
        let subject = try LoadedTree(["Package.swift": LoadedTree.manifest("P", targets: ".target(name: \"P\")"), "Sources/P/P.swift": ""])
        try subject.tree.write("", to: "blocked")
        let workspace = try subject.load { $0.cacheFolder = subject.tree.path("blocked/cache") }
        #expect(workspace.packages.map(\.name) == ["P"])
        #expect(Set(workspace.problems.map(\.id)) == ["cache-unwritable"])
        #expect(workspace.problems.allSatisfy { $0.severity == .warning })
    }

    @Test func theCacheLiesOutsideOfTheRepository() {
        #expect(LoadingOptions.cacheFolder(for: "/r/my repo", environment: ["MONOREPO_CACHE": "/c"]).hasPrefix("/c/my_repo-"))
        #expect(LoadingOptions.cacheFolder(for: "/r", environment: ["XDG_CACHE_HOME": "/x", "HOME": "/h"]).hasPrefix("/x/monorepo/r-"))
        #expect(
            LoadingOptions.cacheFolder(for: "/r", environment: ["HOME": "/h", "MONOREPO_CACHE": ""]).hasPrefix("/h/.cache/monorepo/r-"))
        #expect(
            LoadingOptions.cacheFolder(for: "/a/r", environment: ["HOME": "/h"])
                != LoadingOptions.cacheFolder(for: "/b/r", environment: ["HOME": "/h"]))
    }

    /// tuist/tuist PR #2389, #1563, #1869, #9629 and nrwl/nx#17425: an answer that depends on where the clone lies.
    @Test func anotherCloneGivesTheSameWorkspace() throws {
        let files = [
            "A/Package.swift": LoadedTree.manifest(
                "A", targets: ".target(name: \"A\", dependencies: [.product(name: \"B\", package: \"B\")])",
                "dependencies: [.package(path: \"../B\")]"),
            "A/Sources/A/A.swift": "import B",
            "B/Package.swift": LoadedTree.manifest(
                "B", targets: ".target(name: \"B\")", "products: [.library(name: \"B\", targets: [\"B\"])]"),
            "B/Sources/B/B.swift": "",
        ]
        let one = try LoadedTree(files).load()
        let other = try LoadedTree(files).load()
        #expect(one.packages == other.packages && one.edges == other.edges && one.edges.count == 1)
    }
}
