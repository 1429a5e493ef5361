import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// `graph --format html`: what the page holds. How it is used is for Tests-Integration, in a browser.
struct GraphPageTests {
    private let tree: SourceTree
    private let run: CommandRun

    init() throws {
        tree = try makeTree([
            ".monorepo.json": """
            { "schema": 1, "owners": { "*": "@all", "Shop": "@shop" }, "roles": [ { "role": "thing", "packages": ["*"] } ] }
            """,
            "Core/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core"), .target(name: "Part")])
            """,
            "Core/Sources/Core/Core.swift": "import Part\n\n",
            "Core/Sources/Part/Part.swift": "// </script><script>alert(1)</script>\n",
            "Shop/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", dependencies: [.package(path: "../Core")],
                targets: [
                    .target(name: "Shop", dependencies: [.product(name: "Core", package: "Core")]),
                    .target(name: "<img src=x onerror=alert(1)>", path: "Odd"),
                ])
            """,
            "Shop/Sources/Shop/Shop.swift": "import Core\n",
            "Shop/Odd/Odd.swift": "",
        ])
        run = CommandRun(tree)
    }

    @Test func thePageHoldsModulesOwnersRolesAndWhatBreaksRules() throws {
        let data = try data()
        let nodes = try #require(data["nodes"]?.elements)
        #expect(nodes.compactMap { $0["name"]?.string } == ["Core", "Part", "<img src=x onerror=alert(1)>", "Shop"])
        #expect(nodes.compactMap { $0["lines"]?.integer } == [2, 1, 0, 1])
        #expect(data["role"]?.elements?.map { $0["name"]?.string } == ["thing"])
        let owners = data["owner"]?.elements?.compactMap { $0["name"]?.string }
        #expect(owners == ["@all", "@shop"])
        #expect(nodes.compactMap { $0["owner"]?.integer }.map { owners?[$0] } == ["@all", "@all", "@shop", "@shop"])
        #expect(data["columns"]?.elements?.map { $0.elements?.count } == [1, 1, 2])
        let edges = try #require(data["edges"]?.elements)
        #expect(edges.map { [$0["from"]?.integer, $0["to"]?.integer] } == [[0, 1], [3, 0]])
        #expect(edges.map { $0["declared"]?.bool } == [false, true])
        #expect(edges[1]["place"]?.string == "Shop/Package.swift:6")
        let finding = try #require(data["findings"]?.elements?.first { $0["rule"]?.string == "undeclared-import" })
        #expect(finding["from"]?.integer == 0 && finding["to"]?.integer == 1)
        #expect(run.output.contains("<h2>Violations</h2>"))
        #expect(run.output.contains("4 modules, 4 lines, 2 dependencies; "))
    }

    @Test func namesOfOthersAreTextAndNothingIsFetched() throws {
        _ = try data()
        #expect(run.output.contains("&lt;img src=x onerror=alert(1)&gt;"))
        #expect(!run.output.contains("<img"))
        // One element of data, one of script: nothing in between ends either.
        #expect(run.output.components(of: "</script>") == 2)
        #expect(run.output.contains("default-src 'none'"))
        #expect(!run.output.contains("href=") && !run.output.contains("src=\""))
        #expect(!run.output.contains(tree.path))
        let first = run.output
        #expect(run("graph", "--format", "html") == 0)
        #expect(run.output == first)
    }

    @Test func packagesCanBeTheModules() throws {
        #expect(run("graph", "--format", "html", "--collapse", "package") == 0, "\(run.errors)")
        let data = try Self.data(in: run.output)
        #expect(data["nodes"]?.elements?.compactMap { $0["id"]?.string } == ["Core", "Shop"])
        #expect(data["findings"]?.elements?.first { $0["rule"]?.string == "undeclared-import" }?["from"]?.integer == 0)
    }

    private func data() throws -> JSONValue {
        #expect(run("graph", "--format", "html") == 0, "\(run.errors)")
        return try Self.data(in: run.output)
    }

    private static func data(in page: String) throws -> JSONValue {
        let start = try #require(page.firstRange(of: "id=\"data\">")?.upperBound)
        let end = try #require(page[start...].firstRange(of: "</script>")?.lowerBound)
        return try JSONValue(parsing: String(page[start..<end]))
    }
}

extension String {
    /// How often a text stands in it.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
