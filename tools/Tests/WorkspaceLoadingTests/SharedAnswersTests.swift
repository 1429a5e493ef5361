import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import WorkspaceLoading

/// What is known of a manifest in one clone is known in every other, and of no other manifest.
struct SharedAnswersTests {
    private static let files = [
        "P/Package.swift": LoadedTree.manifest("P", targets: ".target(name: \"P\")"), "P/Sources/P/P.swift": "",
    ]
    private let shared: SourceTree

    init() throws {
        shared = try makeTree()
    }

    @Test func anotherCloneAsksTheToolchainNothing() throws {
        let first = try load(LoadedTree(Self.files))
        let second = try load(LoadedTree(Self.files), mayAsk: false)
        #expect(first.problems.isEmpty && second.problems.isEmpty)
        #expect(first.packages == second.packages && second.packages.count == 1)
        // Everything anew means everything.
        let anew = try LoadedTree(Self.files).load {
            $0.sharedAnswers = shared.path
            $0.usesCache = false
            $0.manifestTimeout = .zero
        }
        #expect(anew.problems.map(\.id) == ["manifest-unreadable"])
    }

    /// An absolute path is told as seen from where the manifest lies, which is elsewhere in another clone.
    @Test func aManifestThatNamesAPlaceIsReadWhereItLies() throws {
        let elsewhere = try makeTree(["Q/Package.swift": LoadedTree.manifest("Q", targets: ".target(name: \"Q\")")])
        let manifest = LoadedTree.manifest(
            "P", targets: ".target(name: \"P\")", "dependencies: [.package(path: \"\(elsewhere.path("Q"))\")]")
        for folder in ["", "deep/er"] {
            let subject = try LoadedTree([Paths.joined(folder, "Package.swift"): manifest, Paths.joined(folder, "Sources/P/P.swift"): ""])
            let dependency = try #require(try load(subject).packages.first?.dependencies.first)
            let path = Paths.relative(elsewhere.path("Q"), to: subject.tree.path)
            #expect(dependency.source == .folder(path), "from “\(folder)”")
        }
    }

    @Test func noManifestAnswersForAnotherOfTheSameName() throws {
        let subject = SharedAnswers(folder: shared.path("answers"))
        let key = try key("let a = 1")
        try subject.keep([(key, .string("one"))])
        #expect(subject.answer(for: key) == .string("one"))
        let other = try self.key("let a = 2")
        try FileSystem.write(FileSystem.read(shared.path("answers/\(key.name)")), to: shared.path("answers/\(other.name)"))
        #expect(subject.answer(for: other) == nil)
        for count in [0, 1, 40] {
            let bytes = try FileSystem.read(shared.path("answers/\(key.name)"))
            try FileSystem.write(Array(bytes.prefix(count)), to: shared.path("answers/\(other.name)"))
            #expect(subject.answer(for: other) == nil, "cut to \(count) bytes")
        }
    }

    @Test func theOldestAreForgottenWhereThereAreTooMany() throws {
        let subject = SharedAnswers(folder: shared.path)
        let keys = try (0..<6).map { try key("let a = \($0)") }
        for (age, key) in keys.dropLast().enumerated() {
            try subject.keep([(key, .string("x"))], limit: 5)
            try shared.run("touch", "-d", "@\(1_700_000_000 + age)", key.name)
        }
        try subject.keep([(keys[5], .string("x"))], limit: 5)
        #expect(keys.map { subject.answer(for: $0) != nil } == [false, false, false, true, true, true])
    }

    private func load(_ subject: LoadedTree, mayAsk: Bool = true) throws -> Workspace {
        try subject.load {
            $0.sharedAnswers = shared.path
            if !mayAsk { $0.manifestTimeout = .zero }
        }
    }

    private func key(_ text: String) throws -> ManifestKey {
        let bytes = Array("import PackageDescription\n\(text)".utf8)
        let manifest = FoundManifest(
            folder: "", name: "Package.swift", bytes: bytes, text: ContentHash(bytes), surroundings: ManifestSurroundings(bytes),
            neighbours: [])
        return try #require(ManifestKey(manifest, toolchain: Toolchain(), root: "/r", variables: [:]))
    }
}
