import Testing
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// `api` on a repository of two packages.
struct ApiCommandTests {
    @Test func theInterfaceIsPrintedAndComparedWithAnOlderState() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        #expect(run("api") == 0, "\(run.errors)")
        #expect(
            run.output == """
                Core
                  Core  public struct Core: Sendable
                  Core.init  public init()
                  Core.value  public var value: Int
                User
                  Lonely  public struct Lonely

                """)
        #expect(run("api", "--base", "HEAD") == 0)
        #expect(run.output.isEmpty && run.errors.contains("No public declaration changed."))

        try tree.write(
            "public struct Core: Sendable, Hashable { public init() {}; public var other = 1 }", to: "Core/Sources/Core/Core.swift")
        #expect(run("api", "--base", "HEAD") == 1)
        #expect(
            run.output == """
                Core
                  ~ Core  public struct Core: Sendable  →  public struct Core: Hashable, Sendable
                  + Core.other  public var other
                ! - Core.value  public var value: Int

                """)
        #expect(run.errors.contains("3 public declarations changed in 1 modules, 1 of them breaking."))
        #expect(run("api", "--base", "HEAD", "User") == 0)
        #expect(run("api", "--base", "HEAD", "--format", "json") == 1)
        let json = try JSONValue(parsing: run.output)
        #expect(json["schema"]?.integer == 1 && json["breaking"]?.bool == true)
        #expect(json["modules"]?.elements?.first?["changes"]?.elements?.map { $0["kind"]?.string } == ["changed", "added", "removed"])
    }

    @Test func aModuleThatIsGoneIsBrokenAndAnUnknownOneIsRefused() throws {
        let tree = try makeRepository()
        let run = CommandRun(tree)
        try tree.remove("User")
        #expect(run("api", "--base", "HEAD") == 1)
        #expect(run.output == "User\n! - Lonely  public struct Lonely\n")
        #expect(run("api", "Nothing") == 2)
        #expect(run.errors.contains("There is no library module Nothing."))
        #expect(run("api", "--base", "nowhere") == 2)
    }

    @Test func whatNobodyNamesIsListed() throws {
        let run = CommandRun(try makeRepository())
        #expect(run("api", "--unused") == 1)
        #expect(run.output == "User/Sources/User/User.swift:2:8: User: Lonely\n")
        #expect(run("api", "--unused", "Core") == 0)
        #expect(run.output.isEmpty)
        #expect(run("api", "--unused", "--base", "HEAD") == 2)
    }

    private func makeRepository() throws -> SourceTree {
        let tree = try makeTree([
            "Core/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
            """,
            "Core/Sources/Core/Core.swift": "public struct Core: Sendable {\n    public init() {}\n    public var value: Int { 1 }\n}\n",
            "User/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "User", dependencies: [.package(path: "../Core")],
                targets: [.target(name: "User", dependencies: [.product(name: "Core", package: "Core")])])
            """,
            "User/Sources/User/User.swift": "import Core\npublic struct Lonely { let core = Core() }\n",
        ])
        try tree.git("init", "-q")
        try tree.commitAll("first")
        return tree
    }
}
