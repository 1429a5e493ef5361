import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

@testable import Scaffolding

struct LibraryScaffoldTests {
    @Test func aRepositoryThatKnowsNothingOfRolesGetsAPlainPackage() throws {
        let tree = try makeTree(["Modules/One/Package.swift": "// swift-tools-version: 6.1\nimport PackageDescription\n"])
        let package = Package(
            name: "One", folder: "Modules/One", manifest: ManifestFacts(path: "Modules/One/Package.swift", toolsVersion: "6.1.0"))
        let plan = try LibraryScaffold(name: try ScaffoldName("Two")).plan(Workspace(root: tree.path, packages: [package]))
        try plan.apply(root: tree.path)
        let manifest = try tree.text("Modules/Two/Package.swift")
        #expect(manifest.hasPrefix("// swift-tools-version: 6.1\nimport PackageDescription\n"))
        #expect(!manifest.contains("ExistentialAny") && !manifest.contains("{{"))
        #expect(try tree.text("Modules/Two/Tests/TwoTests/TwoTests.swift").hasPrefix("import Testing\nimport Two\n"))
        let dump = try ChildProcess("swift", ["package", "--package-path", tree.path("Modules/Two"), "dump-package"]).run()
        #expect(dump.isSuccess, "\(dump.errorText)")
    }

    @Test func anEmptyRepositoryGetsItsFirstPackage() throws {
        let tree = try makeTree()
        let plan = try LibraryScaffold(name: try ScaffoldName("One")).plan(Workspace(root: tree.path, packages: []))
        #expect(FileStatus(tree.path)?.kind == .folder)
        #expect(plan.steps.first?.path == "Packages/One/Package.swift")
    }

    @Test func aPlaceThatGitIgnoresIsRefusedBeforeAnythingIsWritten() throws {
        let tree = try makeTree([".gitignore": "/Packages\n"])
        try tree.git("init", "-q")
        let scaffold = LibraryScaffold(name: try ScaffoldName("One"))
        #expect {
            try scaffold.plan(Workspace(root: tree.path, packages: []))
        } throws: { error in
            "\(error)".hasPrefix("Packages/One is ignored by git")
        }
        #expect(FileStatus(tree.path("Packages")) == nil)
    }

    @Test(.enabled(if: SurroundingRepository.isThere, "needs the repository around the tool"))
    func inThisRepositoryItHasTheSettingsOfTheOthers() throws {
        let house = try House()
        let plan = try LibraryScaffold(name: try ScaffoldName("Units"), owners: ["@core"]).plan(try house.workspace())
        try plan.apply(root: house.tree.path)
        let manifest = try house.tree.text("Packages/Core/Units/Package.swift")
        #expect(manifest.contains("NonisolatedNonsendingByDefault") && manifest.contains("swiftLanguageModes: [.v6]"))
        let settings = ["format", "lint", "--strict", "--configuration", House.repository + "/.swift-format", "-r"]
        let format = try ChildProcess("swift", settings + [house.tree.path("Packages/Core/Units")]).run()
        #expect(format.isSuccess, "\(format.errorText)")
        try Removal(name: "Units", discardsChanges: true).plan(try house.workspace()).apply(root: house.tree.path)
        #expect(FileStatus(house.tree.path("Packages/Core/Units")) == nil)
    }
}
