import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Scaffolding

@Suite(.enabled(if: SurroundingRepository.isThere, "needs the repository around the tool"))
struct RemovalTests {
    @Test("what was made goes without a trace", arguments: [("Foo", ""), ("Aaa", ""), ("Zzz", ""), ("Drawer", "Kitchen/More")])
    func byteIdentical(_ name: String, _ group: String) throws {
        let house = try House([".github/CODEOWNERS": "* @all\n"])
        try house.tree.git("init", "-q")
        try house.tree.commitAll("before")
        let before = try house.snapshot()
        try FeatureScaffold(name: try ScaffoldName(name), group: group, owners: ["@team"]).plan(try house.workspace()).apply(
            root: house.tree.path)
        #expect(try house.snapshot() != before)
        let plan = try Removal(name: name).plan(try house.workspace())
        #expect(plan.leftovers == [])
        try plan.apply(root: house.tree.path)
        #expect(try house.snapshot() == before)
        #expect(try house.tree.git("status", "--porcelain", "--ignored") == "")
        #expect(FileStatus(house.tree.path("Packages/Features/Kitchen")) == nil, "no empty folders are left")
    }

    /// What `new feature` copied from elsewhere is nobody's work; what somebody changed in it is.
    @Test func unchangedCopiesGoWithThePackage() throws {
        let house = try House(["App/Assets/a.svg": "<svg/>\n"])
        try house.tree.git("init", "-q")
        try house.tree.commitAll("before")
        let before = try house.snapshot()
        let scaffold = FeatureScaffold(
            name: try ScaffoldName("Foo"),
            copies: { package in
                let folder = "\(package.folder)/Tests/\(package.targets[0].name)/Copies"
                return [
                    RenderedFile(path: "\(folder)/a.svg", text: "<svg/>\n"),
                    RenderedFile(path: "\(folder)/Names.swift", text: "// Made by `monorepo projgen` from a.svg. Do not edit.\n"),
                    RenderedFile(path: "\(folder)/COPIED.md", text: "A copy of /App/Assets, made by `monorepo projgen`.\n"),
                ]
            })
        try scaffold.plan(try house.workspace()).apply(root: house.tree.path)
        let copy = "Packages/Features/Foo/Tests/FooTests/Copies/a.svg"
        try house.tree.write("<svg>mine</svg>\n", to: copy)
        let error = #expect(throws: ToolError.self) { try Removal(name: "Foo").plan(try house.workspace()) }
        #expect(try #require(error).description.contains(copy))
        try house.tree.write("<svg/>\n", to: copy)
        try Removal(name: "Foo").plan(try house.workspace()).apply(root: house.tree.path)
        #expect(try house.snapshot() == before)
    }

    @Test func theAppsTestsOfItsWiringGoToo() throws {
        let folder = "App/Tests/AppTests"
        let house = try House(["\(folder)/FooWiringTests.swift": "import Foo\n", "\(folder)/BigFooWiringTests.swift": "import Testing\n"])
        try FeatureScaffold(name: try ScaffoldName("Foo")).plan(try house.workspace()).apply(root: house.tree.path)
        let plan = try Removal(name: "Foo", discardsChanges: true).plan(try house.workspace())
        #expect(plan.leftovers == [])
        try plan.apply(root: house.tree.path)
        #expect(try house.snapshot().keys.filter { $0.hasPrefix(folder) } == ["\(folder)/BigFooWiringTests.swift"])
    }

    @Test func picturesOfItsPreviewsGoToo() throws {
        let folder = "Tests-Integration/Tests/PreviewIntegrationTests/Pictures"
        let house = try House(["\(folder)/Foo-a-light.png": "1", "\(folder)/FooBar-a-light.png": "2"])
        try FeatureScaffold(name: try ScaffoldName("Foo")).plan(try house.workspace()).apply(root: house.tree.path)
        try Removal(name: "Foo", discardsChanges: true).plan(try house.workspace()).apply(root: house.tree.path)
        #expect(try house.snapshot().keys.filter { $0.hasPrefix(folder) } == ["\(folder)/FooBar-a-light.png"])
    }

    @Test func wordsThatTheAppHasForItAloneGoToo() throws {
        let resources = "App/Sources/Meterbook/Resources"
        let house = try House([
            "\(resources)/de.lproj/Localizable.strings": "\"more.foo\" = \"Alles\";\n\"more.foos\" = \"a\";\n\"shared\" = \"b\";\n",
            "\(resources)/en.lproj/Localizable.strings": "\"more.foo\" = \"All\";\n\"more.foos\" = \"a\";\n\"shared\" = \"b\";\n",
            "App/Sources/Meterbook/Home.swift": "let title = TextKey(\"shared\")\n",
        ])
        try FeatureScaffold(name: try ScaffoldName("Foo")).plan(try house.workspace()).apply(root: house.tree.path)
        let wiring = "App/Sources/Meterbook/Features/FooWiring.swift"
        let words = "let summary = TextKey(\"more.foo\")\nlet other = TextKey(\"shared\")\n"
        try house.tree.write(try house.tree.text(wiring) + words, to: wiring)
        try Removal(name: "Foo", discardsChanges: true).plan(try house.workspace()).apply(root: house.tree.path)
        for language in ["de", "en"] {
            let text = try house.tree.text("\(resources)/\(language).lproj/Localizable.strings")
            #expect(text == "\"more.foos\" = \"a\";\n\"shared\" = \"b\";\n")
        }
    }

    @Test func itSaysWhatStillPointsToIt() throws {
        let house = try House([
            "App/Sources/Meterbook/Features/HomeWiring.swift": "import Foo\nlet path = FooWiring.prefix\n",
            ".monorepo.json": "{\n  \"floors\": { \"FooViews\": 90 }\n}\n",
        ])
        try FeatureScaffold(name: try ScaffoldName("Foo")).plan(try house.workspace()).apply(root: house.tree.path)
        let manifest = try house.tree.text("Packages/Features/Logbook/Package.swift")
        try house.tree.write(
            manifest.replacing(
                "    dependencies: [\n        .package(",
                with: "    dependencies: [\n        .package(path: \"../Foo\"),\n        .package(", maxReplacements: 1),
            to: "Packages/Features/Logbook/Package.swift")
        try house.tree.write("import Foo\n", to: "Packages/Features/Logbook/Sources/Logbook/Use.swift")
        let line = try #require(manifest.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "    dependencies: [")) + 2
        let plan = try Removal(name: "Foo", discardsChanges: true).plan(try house.workspace())
        #expect(
            plan.leftovers == [
                ".monorepo.json:2: names FooViews", "App/Sources/Meterbook/Features/HomeWiring.swift:1:1: Meterbook imports Foo",
                "Packages/Features/Logbook/Package.swift:\(line): Logbook depends on the package",
                "Packages/Features/Logbook/Sources/Logbook/Use.swift:1:1: Logbook imports Foo",
            ])
    }

    @Test func workThatNobodyHasCommittedIsNotLost() throws {
        let house = try House()
        try house.tree.git("init", "-q")
        try house.tree.commitAll("before")
        try FeatureScaffold(name: try ScaffoldName("Foo")).plan(try house.workspace()).apply(root: house.tree.path)
        let view = "Packages/Features/Foo/Sources/FooViews/FooView.swift"
        try house.tree.write(try house.tree.text(view) + "// mine\n", to: view)
        let error = #expect(throws: ToolError.self) { try Removal(name: "Foo").plan(try house.workspace()) }
        #expect(try #require(error).description.contains(view))
        #expect(try #require(error).description.contains("--discard-changes"))
        try house.tree.commitAll("mine")
        #expect(try Removal(name: "Foo").plan(try house.workspace()).steps.count > 3, "git keeps it")
    }

    @Test func aFeatureWrittenByHandGoesWithItsBlockOfTests() throws {
        let house = try House()
        let list = "App/Sources/Meterbook/Features/AppFeatures.swift"
        let before = try house.tree.text(list)
        let plan = try Removal(name: "logbook", discardsChanges: true).plan(try house.workspace())
        try plan.apply(root: house.tree.path)
        for path in ["App/Package.swift", list, "Tests-Integration/Package.swift"] {
            let rest = try house.tree.text(path).replacing("SensorLogbook", with: "")
            #expect(!rest.contains("Logbook"), "\(path)")
        }
        #expect(try house.tree.text(list) == before.replacing("        LogbookWiring.self,\n", with: ""))
        #expect(
            plan.leftovers.count == 1 && plan.leftovers[0].contains("DeviceSyncWiring.swift:")
                && plan.leftovers[0].hasSuffix(": names LogbookWiring"), "\(plan.leftovers)")
    }

    @Test(arguments: [("Nothing", "There is no package Nothing"), ("", "There is no package")])
    func aPackageThatIsNotThereIsSaid(_ name: String, _ reason: String) throws {
        let house = try House()
        let error = #expect(throws: ToolError.self) { try Removal(name: name).plan(try house.workspace()) }
        #expect(try #require(error).description.contains(reason))
    }
}
