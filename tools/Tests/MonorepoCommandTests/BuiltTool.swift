import Foundation
import Testing
import ToolSupport
import ToolTestSupport

/// The program itself, as it was built beside these tests: a crash of it is seen, and ends no test.
struct BuiltTool {
    private let path: String
    private let environment: [String: String]
    let tree: SourceTree

    init(_ tree: SourceTree, environment more: [String: String] = [:]) throws {
        let own = try #require(FileSystem.realPath("/proc/self/exe"))
        path = try #require(
            ["\(Paths.folder(own))/monorepo", Bundle.main.bundlePath + "/monorepo"].first { FileStatus($0) != nil },
            "the program is not built beside the tests")
        self.tree = tree
        environment = ChildProcess.minimalEnvironment(adding: ["MONOREPO_CACHE": "\(TestCache.path)/\(Paths.name(tree.path))"])
            .merging(more) { $1 }
    }

    /// Runs it in the tree; a program that does not end is ended.
    func run(_ words: [String], limit: Duration = .seconds(60)) throws -> ProcessResult {
        try ChildProcess(path, ["--root", tree.path] + words, environment: environment, folder: tree.path, timeout: limit).run()
    }
}
