import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Scaffolding

@Suite(.enabled(if: SurroundingRepository.isThere, "needs the repository around the tool"))
struct FeatureScaffoldTests {
    @Test func aFeatureHasTheShapeOfTheOthers() throws {
        let house = try House()
        let plan = try plan("BloodPressure", in: house)
        let folder = "Packages/Features/BloodPressure"
        let created = plan.steps.compactMap { if case .create(let file) = $0 { file } else { nil } }
        let expected = [
            "Package.swift", "README.md", "PrivacyInfo.xcprivacy", ".sourcekit-lsp/config.json",
            "Sources/BloodPressure/BloodPressureRoute.swift", "Sources/BloodPressure/BloodPressureViewModel.swift",
            "Sources/BloodPressureMocks/Exported.swift", "Sources/BloodPressureMocks/MockBloodPressureViewModel.swift",
            "Sources/BloodPressureViews/BloodPressureView.swift", "Sources/BloodPressureViews/Resources/en.lproj/Localizable.strings",
            "Sources/BloodPressureImplementation/BloodPressureCoordinator.swift",
            "Sources/BloodPressureImplementation/BloodPressureDependencies.swift",
            "Sources/BloodPressureImplementation/LiveBloodPressureViewModel.swift",
            "Sources/BloodPressurePreviews/BloodPressurePreviews.swift",
            "Sources/BloodPressureViews/Resources/de.lproj/Localizable.strings",
            "Tests/BloodPressureTests/BloodPressurePreviewTests.swift", "Tests/BloodPressureTests/BloodPressureViewTests.swift",
            "Tests/BloodPressureTests/Snapshots/first-screen-loaded.html",
        ].map { "\(folder)/\($0)" }
        #expect(Set(expected).subtracting(created.map(\.path)) == [])
        #expect(created.allSatisfy { !$0.text.contains("{{") && $0.text.hasSuffix("\n") && !$0.text.hasSuffix("\n\n") })
        let lines = created.filter { !$0.path.hasSuffix(".html") }.flatMap { $0.text.split(separator: "\n") }
        #expect(lines.allSatisfy { $0.count <= 140 && $0.last != " " })
        let texts = Dictionary(created.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
        #expect(texts["\(folder)/Sources/BloodPressureMocks/Exported.swift"] == "@_exported import BloodPressure\n")
        #expect(texts["\(folder)/Sources/BloodPressureViews/Exported.swift"] == "@_exported import BloodPressure\n")
        #expect(texts["\(folder)/Sources/BloodPressureImplementation/Exported.swift"] == "@_exported import BloodPressureViews\n")
        let strings = try #require(texts["\(folder)/Sources/BloodPressureViews/Resources/en.lproj/Localizable.strings"])
        #expect(strings.contains("\"bloodPressure.title\" = \"Blood pressure\";"))
        let manifest = try #require(texts["\(folder)/Package.swift"])
        #expect(manifest.contains(".package(path: \"../../Core/Common\"),"))
        #expect(manifest.contains(".executable(name: \"BloodPressurePreviews\", targets: [\"BloodPressurePreviews\"]),"))
        #expect(manifest.hasSuffix(try #require(ManifestEnd.common(in: try house.workspace()))), "settings as everywhere")
        let snapshot = try #require(texts["\(folder)/Tests/BloodPressureTests/Snapshots/first-screen-loaded.html"])
        #expect(snapshot.contains("<h1 class=\"font-title\">Blood pressure</h1>\n"))
        let view = try #require(texts["\(folder)/Sources/BloodPressureViews/BloodPressureView.swift"])
        #expect(view.hasPrefix("package import BloodPressure\nimport CommonUI\npackage import ViewCore\n"), "imports in their order")
    }

    @Test func aFeatureCostsOneWiringFileAndOneLineInEachList() throws {
        let house = try House()
        let plan = try plan("Foo", in: house)
        let edits = plan.steps.compactMap { step -> (String, [String])? in
            guard case .edit = step else { return nil }
            let lines = step.summary.split(separator: "\n").map(String.init)
            return (lines[0], Array(lines.dropFirst()))
        }
        #expect(
            edits.map(\.0) == [
                "edit   App/Package.swift", "edit   App/Sources/Meterbook/Features/AppFeatures.swift",
                "edit   Tests-Integration/Package.swift",
            ])
        #expect(
            edits.map(\.1) == [
                [
                    "  +         .package(path: \"../Packages/Features/Foo\"),",
                    "  +                 .product(name: \"FooImplementation\", package: \"Foo\"),",
                ],
                ["  +         FooWiring.self,"],
                [
                    "  +         // MARK: - FooIntegrationTests",
                    "  +         .testTarget(name: \"FooIntegrationTests\", dependencies: [\"IntegrationSupport\"]),",
                ],
            ])
        let wiring = plan.steps.compactMap { if case .create(let file) = $0, file.path.contains("/Meterbook/") { file } else { nil } }
        #expect(wiring.map(\.path) == ["App/Sources/Meterbook/Features/FooWiring.swift"])
        #expect(wiring.first?.text.contains("static let prefix = \"foo\"") == true)
    }

    @Test func aGroupAndAnOwnerAreWrittenWhereTheyBelong() throws {
        let house = try House([".github/CODEOWNERS": "# Owners\n* @all\n/App/ @app\n/Packages/Features/Logbook/ @log\n"])
        let scaffold = FeatureScaffold(name: try ScaffoldName("Shelf"), group: "Kitchen", owners: ["@shop"])
        let plan = try scaffold.plan(try house.workspace())
        try plan.apply(root: house.tree.path)
        let folder = "Packages/Features/Kitchen/Shelf"
        #expect(try house.tree.text("\(folder)/.monorepo.json") == "{\n  \"schema\": 1,\n  \"owner\": \"@shop\"\n}\n")
        #expect(try house.tree.text("\(folder)/Package.swift").contains("\"../../../Core/Common\""))
        #expect(
            try house.tree.text(".github/CODEOWNERS")
                == "# Owners\n* @all\n/App/ @app\n/\(folder)/ @shop\n/Packages/Features/Logbook/ @log\n")
        #expect(throws: ToolError.self) {
            try FeatureScaffold(name: try ScaffoldName("Drawer"), owners: ["nobody\n* @me"]).plan(try house.workspace())
        }
    }

    @Test func nothingIsWrittenForADryRun() throws {
        let house = try House()
        let before = try house.snapshot()
        #expect(try plan("Foo", in: house).summary.contains("create Packages/Features/Foo/Package.swift ("))
        #expect(try house.snapshot() == before)
    }

    @Test(
        "what is taken is refused before anything is written",
        arguments: [
            ("LOGBOOK", "", "package of that name already"), ("Common", "", "package of that name already"),
            ("Foundation", "", "module of the toolchain"), ("Swiftui", "", "module of the toolchain"),
            ("Progress", "", "ProgressView is a type of ViewCore"), ("Devices", "", "/devices already leads to"),
            ("Live", "", "event streams"),
            ("Meterbook", "", "module Meterbook already"), ("LogbookViews", "", "module LogbookViews already"),
            ("Foo", "../..", "is no group"), ("Foo", "/tmp", "is no group"), ("Foo", ".hidden", "is no group"),
            ("Foo", "Logbook", "lies within the package"), ("Foo", "a b", "is no group"),
        ])
    func taken(_ name: String, _ group: String, _ reason: String) throws {
        let house = try House()
        let before = try house.snapshot()
        let error = #expect(throws: ToolError.self) {
            try FeatureScaffold(name: try ScaffoldName(name), group: group).plan(try house.workspace())
        }
        #expect(try #require(error).description.contains(reason), "\(error?.description ?? "")")
        #expect(try house.snapshot() == before)
    }

    @Test func whatLiesInTheWayIsLeftAlone() throws {
        let house = try House(["Packages/Features/foo/notes.txt": "x", "App/Sources/Meterbook/Features/BarWiring.swift": "// mine"])
        for (name, reason) in [("Foo", "Packages/Features/foo already"), ("Bar", "BarWiring.swift is there already")] {
            let error = #expect(throws: ToolError.self) { try plan(name, in: house) }
            #expect(try #require(error).description.contains(reason))
        }
        try house.tree.link("Packages/Features/Elsewhere", to: "/tmp")
        let error = #expect(throws: ToolError.self) {
            try FeatureScaffold(name: try ScaffoldName("Zed"), group: "Elsewhere").plan(try house.workspace())
        }
        #expect(try #require(error).description.contains("is a link"))
    }

    @Test func aRepositoryWithoutAnAppIsToldWhatItCanHave() throws {
        let workspace = Workspace(root: try makeTree().path, packages: [])
        let error = #expect(throws: ToolError.self) { try FeatureScaffold(name: try ScaffoldName("Foo")).plan(workspace) }
        #expect(try #require(error).description.contains("new library"))
    }

    private func plan(_ name: String, in house: House) throws -> ScaffoldPlan {
        try FeatureScaffold(name: try ScaffoldName(name)).plan(try house.workspace())
    }
}
