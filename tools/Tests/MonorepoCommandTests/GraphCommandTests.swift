import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// `graph` and `why` on a repository that knows nothing of this tool: two packages, a test, a cycle, an import that nothing declares.
struct GraphCommandTests {
    private let tree: SourceTree
    private let run: CommandRun

    init() throws {
        tree = try makeTree([
            "Modules/Core/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Core",
                products: [.library(name: "Core", targets: ["Core"])],
                targets: [
                    .target(name: "Core"),
                    .target(name: "Hidden"),
                ]
            )
            """,
            "Modules/Core/Sources/Core/Core.swift": "#if os(Windows)\nimport Hidden\n#endif\n",
            "Modules/Core/Sources/Hidden/Hidden.swift": "import Core\n",
            "Modules/Shop/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                dependencies: [
                    .package(path: "../Core"),
                    .package(url: "https://example.org/far", from: "1.0.0"),
                ],
                targets: [
                    .target(
                        name: "Shop",
                        dependencies: [
                            .product(name: "Core", package: "Core", condition: .when(platforms: [.linux])),
                            .product(name: "Far", package: "far"),
                        ]
                    ),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                ]
            )
            """,
            "Modules/Shop/Sources/Shop/A.swift": "import Far\nimport Core\n",
            "Modules/Shop/Sources/Shop/B.swift": "import Core\n",
            "Modules/Shop/Tests/ShopTests/T.swift": "@testable import Shop\n",
        ])
        run = CommandRun(tree)
    }

    private func edges(_ words: String...) throws -> [String] {
        #expect(run(["graph", "--format", "json"] + words) == 0, "\(run.errors)")
        let json = try JSONValue(parsing: run.output)
        #expect(json["schema"]?.integer == 1)
        return (json["edges"]?.elements ?? []).map { edge in
            let flags = ["declared", "imported", "test", "cycle"].filter { edge[$0]?.bool == true }.joined(separator: " ")
            return "\(edge["from"]?.string ?? "") \(edge["to"]?.string ?? "") \(flags)"
        }
    }

    private func nodes(_ words: String...) throws -> [String] {
        #expect(run(["graph", "--format", "json"] + words) == 0, "\(run.errors)")
        return (try JSONValue(parsing: run.output)["nodes"]?.elements ?? []).compactMap { $0["name"]?.string }
    }

    @Test func theGraphTellsWhatIsDeclaredAndWhatIsImported() throws {
        #expect(
            try edges() == [
                "Modules/Core:Core Modules/Core:Hidden imported cycle", "Modules/Core:Hidden Modules/Core:Core imported cycle",
                "Modules/Shop:Shop Modules/Core:Core declared imported", "Modules/Shop:ShopTests Modules/Shop:Shop declared imported test",
            ])
        #expect(try edges("--edges", "declared", "--skip-tests") == ["Modules/Shop:Shop Modules/Core:Core declared imported"])
        #expect(try edges("--collapse", "package") == ["Modules/Shop Modules/Core declared imported"])
        #expect(try edges("--external", "--focus", "Far", "--skip-tests") == ["Modules/Shop:Shop far/Far declared imported"])
        #expect(!run.output.contains(tree.path))
    }

    /// nrwl/nx#27682: filters were left out of some formats. Guards nrwl/nx#28688, #20734; tuist PR #4517.
    @Test func filtersHoldInEveryFormat() throws {
        #expect(try nodes("--focus", "Shop", "--depth", "1", "--skip-tests") == ["Core", "Shop"])
        #expect(try nodes("--reaches", "Shop") == ["Shop", "ShopTests"])
        #expect(try nodes("--reaches", "Shop", "--depth", "0") == ["Shop"])
        for format in ["dot", "mermaid", "svg", "json", "html"] {
            #expect(run(["graph", "--format", format, "--reaches", "Shop"]) == 0)
            #expect(run.output.contains("ShopTests") && !run.output.contains("Hidden"), "\(format)")
        }
    }

    @Test func aNameThatNothingHasIsRefusedWithTheNearest() throws {
        #expect(run("graph", "--focus", "Shopp") == 2)
        #expect(run.errors == "error: There is no target, package or product named Shopp. Did you mean Shop?\n")
        #expect(run("why", "Shop", "Qwertz") == 2)
        #expect(run.output.isEmpty && run.errors.contains("`monorepo graph --format json` lists them all."))
    }

    /// Guards SwiftPM#7068; nrwl/nx#6993, #6854: no edge without the lines that make it.
    @Test func whyPrintsTheLinesOfEachStep() throws {
        #expect(run("why", "ShopTests", "Core") == 0)
        #expect(
            run.output == """
                ShopTests depends on Core: 1 shortest path of 2 steps.

                ShopTests
                  → Shop
                      declared at Modules/Shop/Package.swift:18:55: "Shop"
                      imported at Modules/Shop/Tests/ShopTests/T.swift:1:11
                  → Core
                      declared at Modules/Shop/Package.swift:14:17: .product(name: "Core", package: "Core") on linux
                      imported at Modules/Shop/Sources/Shop/A.swift:2:1, and 1 more import

                """)
        #expect(run("why", "Core", "Hidden") == 0)
        #expect(run.output.contains("not declared\n      imported at Modules/Core/Sources/Core/Core.swift:2:1 if os(Windows)"))
        #expect(run("why", "Core", "Shop") == 0)
        #expect(run.output == "Core does not depend on Shop. It is the other way round: `monorepo why Shop Core`.\n")
        #expect(run("why", "Shop", "Far", "--format", "json") == 0)
        let json = try JSONValue(parsing: run.output)
        #expect(json["count"]?.integer == 1 && json["length"]?.integer == 1)
        #expect(json["paths"]?.elements?.first?.elements?.first?["to"]?.string == "far/Far")
    }

    /// A part that cannot be read must not look like one that is not there.
    @Test func anUnreadableManifestIsToldAndTheAnswerCountsAsIncomplete() throws {
        try tree.write("// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Packag(\n", to: "Modules/Bad/Package.swift")
        #expect(run("graph", "--format", "json") == 2)
        #expect(try JSONValue(parsing: run.output)["nodes"]?.elements?.count == 4)
        #expect(run.errors.contains("Modules/Bad/Package.swift:") && run.errors.contains("[manifest-unreadable]"))
    }

    @Test func aFolderWithoutPackagesIsRefused() throws {
        try tree.makeFolder("empty")
        #expect(run("graph", "--root", "empty") == 2)
        #expect(run.errors.contains("There is no package that could be read in") && run.errors.contains("--root"))
        #expect(run("graph", "--root", "missing") == 2)
    }

    @Test func picturesAreWellFormedWhateverNamesHold() throws {
        try tree.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "A<&\\"b", targets: [.target(name: "x<&y", path: "x")])
            """, to: "Odd/Package.swift")
        try tree.write("", to: "Odd/x/x.swift")
        #expect(run("graph", "--format", "svg") == 0, "\(run.errors)")
        #expect(run.output.contains("x&lt;&amp;y") && !run.output.contains("x<&y"))
        #expect(run("graph", "--format", "mermaid") == 0)
        #expect(run.output.contains("[\"x&lt;&amp;y\"]"))
        #expect(run("graph", "--collapse", "package") == 0)
        #expect(run.output.contains("label=\"A<&\\\"b\""))
    }
}
