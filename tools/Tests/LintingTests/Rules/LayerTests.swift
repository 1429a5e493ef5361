import ModuleGraph
import Testing

@testable import Linting

/// The table of who may depend on whom, and contracts as import-linter names them.
struct LayerTests {
    private let roles = """
        "roles": [
          { "role": "app", "packages": ["App"] }, { "role": "views", "targets": ["*Views"] },
          { "role": "interface", "packages": ["F/*"] }, { "role": "core" } ]
        """

    @Test func whatTheTableDoesNotAllowIsFoundWithManifestAndImport() throws {
        let tree = try LintTree([
            .package("F/Foo", [.library("FooViews", uses: ["Core", "Foo"], ["V.swift": "import Foo\nimport Core\n"]), .library("Foo")]),
            .package("Core", [.library("Core")]),
        ])
        let configuration =
            roles + ", \"dependencies\": { \"app\": [\"*\"], \"views\": [\"own:interface\"], \"interface\": [], \"core\": [] }"
        let finding = try #require(try tree.lint("layer", configuration: configuration).findings.first)
        #expect(
            tree.found("layer", configuration: configuration) == [
                "F/Foo/Package.swift:16: FooViews (views) must not depend on Core (core); views may depend on own:interface.",
                "Remove `.product(name: \"Core\", package: \"Core\")` at F/Foo/Package.swift:16 and remove the import of Core at "
                    + "F/Foo/Sources/FooViews/V.swift:2:1.",
            ])
        #expect(finding.from == "FooViews" && finding.to == "Core")
    }

    @Test func anUndeclaredImportIsAnEdgeTooAndOneThatIsNeverCompiledIsNone() throws {
        let tree = try LintTree([
            .package("F/Foo", [.library("Foo", ["F.swift": "import Core\n"])]),
            .package("F/Bar", [.library("Bar", ["B.swift": "#if false\nimport Core\n#endif\n"])]),
            .package("Core", [.library("Core")]),
        ])
        let configuration = roles + ", \"dependencies\": { \"app\": [], \"views\": [], \"interface\": [], \"core\": [] }"
        #expect(
            tree.found("layer", configuration: configuration) == [
                "F/Foo/Sources/Foo/F.swift:1:1: Foo (interface) must not depend on Core (core); interface may depend on nothing.",
                "Remove the import of Core at F/Foo/Sources/Foo/F.swift:1:1.",
            ])
    }

    @Test func aTargetWithoutARoleIsFound() throws {
        let tree = try LintTree([.package("Core", [.library("Core"), .library("Odd")])])
        #expect(
            tree.found(
                "layer", configuration: "\"roles\": [{ \"role\": \"core\", \"targets\": [\"Core\"] }], \"dependencies\": { \"core\": [] }")
                == [
                    "Core/Package.swift:17: Odd has no role, so the table says nothing of what it may depend on.",
                    "Give its folder or name a role in .monorepo.json.",
                ])
    }

    /// A → B → C → D, each in a package of its own.
    private func chain() throws -> LintTree {
        try LintTree([
            .package("A", [.library("A", uses: ["B"])]), .package("B", [.library("B", uses: ["C"])]),
            .package("C", [.library("C", uses: ["D"])]),
            .package("D", [.library("D")]),
        ])
    }

    private func contract(_ text: String) -> String { "\"contracts\": [{ \"name\": \"rule\", \"why\": \"so\", \(text) }]" }

    @Test func forbiddenSeesWaysOverOthers() throws {
        let tree = try chain()
        let finding = try #require(
            try tree.lint("layer", configuration: contract("\"type\": \"forbidden\", \"from\": [\"A\"], \"to\": [\"D\"]")).findings.first)
        #expect(finding.location == Location(path: "A/Package.swift", line: 15))
        #expect(finding.message == "A must not depend on D: A → B → C → D (contract \"rule\"). So.")
        #expect(finding.mend == "Cut one of these edges.")
        #expect(finding.notes.map(\.location.path) == ["A/Package.swift", "B/Package.swift", "C/Package.swift"])
        let direct = contract("\"type\": \"forbidden\", \"from\": [\"A\"], \"to\": [\"D\"], \"indirectly\": false")
        #expect(tree.found("layer", configuration: direct) == [])
        #expect(tree.found("layer", configuration: contract("\"type\": \"forbidden\", \"from\": [\"D\"], \"to\": [\"A\"]")) == [])
    }

    @Test func layersPointDown() throws {
        let tree = try chain()
        #expect(tree.found("layer", configuration: contract("\"type\": \"layers\", \"layers\": [\"A\", [\"B\", \"C\"], \"D\"]")) == [])
        #expect(
            try tree.lint("layer", configuration: contract("\"type\": \"layers\", \"layers\": [\"D\", \"A\"]")).findings.map(\.message) == [
                "A is in a layer below D and must not depend on it: A → B → C → D (contract \"rule\"). So."
            ])
    }

    @Test func independentOnesAreApart() throws {
        let tree = try chain()
        #expect(
            try tree.lint("layer", configuration: contract("\"type\": \"independence\", \"modules\": [\"A\", \"C\"]")).findings.map(
                \.message) == [
                    "A and C must not depend on one another: A → B → C (contract \"rule\"). So."
                ])
        let direct = contract("\"type\": \"independence\", \"modules\": [\"A\", \"C\"], \"indirectly\": false")
        #expect(tree.found("layer", configuration: direct) == [])
    }

    @Test func protectedOnesHaveADoor() throws {
        let tree = try chain()
        #expect(tree.found("layer", configuration: contract("\"type\": \"protected\", \"modules\": [\"D\"], \"allowed\": [\"C\"]")) == [])
        #expect(
            tree.found("layer", configuration: contract("\"type\": \"protected\", \"modules\": [\"D\"], \"allowed\": [\"A\"]")) == [
                "C/Package.swift:15: C must not depend on D: only A may (contract \"rule\"). So.",
                "Remove `.product(name: \"D\", package: \"D\")` at C/Package.swift:15.",
            ])
    }

    @Test func acyclicOnesHaveNoCircle() throws {
        let tree = try LintTree([
            .package("A", [.library("A", ["A.swift": "import B\n"])]), .package("B", [.library("B", ["B.swift": "import A\n"])]),
        ])
        #expect(
            try tree.lint("layer", configuration: contract("\"type\": \"acyclic\", \"modules\": [\"*\"]")).findings.map(\.message) == [
                "These must not depend on one another in a circle: A → B → A (contract \"rule\"). So."
            ])
        #expect(tree.found("layer", configuration: contract("\"type\": \"acyclic\", \"modules\": [\"A\"]")) == [])
    }
}
