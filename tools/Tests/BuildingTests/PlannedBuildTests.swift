import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Building

/// A program that is really built, again and again: what runs is always what the files say. It compiles for a while, so it is a proof.
@Suite(.enabled(if: Proof.isAsked, "a proof: MONOREPO_PROOF=1"))
struct PlannedBuildTests {
    private let tree: SourceTree

    init() throws {
        tree = try makeTree([
            "Package.swift": Self.manifest(""), "Sources/A/A.swift": "public let a = \"one\"\n",
            "Sources/P/main.swift":
                "import A\nimport Foundation\nprint(a, try String(contentsOf: Bundle.module.bundleURL.appendingPathComponent(\"T.txt\"), encoding: .utf8))\n",
            "Sources/P/T.txt": "text", "Tests/ATests/ATests.swift": "import A\n",
        ])
    }

    @Test func whatRunsIsWhatTheFilesSay() throws {
        #expect(try built() == [.packageManager: "one text"])
        for word in ["two", "three"] {
            try tree.write("public let a = \"\(word)\"\n", to: "Sources/A/A.swift")
            #expect(try built() == [.engine: "\(word) text"])
        }
        #expect(try built() == [.engine: "three text"], "nothing is to be done")
        try tree.write("other", to: "Sources/P/T.txt")
        #expect(try built() == [.packageManager: "three other"])
        try tree.write("let more = \"four\"\n", to: "Sources/A/More.swift")
        try tree.write("public let a = more\n", to: "Sources/A/A.swift")
        #expect(try built() == [.packageManager: "four other"])
        try tree.remove("Sources/A/More.swift")
        try tree.write("public let a = \"five\"\n", to: "Sources/A/A.swift")
        #expect(try built() == [.packageManager: "five other"])
        try tree.write("#if HERE\npublic let a = \"six\"\n#else\npublic let a = \"five\"\n#endif\n", to: "Sources/A/A.swift")
        #expect(try built() == [.engine: "five other"])
        try tree.write(Self.manifest("swiftSettings: [.define(\"HERE\")]"), to: "Package.swift")
        #expect(try built() == [.packageManager: "six other"])
    }

    @Test func whatDoesNotBuildIsToldByThePackageManagerAndMended() throws {
        _ = try built()
        try tree.write("public let a = b\n", to: "Sources/A/A.swift")
        let (result, builder) = try makeSubject().build()
        #expect(!result.isSuccess && builder == .packageManager)
        #expect((result.outputText + result.errorText).contains("cannot find 'b' in scope"))
        try tree.write("public let a = \"mended\"\n", to: "Sources/A/A.swift")
        #expect(try built() == [.packageManager: "mended text"])
        #expect(try built() == [.engine: "mended text"])
    }

    /// A run of tests builds in the same folder, and writes what it needs there.
    @Test func aBuildByAnotherInBetweenIsSeen() throws {
        _ = try built()
        let manager = try makeManager()
        try tree.write("public let other = 1\n", to: "Sources/A/Other.swift")
        #expect(try manager.build(withTests: true).isSuccess)
        try tree.remove("Sources/A/Other.swift")
        #expect(try built() == [.packageManager: "one text"])
        for gone in ["debug/P", "debug/A.build/sources", "debug/P_P.resources/T.txt"] {
            try tree.remove(".build/\(gone)")
            #expect(try built().values.first == "one text", "without \(gone)")
        }
    }

    /// Builds, and returns what the program prints by who built it.
    private func built() throws -> [PlannedBuild.Builder: String] {
        let (result, builder) = try makeSubject().build()
        try #require(result.isSuccess, "\(result.outputText)\(result.errorText)")
        let run = try ChildProcess(tree.path(".build/debug/P")).run()
        return [builder: run.outputText.trimmingCharacters(in: .whitespacesAndNewlines)]
    }

    private func makeManager() throws -> PackageManager {
        try PackageManager(package: tree.path, scratch: tree.path(".build"))
    }

    private func makeSubject() throws -> PlannedBuild {
        var program = Target(name: "P", kind: .executable, folder: "Sources/P", location: Location(path: ""))
        program.declaration.resources = [Resource(rule: "copy", path: "T.txt")]
        let targets = [Target(name: "A", folder: "Sources/A", location: Location(path: "")), program]
        let inputs = try #require(PlanInputs(of: targets, root: tree.path, manifest: tree.path("Package.swift")))
        return PlannedBuild(try makeManager(), inputs: inputs)
    }

    private static func manifest(_ settings: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "P",
            targets: [
                .target(name: "A"\(settings.isEmpty ? "" : ", \(settings)")),
                .executableTarget(name: "P", dependencies: ["A"], resources: [.copy("T.txt")]),
                .testTarget(name: "ATests", dependencies: ["A"]),
            ])
        """
    }
}
