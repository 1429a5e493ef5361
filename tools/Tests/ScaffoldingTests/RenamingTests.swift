import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Scaffolding

@Suite(.enabled(if: SurroundingRepository.isThere, "needs the repository around the tool"))
struct RenamingTests {
    @Test("a feature that is renamed is the feature of that name", arguments: [("Foo", "Bar"), ("Alpha", "Zulu"), ("Zulu", "Alpha")])
    func renamed(_ old: String, _ new: String) throws {
        let house = try House([".github/CODEOWNERS": "* @all\n"])
        let fresh = try House([".github/CODEOWNERS": "* @all\n"])
        for (house, name) in [(house, old), (fresh, new)] {
            try FeatureScaffold(name: try ScaffoldName(name), owners: ["@team"]).plan(try house.workspace()).apply(root: house.tree.path)
        }
        try Renaming(name: old, to: try ScaffoldName(new)).plan(try house.workspace()).apply(root: house.tree.path)
        let renamed = try house.snapshot()
        let expected = try fresh.snapshot()
        #expect(Set(renamed.keys) == Set(expected.keys))
        for (path, bytes) in expected where renamed[path] != bytes {
            // What people see keeps its words: keys, links and texts, and what documents say in ordinary words.
            let visible = [old.lowercased(), "\"\(old)\"", ">\(old)<"]
            let difference = lines(renamed[path] ?? []).filter { !Set(lines(bytes)).contains($0) }
            #expect(difference.allSatisfy { line in visible.contains { line.contains($0) } }, "\(path): \(difference)")
        }
        try Renaming(name: new, to: try ScaffoldName(old)).plan(try house.workspace()).apply(root: house.tree.path)
        try Removal(name: old, discardsChanges: true).plan(try house.workspace()).apply(root: house.tree.path)
        #expect(try house.snapshot() == House([".github/CODEOWNERS": "* @all\n"]).snapshot(), "and back")
    }

    @Test func dependentsFollow() throws {
        let tree = try makeTree([
            "A/Package.swift": "let package = Package(\n    name: \"A\",\n    products: [.library(name: \"AKit\", targets: [\"A\"])]\n)\n",
            "A/Sources/A/AThing.swift": "public struct AThing {}\n// An AThing of A; Another thing.\nstruct Other { let label = \"A\" }\n",
            "B/Package.swift": "dependencies: [\n        .package(path: \"../A\"),\n        .package(path: \"../C\"),\n    ]\n",
            "B/Sources/B/Use.swift": "import A\nimport Foundation\n\nlet x: A.AThing = AThing()\nlet title = \"A \\\" A\"\nlet Amber = 1\n",
            "B/Sources/B/words.strings": "\"a\" = \"A\";\n",
        ])
        let a = Package(
            name: "A", folder: "A", products: [Product(name: "AKit", targets: ["A"], location: Location(path: "A/Package.swift"))],
            targets: [
                Target(
                    name: "A", folder: "A/Sources/A", sources: [SourceFile(path: "A/Sources/A/AThing.swift")],
                    location: Location(path: "A/Package.swift"))
            ], manifest: ManifestFacts(path: "A/Package.swift", toolsVersion: "6.0.0"))
        let b = Package(
            name: "B", folder: "B",
            dependencies: [PackageDependency(identity: "a", source: .folder("A"), location: Location(path: "B/Package.swift", line: 2))],
            targets: [
                Target(
                    name: "B", folder: "B/Sources/B", sources: [SourceFile(path: "B/Sources/B/Use.swift")],
                    location: Location(path: "B/Package.swift"))
            ], manifest: ManifestFacts(path: "B/Package.swift", toolsVersion: "6.0.0"))
        try Renaming(name: "A", to: try ScaffoldName("Zed")).plan(Workspace(root: tree.path, packages: [a, b])).apply(root: tree.path)
        #expect(try tree.text("Zed/Package.swift").contains(".library(name: \"ZedKit\", targets: [\"Zed\"])"))
        #expect(
            try tree.text("Zed/Sources/Zed/ZedThing.swift")
                == "public struct ZedThing {}\n// An ZedThing of Zed; Another thing.\nstruct Other { let label = \"A\" }\n")
        #expect(
            try tree.text("B/Sources/B/Use.swift")
                == "import Foundation\nimport Zed\n\nlet x: Zed.ZedThing = ZedThing()\nlet title = \"A \\\" A\"\nlet Amber = 1\n")
        #expect(
            try tree.text("B/Package.swift")
                == "dependencies: [\n        .package(path: \"../C\"),\n        .package(path: \"../Zed\"),\n    ]\n")
        #expect(try tree.text("B/Sources/B/words.strings") == "\"a\" = \"A\";\n")
    }

    @Test(arguments: [
        ("Logbook", "Common", "already"), ("Logbook", "LogBook", "same but for"), ("Gone", "Foo", "no package"),
        ("Logbook", "UIKit", "system"),
    ])
    func whatIsTakenIsRefused(_ old: String, _ new: String, _ reason: String) throws {
        let house = try House()
        let before = try house.snapshot()
        let error = #expect(throws: ToolError.self) {
            try Renaming(name: old, to: try ScaffoldName(new)).plan(try house.workspace())
        }
        #expect(try #require(error).description.contains(reason), "\(error?.description ?? "")")
        #expect(try house.snapshot() == before)
    }

    @Test(
        arguments: [
            ("FooView", "BarView"), ("LiveFooView", "LiveBarView"), ("Foo", "Bar"), ("Foo2", "Bar2"), ("Food", nil), ("XFoo", nil),
            ("myFoo", "myBar"),
        ] as [(String, String?)])
    func wholeWordsOnly(_ word: String, _ expected: String?) {
        #expect(Renaming.renamed(word, "Foo", "Bar") == expected)
    }

    private func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
}
