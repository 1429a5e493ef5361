import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport
import WorkspaceLoading

@testable import Building

/// Repositories that are really built and tested.
struct BuiltRepositoryTests {
    @Test func oneRunTestsEveryPackageAndReportsBothLibrariesAndWhatIsMissing() throws {
        let tree = try makeTree([
            "Packages/A/Package.swift": manifest(
                "A", on: ["B"],
                extra: ".target(name: \"AParts\"), .testTarget(name: \"ATests\", dependencies: [\"A\"], resources: [.copy(\"Data\")])"),
            "Packages/A/Sources/A/A.swift": "import B\npublic let a = b + 1\npackage let mine = 1\n",
            "Packages/A/Sources/AParts/Parts.swift": "package let part = 1\n",
            "Packages/A/Tests/ATests/ATests.swift": """
            import A
            import Foundation
            import Testing
            @Suite struct Sums {
                @Test func sum() { #expect(a == 2) }
                @Test func packageAccess() { #expect(mine == 1) }
                @Test func resources() throws {
                    #expect(FileManager.default.fileExists(atPath: Bundle.module.bundlePath + "/Data/x.txt"))
                }
            }
            """,
            "Packages/A/Tests/ATests/Data/x.txt": "x",
            "Packages/B/Package.swift": manifest("B", on: [], extra: ".testTarget(name: \"BTests\", dependencies: [\"B\"])"),
            "Packages/B/Sources/B/B.swift": "public let b = 1\npackage let hidden = 1\n",
            "Packages/B/Tests/BTests/BTests.swift": """
            import B
            import Foundation
            import XCTest
            final class Olds: XCTestCase {
                func testOne() { XCTAssertEqual(hidden, 1) }
                func testThatEndsEverything() { if ProcessInfo.processInfo.environment["END"] != nil { exit(0) } }
            }
            """,
        ])
        let subject = try makeSubject(tree)
        #expect(try subject.manager.build(withTests: true).isSuccess)
        let report = try subject.run.run()
        #expect(report.isSuccess, "\(report.summary)")
        #expect(
            report.results.map(\.key) == [
                "ATests.Sums.packageAccess()", "ATests.Sums.resources()", "ATests.Sums.sum()", "BTests.Olds.testOne",
                "BTests.Olds.testThatEndsEverything",
            ])
        #expect(try XUnitFile.parse(FileSystem.read(subject.run.resultsPath))?.count == 5)
        #expect(try subject.run.run(filter: "Sums").results.count == 3)
        #expect(try !subject.run.run(filter: "NoSuchTest").isSuccess)

        // A process of its own for some tests, and still one report.
        let apart = try subject.run.run(alone: ["ATests", "NoSuchTests"])
        #expect(apart.isSuccess && apart.results.map(\.key) == report.results.map(\.key), "\(apart.summary)")
        #expect(try XUnitFile.parse(FileSystem.read(subject.run.folder + "/alone-swift-testing.xml"))?.count == 3)

        // SwiftPM calls this a success.
        let ended = try makeSubject(tree, environment: ["END": "1"]).run.run()
        #expect(ended.ending == .exit(0))
        #expect(ended.missing == ["BTests.Olds/testThatEndsEverything"])
        #expect(!ended.isSuccess)

        // `package` stays within its own package, although all are in one.
        try tree.write("import B\npublic let a = hidden\n", to: "Packages/A/Sources/A/A.swift")
        let leak = try makeSubject(tree).manager.build(withTests: false)
        #expect(!leak.isSuccess)
        #expect((leak.outputText + leak.errorText).contains("hidden"))
    }

    @Test func withoutANetworkTheLoopbackIsStillThere() throws {
        let tool = try #require(Self.tool, "The monorepo program lies beside the tests.")
        let wrapper: [String]
        do {
            wrapper = try NetworkIsolation.wrapper(tool: tool)
        } catch {
            // Not permitted here: the message must say so and what to do.
            #expect(error.what.hasPrefix("The network cannot be taken away here:"))
            #expect(error.remedy.contains("--no-network"))
            return
        }
        func run(_ script: String) throws -> ProcessResult {
            try ChildProcess(wrapper[0], Array(wrapper.dropFirst()) + ["/bin/bash", "-c", script]).run()
        }
        let devices = try run("tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' \\n'; cat /proc/net/route | tail -n +2")
        #expect(devices.outputText == "lo")
        // Nobody listens, which only an interface that is up can tell.
        let refused = try run("exec 3<>/dev/tcp/127.0.0.1/9")
        #expect(refused.errorText.contains("Connection refused"))
        #expect(try run("exec 3<>/dev/tcp/192.0.2.1/9").errorText.contains("unreachable"))
        #expect(try run("exit 7").ending == .exit(7))
    }

    private static var tool: String? {
        guard var folder = RunningTool.path.map(Paths.folder) else { return nil }
        for argument in CommandLine.arguments where argument.contains(".xctest") { folder = Paths.folder(argument) }
        return ["\(folder)/monorepo"].first { FileStatus($0)?.kind == .file }
    }

    private func makeSubject(
        _ tree: SourceTree, environment: [String: String] = [:]
    ) throws -> (manager: PackageManager, run: TestRun) {
        var options = LoadingOptions()
        options.cacheFolder = tree.path(".cache")
        options.sharedAnswers = TestCache.answers
        options.readsSources = false
        let workspace = try WorkspaceLoader(root: tree.path, options: options).load()
        let folder = UmbrellaFolder(root: workspace.root)
        try folder.write(Umbrella(of: workspace.packages, in: workspace))
        let manager = try PackageManager(
            package: folder.path, scratch: "\(folder.path)/.build",
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
        return (manager, TestRun(manager, folder: "\(folder.path)/results"))
    }
}
