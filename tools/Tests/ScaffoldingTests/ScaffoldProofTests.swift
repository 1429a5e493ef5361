import Foundation
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport
import WorkspaceLoading

@testable import Scaffolding

/// Real builds in a clone of this repository: minutes, so they run with `make proof-tools`.
@Suite(.enabled(if: Proof.isAsked, "make proof-tools"), .serialized, .timeLimit(.minutes(60)))
struct ScaffoldProofTests {
    private let clone: SourceTree

    init() throws {
        clone = try makeTree()
        try clone.git("clone", "-q", "--no-hardlinks", House.repository, ".")
    }

    @Test func aNewFeatureBuildsTestsAndIsPartOfTheApp() throws {
        let before = try clone.git("rev-parse", "HEAD^{tree}")
        try add("BloodPressure", group: "Health")
        let folder = "Packages/Features/Health/BloodPressure"
        let lint = ["format", "lint", "--strict", "-r", "--configuration", clone.path(".swift-format")]
        try run(lint + [clone.path(folder), clone.path("App/Sources/Meterbook/Features"), clone.path("Tests-Integration/Tests")])
        let tests = try run(["test", "--build-system", "native", "--package-path", clone.path(folder)])
        #expect(tests.contains("Test run with 12 tests in 5 suites passed"), "\(tests.suffix(400))")
        // The app's own tests open every section, render its first screen, and look for its link.
        let app = try run(["test", "--build-system", "native", "--package-path", clone.path("App"), "--filter", "AppSessionTests"])
        #expect(app.contains("passed"), "\(app.suffix(400))")
        try run(["build", "--build-system", "native", "--build-tests", "--package-path", clone.path("Tests-Integration")])
        try Removal(name: "BloodPressure").plan(try workspace()).apply(root: clone.path)
        #expect(try clone.git("status", "--porcelain") == "")
        #expect(try clone.git("add", "-A") == "")
        #expect(try clone.git("write-tree") == before, "byte for byte what it was")
        #expect(FileStatus(clone.path("Packages/Features/Health")) == nil, "what was built in it is gone too")
    }

    @Test func fortyFeaturesOfTwentyPairsOfTeamsBuildTogether() throws {
        let start = try clone.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
        try clone.git("checkout", "-q", "-b", "together")
        let letters = [
            "Ba", "Ca", "Do", "Fe", "Ha", "Ka", "Lo", "Mi", "Ne", "Pa", "Ra", "So", "Ta", "Ve", "Wi", "Xa", "Yo", "Za", "Ga", "Hu",
        ]
        for (pair, letter) in letters.enumerated() {
            for team in ["nta", "rix"] {
                try clone.git("checkout", "-q", "-b", "team-\(pair)-\(team)", start)
                try add(letter + team)
                try clone.commitAll("add \(letter + team)")
            }
            try clone.git("merge", "-q", "--no-edit", "team-\(pair)-nta")
            try clone.git("checkout", "-q", "together")
            try clone.git("merge", "-q", "--no-edit", "team-\(pair)-rix")
        }
        let workspace = try workspace()
        #expect(workspace.problems.isEmpty, "\(workspace.problems)")
        #expect(workspace.packages.count { $0.folder.hasPrefix("Packages/Features/") } >= 42)
        let app = try run(["test", "--build-system", "native", "--package-path", clone.path("App"), "--filter", "AppSessionTests"])
        #expect(app.contains("passed"), "\(app.suffix(400))")
    }

    /// A feature that people wrote goes as well: the app builds without it, nothing is found fault with, and what is left passes its tests.
    @Test func eachOfTheseFeaturesCanBeTakenOutOfTheApp() throws {
        for name in ["DeviceSetup", "Orders", "SensorLogbook", "Usage"] {
            #expect(try tool("remove", name).contains("remove Packages/Features/\(name)"))
            #expect(FileStatus(clone.path("Packages/Features/\(name)")) == nil)
            try tool("lint")
            try tool("owners", "--check")
            let app = try run(["test", "--build-system", "native", "--package-path", clone.path("App")])
            #expect(app.contains("passed"), "\(app.suffix(400))")
            let tests = clone.path("Tests-Integration")
            try run(["build", "--build-system", "native", "--build-tests", "--package-path", tests])
            try clone.git("checkout", "-q", "HEAD", "--", ".")
        }
    }

    private func add(_ name: String, group: String = "") throws {
        try tool(["new", "feature", name] + (group.isEmpty ? [] : ["--in", group]))
    }

    /// Runs the program that was built beside these tests, in the clone; it must find nothing to complain about.
    @discardableResult
    private func tool(_ words: String...) throws -> String { try tool(words) }

    @discardableResult
    private func tool(_ words: [String]) throws -> String {
        let own = try #require(FileSystem.realPath("/proc/self/exe"))
        let path = try #require(
            ["\(Paths.folder(own))/monorepo", Bundle.main.bundlePath + "/monorepo"].first { FileStatus($0) != nil },
            "the program is not built beside the tests")
        let result = try ChildProcess(path, ["--root", clone.path] + words, folder: clone.path).run()
        #expect(result.isSuccess, "monorepo \(words.joined(separator: " ")): \(result.outputText)\(result.errorText)")
        return result.outputText
    }

    private func workspace() throws -> Workspace {
        var options = LoadingOptions()
        options.cacheFolder = clone.path(".git/cache")
        return try WorkspaceLoader(root: clone.path, options: options).load()
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
        let result = try ChildProcess("swift", arguments).run()
        let text = result.outputText + result.errorText
        #expect(result.isSuccess, "swift \(arguments.joined(separator: " ")): \(text.suffix(3000))")
        return text
    }
}
