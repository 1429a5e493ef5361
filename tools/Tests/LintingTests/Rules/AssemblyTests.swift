import ModuleGraph
import Testing

@testable import Linting

/// What only the app may link, what it must, and what it must not.
struct AssemblyTests {
    @Test func anImplementationIsForTheAppAndForTests() throws {
        let tree = try LintTree([
            .package("Foo", [.library("FooImplementation"), .tests("FooTests", uses: ["FooImplementation"])]),
            .package("Bar", [.library("Bar", uses: ["FooImplementation"], ["B.swift": "import FooImplementation\n"])]),
            .package("App", [.program("App", uses: ["FooImplementation"])]),
        ])
        #expect(
            tree.found("implementation-leak") == [
                "Bar/Package.swift:15: Bar depends on the implementation FooImplementation; only the app and tests may.",
                "Depend on the interface, and let the app hand the implementation in. Remove `.product(name: \"FooImplementation\", package: "
                    + "\"Foo\")` at Bar/Package.swift:15 and remove the import of FooImplementation at Bar/Sources/Bar/B.swift:1:1.",
            ])
        let strict = "\"rules\": { \"implementation-leak\": { \"linkedBy\": [\"Bar\"] } }"
        #expect(try tree.lint("implementation-leak", configuration: strict).findings.map(\.from) == ["App"])
    }

    @Test func anImplementationThatNoAppReachesIsDead() throws {
        let tree = try LintTree([
            .package(
                "Foo", [.library("FooImplementation"), .library("BarImplementation"), .tests("FooTests", uses: ["BarImplementation"])]),
            .package("App", [.program("App", uses: ["FooImplementation"])]),
        ])
        #expect(
            tree.found("dead-implementation") == [
                "Foo/Package.swift:17: No app reaches BarImplementation.",
                "Add `.product(name: \"BarImplementation\", package: \"Foo\"),` to the dependencies of App at App/Package.swift:12. Or remove the target.",
            ])
    }

    @Test func withoutAnAppNothingIsDead() throws {
        let tree = try LintTree([.package("Foo", [.library("FooImplementation")])])
        #expect(tree.found("dead-implementation") == [])
    }

    @Test func aMockThatTheAppReachesIsToldWithTheWay() throws {
        let tree = try LintTree([
            .package(
                "Foo",
                [
                    .library("Foo", uses: ["FooMocks"]), .library("FooMocks", uses: ["FooKit"]), .library("FooKit"),
                    .tests("T", uses: ["FooMocks"]),
                ]),
            .package("App", [.program("App", uses: ["Foo"]), .program("AppPreviews", uses: ["FooMocks"])]),
        ])
        #expect(
            tree.found("mock-in-release") == [
                "Foo/Package.swift:16: The app App links FooMocks, which is for tests alone: App → Foo → FooMocks.",
                "Remove `\"FooMocks\"` at Foo/Package.swift:16.",
            ])
    }

    @Test func mocksForTestsAreFine() throws {
        let tree = try LintTree([
            .package("Foo", [.library("Foo"), .library("FooMocks", uses: ["Foo"]), .tests("T", uses: ["FooMocks"])]),
            .package("App", [.program("App", uses: ["Foo"])]),
        ])
        #expect(tree.found("mock-in-release") == [])
    }

    @Test func anAppThatLinksAMockItselfIsFound() throws {
        let tree = try LintTree([
            .package("App", [.program("App", uses: ["Helpers", "FooMocks"]), .library("Helpers"), .library("FooMocks")])
        ])
        #expect(
            try tree.lint("mock-in-release").findings.map(\.message) == [
                "The app App links FooMocks, which is for tests alone: App → FooMocks."
            ])
    }

    @Test func theAppDeclaresNoViewAndNoLargeType() throws {
        let long = "struct Long {\n" + String(repeating: "    // A line.\n", count: 9) + "}\n"
        let tree = try LintTree([
            .package("App", [.program("App", ["main.swift": "struct RootView: View {}\nfinal class Page: Sendable, View {\n}\n" + long])]),
            .package("Foo", [.library("Foo", ["F.swift": "struct Screen: View {}\n"])]),
        ])
        #expect(
            tree.found("thin-app", configuration: "\"rules\": { \"thin-app\": { \"lines\": 10 } }") == [
                "App/Sources/App/main.swift:2:7: The app App declares Page, which is a View.",
                "Move Page to the views of the feature that it belongs to.",
                "App/Sources/App/main.swift:4:1: Long of the app App has 11 lines, more than 10.",
                "Move what it decides into a package, and leave the wiring.",
            ])
        #expect(
            tree.found("thin-app", configuration: "\"rules\": { \"thin-app\": { \"lines\": 11, \"roots\": [\"Page\", \"RootView\"] } }")
                == [])
    }
}
