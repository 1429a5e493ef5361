import Testing
import ToolTestSupport

@testable import MonorepoCommand

/// `monorepo projgen` on a real tree.
@Suite(.serialized) struct ProjgenCommandTests {
    private static let file = "Shop/Sources/Shop/Generated/Strings.swift"
    private static let configuration = #"{ "schema": 1, "projgen": { "strings": { "value": "{key}" } } }"#

    @Test func whatIsStaleIsAFindingUntilItIsMade() throws {
        let run = try makeSubject(configuration: Self.configuration)
        #expect(run("projgen", "--check") == 1)
        #expect(
            run.output == "\(Self.file):1: error: The file is missing. [projgen]\n    mend: Run `monorepo projgen`.\n", "\(run.errors)")
        #expect(run("projgen") == 0)
        #expect(run.errors == "\(Self.file) written.\n")
        #expect(try run.tree.text(Self.file).contains("static var shopTitle: String { \"shop.title\" }"))
        #expect(run("projgen", "--check") == 0)
        #expect(run("projgen") == 0 && run.errors == "")
        try run.tree.write("\"shop.name\" = \"Shop\";\n", to: "Shop/Sources/Shop/en.lproj/Localizable.strings")
        #expect(run("projgen", "--check") == 1)
        #expect(run.output.hasPrefix("\(Self.file):8: error: The file is not what `monorepo projgen` makes of its source."))
    }

    @Test func withoutSettingsThereIsNothingToMake() throws {
        let run = try makeSubject(configuration: #"{ "schema": 1 }"#)
        #expect(run("projgen", "--check") == 0)
        #expect(run.errors == "Nothing to make: .monorepo.json has no \"projgen\".\n")
    }

    @Test func whatCannotBeMadeIsNotNothingToDo() throws {
        let run = try makeSubject(configuration: #"{ "schema": 1, "projgen": { "names": [{ "from": "Gone", "file": "A.swift" }] } }"#)
        #expect(run("projgen") == 2)
        #expect(run.errors == "Gone:1: error: There is no such folder. Correct \"from\" in \"projgen\". [projgen]\n")
        try run.tree.write(#"{ "schema": 1, "projgen": { "strings": { "targets": ["Nobody"] } } }"#, to: ".monorepo.json")
        #expect(run("projgen", "--check") == 2)
        #expect(run.errors.contains("There is no role and no target \"Nobody\"."))
        try run.tree.write(#"{ "schema": 1, "projgen": { "sounds": [] } }"#, to: ".monorepo.json")
        #expect(run("projgen") == 2)
        #expect(run.errors.contains("unknown member \"sounds\""))
    }

    /// Guards `make lint` after `new feature`, whose texts have values.
    @Test func whatANewPackageNeedsIsMadeWithIt() throws {
        let configuration = #"{ "schema": 1, "projgen": { "manifests": { "block": ["// The end."] } } }"#
        let run = try makeSubject(configuration: configuration)
        #expect(run("new", "library", "Cart") == 0, "\(run.errors)")
        #expect(run("projgen", "--check") == 0, "\(run.output)\(run.errors)")
    }

    private func makeSubject(configuration: String) throws -> CommandRun {
        CommandRun(
            try makeTree([
                ".monorepo.json": configuration, "Shop/Sources/Shop/Shop.swift": "let shop = 1\n",
                "Shop/Sources/Shop/en.lproj/Localizable.strings": "\"shop.title\" = \"Shop\";\n",
                "Shop/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Shop", defaultLocalization: "en", targets: [.target(name: "Shop", resources: [.process("en.lproj")])])

                """,
            ]))
    }
}
