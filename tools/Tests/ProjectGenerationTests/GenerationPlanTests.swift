import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import ProjectGeneration

/// Names of assets, copies, the end of manifests, and how a plan meets what is there.
struct GenerationPlanTests {
    private static let names = #"{ "names": [{ "from": "App/Assets.xcassets", "file": "App/Generated/AssetName.swift" }] }"#
    private static let mirror = """
        { "mirrors": [{ "from": "App/Assets.xcassets", "targets": ["ShopTests"], "folder": "Copied/Assets.xcassets",
          "except": ["*.md"], "optional": ["*.ttf"] }] }
        """
    private static let copy = "Shop/Tests/ShopTests/Copied/Assets.xcassets/"

    @Test func assetsHaveTheNamesOfTheirSetsAndNamespaces() throws {
        let set = "App/Assets.xcassets/Old Icons/tab bar.imageset/Contents.json"
        let shop = try Shop([
            set: "{}", "App/Assets.xcassets/tv.imagestack/x.imageset/Contents.json": "{}",
            "App/Assets.xcassets/Old Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "App/Assets.xcassets/ink.colorset/Contents.json": "{}", "App/Fonts/Inter.ttf": "x", "App/Fonts/README.md": "x",
        ])
        #expect(
            try shop.plan(Self.names).text("App/Generated/AssetName.swift") == """
                // Made by `monorepo projgen` from App/Assets.xcassets. Do not edit.
                // swift-format-ignore-file

                /// The names of the app's images.
                enum AssetName {
                    /// `Old Icons/tab bar`
                    static let oldIconsTabBar = "Old Icons/tab bar"

                    /// `cart`
                    static let cart = "cart"
                }

                """)
        let fonts = #"{ "names": [{ "from": "App/Fonts", "kind": "font", "file": "F.swift", "member": "case {name} = {key}" }] }"#
        #expect(try shop.plan(fonts).text("F.swift")?.contains("    case inter = \"Inter.ttf\"\n") == true)
        let colours = #"{ "names": [{ "from": "App/Assets.xcassets", "kind": "colorset", "file": "C.swift" }] }"#
        #expect(try shop.plan(colours).text("C.swift")?.contains("static let ink = \"ink\"") == true)
    }

    @Test func fontsThatAreNotInstalledAreNotCompared() throws {
        let shop = try Shop(["App/Fonts/README.md": "x"])
        #expect(try shop.plan(#"{ "names": [{ "from": "App/Fonts", "kind": "font", "file": "F.swift" }] }"#).outputs == [])
    }

    @Test func aCopyFollowsItsSource() throws {
        let shop = try Shop(["App/Assets.xcassets/notes.md": "x", "App/Assets.xcassets/a.ttf": "font"])
        var plan = try shop.plan(Self.mirror)
        #expect(plan.problems == [])
        #expect(
            plan.differences().map(\.path) == ["COPIED.md", "cart.imageset/Contents.json", "cart.imageset/cart.svg"].map { Self.copy + $0 })
        #expect(plan.differences().allSatisfy { $0.what == "The file is missing." })
        #expect(try plan.apply().count == 4)
        #expect(try shop.plan(Self.mirror).differences() == [])
        // Renamed at the source: the copy has the new one and loses the old one.
        try shop.tree.remove("App/Assets.xcassets/cart.imageset")
        try shop.tree.remove("App/Assets.xcassets/a.ttf")
        try shop.tree.write("<svg/>", to: "App/Assets.xcassets/basket.imageset/cart.svg")
        plan = try shop.plan(Self.mirror)
        #expect(plan.differences().map(\.line) == [1, 1, 1])
        #expect(plan.differences().map(\.what).filter { $0.contains("comes from nothing") }.count == 2)
        #expect(
            try plan.apply()
                == ["basket.imageset/cart.svg", "cart.imageset/Contents.json", "cart.imageset/cart.svg"].map { Self.copy + $0 })
        #expect(try shop.tree.text(Self.copy + "a.ttf") == "font")
        #expect(try plan.apply() == [])
    }

    /// A feature that is made is whole: what `projgen` would copy into it comes with it.
    @Test func aPackageThatIsNotWrittenYetIsGivenItsCopies() throws {
        let shop = try Shop(["App/Assets.xcassets/a.ttf": "font"])
        let mirror = Self.mirror.replacing("\"ShopTests\"", with: "\"Features/**\"")
        let folder = "Features/New/Tests/NewTests/Copied/Assets.xcassets"
        #expect(
            try shop.copies(mirror, forTestsIn: "Features/New")
                == ["cart.imageset/Contents.json", "cart.imageset/cart.svg", "COPIED.md"].map { "\(folder)/\($0)" })
        #expect(try shop.copies(mirror, forTestsIn: "Elsewhere/New") == [])
        try shop.tree.remove("App/Assets.xcassets")
        #expect(throws: ToolError.self) { try shop.copies(mirror, forTestsIn: "Features/New") }
    }

    /// Guards the files of whoever writes a wrong folder into the configuration.
    @Test func aFolderThatIsNoCopyIsNeverCleared() throws {
        let shop = try Shop([Self.copy + "mine.txt": "precious"])
        let plan = try shop.plan(Self.mirror)
        #expect(plan.problems.map(\.location.path) == [Self.copy + "mine.txt"])
        #expect(plan.outputs == [] && plan.leftovers == [])
    }

    @Test func everyManifestEndsWithTheBlock() throws {
        let block = #"{ "manifests": { "block": ["for target in package.targets {", "}"] } }"#
        let head = "// swift-tools-version: 6.0\nimport PackageDescription\n"
        let whole = head + "\nfor target in package.targets {\n}\n"
        let shop = try Shop(["Shop/Package.swift": head + "\n\n"])
        #expect(try shop.plan(block).text("Shop/Package.swift") == whole)
        try shop.tree.write(head + "\nfor target in package.targets {\n    target.old()\n}\n", to: "Shop/Package.swift")
        let plan = try shop.plan(block)
        #expect(plan.text("Shop/Package.swift") == whole)
        #expect(plan.differences().map(\.line) == [5])
        #expect(try plan.apply() == ["Shop/Package.swift"])
        let other = #"{ "manifests": { "block": ["x"], "packages": ["Other/**"] } }"#
        #expect(try shop.plan(other).outputs == [])
    }

    @Test func unchangedFilesKeepTheirTimes() throws {
        let shop = try Shop()
        let path = "App/Generated/AssetName.swift"
        #expect(try shop.plan(Self.names).apply() == [path])
        let before = FileStatus(shop.tree.path(path))
        #expect(try shop.plan(Self.names).apply() == [])
        #expect(FileStatus(shop.tree.path(path)) == before)
    }

    @Test func aSourceThatIsNotThereIsAProblem() throws {
        let shop = try Shop()
        for part in [
            #"{ "names": [{ "from": "Gone.xcassets", "file": "A.swift" }] }"#,
            #"{ "mirrors": [{ "from": "Gone.xcassets", "targets": ["*"], "folder": "A" }] }"#,
        ] {
            #expect(try shop.plan(part).problems.map(\.what) == ["There is no such folder."])
        }
        let twice =
            #"{ "names": [{ "from": "App/Assets.xcassets", "file": "A.swift" }, { "from": "App/Assets.xcassets", "file": "A.swift" }] }"#
        #expect(try shop.plan(twice).problems.map(\.what) == ["Two parts of \"projgen\" write this file."])
    }

    @Test(
        arguments: [
            (#"{ "string": {} }"#, "unknown member \"string\""), (#"{ "names": [{ "from": "../x", "file": "a" }] }"#, "leads outside"),
            (#"{ "names": [{ "from": "/x", "file": "a" }] }"#, "leads outside"), (#"{ "names": [{ "file": "a" }] }"#, "no \"from\""),
            (#"{ "names": [{ "from": "x", "file": "a", "kind": "sound" }] }"#, "no kind \"sound\""),
            (#"{ "mirrors": [{ "from": "x", "folder": "a" }] }"#, "no \"targets\""), (#"{ "manifests": {} }"#, "no \"block\""),
            (#"{ "mirrors": [{ "from": "x", "targets": ["*"], "folder": "a/../.." }] }"#, "leads outside"),
            (#"{ "strings": { "arguments": { "@": {} } } }"#, "no \"type\""), (#"{ "strings": { "file": "" } }"#, "leads outside"),
        ])
    func whatTheConfigurationDoesNotKnowIsSaid(projgen: String, words: String) throws {
        let error = try #require(#expect(throws: Shop.Unreadable.self) { try Shop().plan(projgen) })
        #expect(error.problems.contains { $0.what.contains(words) }, "\(error.problems)")
    }
}
