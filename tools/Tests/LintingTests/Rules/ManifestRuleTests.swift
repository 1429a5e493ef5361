import ModuleGraph
import Testing

@testable import Linting

/// Rules about packages and manifests.
struct ManifestRuleTests {
    /// Guards SwiftPM#8471, #4559: a package of a dependency's identity.
    @Test func packagesOfOneIdentityInOneGraphAreFound() throws {
        let tree = try LintTree([
            .package("A/Kit", [.library("One")]), .package("B/kit", [.library("Two")]),
            .package("C", [.library("C", uses: ["One", "Two"])]),
        ])
        #expect(
            tree.found("duplicate-identity") == [
                "B/kit/Package.swift:1: The packages in B/kit and A/Kit have the same identity, \"kit\".",
                "Rename the folder of one of them.",
            ])
    }

    @Test func packagesOfOneIdentityInGraphsOfTheirOwnAreOnlyFoundWhereThatIsAsked() throws {
        let tree = try LintTree([.package("A/Kit", [.library("One")]), .package("B/kit", [.library("Two")])])
        #expect(tree.found("duplicate-identity") == [])
        let anywhere = "\"rules\": { \"duplicate-identity\": { \"anywhere\": true } }"
        #expect(try tree.lint("duplicate-identity", configuration: anywhere).findings.count == 1)
    }

    @Test func aPackageOfItsDependencysIdentityIsFound() throws {
        let tree = try LintTree([.package("P/Kit", [.library("A")], external: ["kit"])])
        #expect(
            tree.found("duplicate-identity") == [
                "P/Kit/Package.swift:9: The package in P/Kit depends on a package of its own identity, \"kit\".",
                "Rename the folder: SwiftPM takes the dependency for the package itself.",
            ])
    }

    @Test func reexportsAreThoseThatTheConfigurationNames() throws {
        let tree = try LintTree([
            .package(
                "Foo",
                [
                    .library("Foo"), .library("FooMocks", ["E.swift": "@_exported import Foo\n@_exported import Bar\n"]),
                    .library("FooViews", ["V.swift": "import Foo\n"]), .library("XMocks"),
                ])
        ])
        let configuration = "\"rules\": { \"exported-import\": { \"required\": [\"*Mocks -> *\", \"*Views -> *\"] } }"
        #expect(
            tree.found("exported-import", configuration: configuration) == [
                "Foo/Package.swift:24: FooViews does not re-export Foo.",
                "Write `@_exported import Foo` in Foo/Sources/FooViews/Exported.swift.",
                "Foo/Sources/FooMocks/E.swift:2:12: FooMocks re-exports Bar.", "Remove `@_exported`, and import Bar where it is used.",
            ])
    }

    @Test func manifestsAreOfOneShape() throws {
        let settings = [
            BuildSetting(tool: "swift", kind: "enableUpcomingFeature", values: ["A"]),
            BuildSetting(tool: "swift", kind: "defaultIsolation", values: ["MainActor"]),
        ]
        var views = LintTree.TargetShape.library("FooViews")
        views.settings = settings
        var plain = LintTree.TargetShape.library("Foo")
        plain.settings = [settings[1]]
        let tree = try LintTree([
            .package("P/Good", [views]).manifest {
                $0.defaultLocalization = "en"
                $0.swiftLanguageModes = ["6"]
            },
            .package("P/Bad", [plain]).manifest { $0.toolsVersion = "5.9.0" },
        ])
        let configuration = """
            "rules": { "manifest-settings": { "toolsVersion": "6.3", "defaultLocalization": "en", "languageModes": ["6"],
              "swiftSettings": ["enableUpcomingFeature:A"], "mainActor": ["*Views"] } }
            """
        #expect(
            tree.found("manifest-settings", configuration: configuration) == [
                "P/Bad/Package.swift:1: The default localization is not set, not en.",
                "Write `defaultLocalization: \"en\",` after the package's name.",
                "P/Bad/Package.swift:1: The language modes are not set, not 6.",
                "Write `swiftLanguageModes: [.v6]` at the end of the package.",
                "P/Bad/Package.swift:1: The tools version is 5.9.0, not 6.3.", "Write `// swift-tools-version: 6.3` as the first line.",
                "P/Bad/Package.swift:11: Foo is isolated to the main actor by default.",
                "Remove `.defaultIsolation(MainActor.self)` from the target.",
                "P/Bad/Package.swift:11: Foo lacks the settings enableUpcomingFeature:A.",
                "Give every target the common settings in the loop at the end of P/Bad/Package.swift.",
            ])
    }

    @Test func aLibraryNeedsATestTargetWithTests() throws {
        let tree = try LintTree([
            .package("A", [.library("A"), .tests("ATests", uses: ["A"])]),
            .package("B", [.library("B"), .tests("BTests", uses: ["B"], ["T.swift": ""])]),
            .package("C", [.library("CMocks"), .program("tool")]),
        ])
        #expect(
            tree.found("missing-tests") == [
                "B/Package.swift:11: No test target with tests depends on B.",
                "Add `.testTarget(name: \"BTests\", dependencies: [\"B\"]),` to B/Package.swift, or `\"B\",` to an existing one, and write a test.",
            ])
    }

    @Test func everyPackageHasAnOwner() throws {
        let tree = try LintTree([
            .package("P/A", [.library("A")]),
            .package("P/B", [.library("B")]).with([".monorepo.json": "{ \"schema\": 1, \"owner\": \"@b\" }"]),
            .package("Q/C", [.library("C")]),
        ])
        #expect(
            tree.found("missing-owner", configuration: "\"owners\": { \"P/A\": \"@a\" }") == [
                "Q/C/Package.swift:1: Nobody owns the package C.",
                "Write `{ \"schema\": 1, \"owner\": \"@team\" }` to Q/C/.monorepo.json, or name its folder in \"owners\" of .monorepo.json; then run "
                    + "`monorepo owners`.",
            ])
    }

    @Test func featuresHaveAPrivacyManifest() throws {
        let tree = try LintTree([
            .package("F/A", [.library("A")]), .package("F/B", [.library("B")]).with(["PrivacyInfo.xcprivacy": "<plist/>"]),
            .package("F/D", [.library("D", ["D.swift": "", "Resources/PrivacyInfo.xcprivacy": "<plist/>"])]),
            .package("Core/C", [.library("C")]),
        ])
        let configuration = "\"rules\": { \"missing-privacy-manifest\": { \"targets\": [\"F/*\"] } }"
        #expect(
            tree.found("missing-privacy-manifest", configuration: configuration) == [
                "F/A/Package.swift:1: The package A has no privacy manifest.",
                "Write F/A/PrivacyInfo.xcprivacy with what the package collects, tracks and why it reads what it reads.",
            ])
    }
}
