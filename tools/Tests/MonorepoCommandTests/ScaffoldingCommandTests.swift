import Foundation
import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

struct ScaffoldingCommandTests {
    private let tree: SourceTree
    private let run: CommandRun

    init() throws {
        let manifest = { (name: String, dependency: String) in
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(name)",
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependency)],
                targets: [.target(name: "\(name)"\(dependency.isEmpty ? "" : ", dependencies: [.product(name: \"Core\", package: \"Core\")]"))]
            )

            """
        }
        tree = try makeTree([
            "Modules/Core/Package.swift": manifest("Core", ""), "Modules/Core/Sources/Core/Core.swift": "public struct CoreThing {}\n",
            "Modules/Shop/Package.swift": manifest("Shop", ".package(path: \"../Core\")"),
            "Modules/Shop/Sources/Shop/Shop.swift": "import Core\n\nlet thing = CoreThing()\n",
        ])
        run = CommandRun(tree)
    }

    @Test func aLibraryComesAndGoesWithoutATrace() throws {
        try tree.git("init", "-q")
        try tree.commitAll("before")
        #expect(run("new", "library", "Units", "--dry-run") == 0)
        #expect(run.output.contains("create Modules/Units/Package.swift"))
        #expect(FileStatus(tree.path("Modules/Units")) == nil)
        #expect(run("new", "library", "Units", "--owner", "@team") == 0, "\(run.errors)")
        #expect(try tree.text("Modules/Units/.monorepo.json").contains("\"@team\""))
        #expect(run("why", "Units", "Core") != 2, "it is one of the packages: \(run.errors)")
        #expect(run("remove", "Units") == 0, "\(run.errors)")
        #expect(try tree.git("status", "--porcelain") == "")
    }

    @Test func theRepositoryIsFoundFromWithinAPackageThatHasAnOwner() throws {
        try tree.git("init", "-q")
        #expect(run("new", "library", "Units", "--owner", "@team") == 0)
        #expect(run("why", "Shop", "Core", in: "Modules/Units/Sources") == 0, "\(run.errors)")
        try tree.write("{ \"schema\": 1 }\n", to: "Modules/.monorepo.json")
        #expect(run("remove", "Shop", "--dry-run", "--discard-changes", in: "Modules/Units") == 0)
        #expect(run.output.contains("remove Shop\n"), "\(run.output)")
    }

    @Test func whatStillPointsToARemovedPackageIsAFinding() throws {
        #expect(run("remove", "Core") == 2, "nobody has committed it")
        #expect(run.errors.contains("--discard-changes"))
        #expect(run("remove", "Core", "--discard-changes") == 1)
        #expect(run.output.contains("Modules/Shop/Package.swift:7:20: Shop depends on the package"), "\(run.output)")
        #expect(run.output.contains("Modules/Shop/Sources/Shop/Shop.swift:1:1: Shop imports Core"))
        #expect(FileStatus(tree.path("Modules/Core")) == nil)
        #expect(run("new", "library", "Other") == 2, "nothing is made in a repository of which a part cannot be read")
    }

    @Test func aPackageIsRenamedWithItsDependents() throws {
        #expect(run("rename", "Core", "Base") == 0, "\(run.errors)")
        #expect(try tree.text("Modules/Shop/Sources/Shop/Shop.swift") == "import Base\n\nlet thing = BaseThing()\n")
        #expect(run("why", "Shop", "Base") == 0, "\(run.output)\(run.errors)")
    }

    @Test(arguments: [
        (["new", "library", "a-b"], "Write AB"), (["new", "library", "core"], "capital"), (["new", "library", "CORE"], "already"),
        (["new", "feature", "Foo"], "new library"), (["new"], "feature"), (["remove", "Nothing"], "no package"),
        (["rename", "Core", "UIKit"], "system"),
        (["new", "library", "Foo", "--in", "../.."], "no group"),
    ])
    func whatCannotBeIsSaid(_ words: [String], _ reason: String) {
        let code =
            switch words.count {
            case 1: run(words[0])
            case 2: run(words[0], words[1])
            case 3: run(words[0], words[1], words[2])
            default: run(words[0], words[1], words[2], words[3], words[4])
            }
        #expect(code == 2)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test func statsAndDoctorTellOfAnyRepository() throws {
        #expect(run("stats", "--format", "json") == 0, "\(run.errors)")
        let modules = try JSONValue(parsing: run.output)["modules"]?.elements
        #expect(modules?.map { $0["name"]?.string } == ["Core", "Shop"])
        #expect(modules?.first?["fanIn"]?.integer == 1)
        #expect(run("stats", "--sort", "out") == 0)
        #expect(run.output.split(separator: "\n")[1].hasPrefix("Shop"))
        let code = run("doctor", "--format", "json")
        let checks = try JSONValue(parsing: run.output)["checks"]?.elements ?? []
        #expect(code == (checks.contains { $0["state"]?.string == "missing" } ? 1 : 0))
        #expect(checks.first?["area"]?.string == "toolchain")
    }

    @Test func coverageIsReadFromAnExport() throws {
        try tree.write("import Testing\n", to: "Modules/Core/Tests/CoreTests/CoreTests.swift")
        let manifest = try tree.text("Modules/Core/Package.swift")
        try tree.write(
            manifest.replacing(
                "[.target(name: \"Core\")]", with: "[.target(name: \"Core\"), .testTarget(name: \"CoreTests\", dependencies: [\"Core\"])]"),
            to: "Modules/Core/Package.swift")
        let path = tree.path("Modules/Core/Sources/Core/Core.swift")
        try tree.write(
            "{\"type\":\"llvm.coverage.json.export\",\"data\":[{\"files\":[{\"filename\":\"\(path)\",\"segments\":[[1,1,0,true,true,false]]}]}]}",
            to: "export.json")
        #expect(run("coverage", "--from", "export.json") == 0, "\(run.errors)")
        #expect(run("coverage", "--from", "export.json", "--min", "50", "--format", "json") == 1)
        #expect(try JSONValue(parsing: run.output)["findings"]?.elements?.count == 1)
        #expect(run("coverage", "--from", "none.json") == 2)
        #expect(run("coverage", "--from", "export.json", "--package", "Shop") == 2, "it has no tests")
        #expect(run("coverage", "--from", "export.json", "--base", "main") == 2, "there is no git: \(run.errors)")
    }
}
