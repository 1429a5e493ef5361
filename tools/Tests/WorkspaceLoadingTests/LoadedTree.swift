import Foundation
import ModuleGraph
import ToolSupport
import ToolTestSupport
import WorkspaceLoading

/// A repository made for one test, and its own cache; answers about manifests are those of all tests.
struct LoadedTree {
    let tree: SourceTree
    private let cache: SourceTree

    /// Makes the files.
    init(_ files: [String: String]) throws {
        tree = try makeTree(files)
        cache = try makeTree()
    }

    /// Loads it.
    func load(environment: [String: String] = [:], _ change: (inout LoadingOptions) -> Void = { _ in }) throws -> Workspace {
        var options = LoadingOptions()
        options.cacheFolder = cache.path
        options.sharedAnswers = TestCache.answers
        options.environment = environment
        options.manifestWorkers = 2
        change(&options)
        return try WorkspaceLoader(root: tree.path, options: options).load()
    }

    /// The absolute path of a file of the cache.
    func cachePath(_ name: String) -> String { cache.path(name) }

    /// The text of a manifest with library targets that depend on nothing, unless `body` says more.
    static func manifest(_ name: String, targets: String, _ more: String = "", tools: String = "6.0") -> String {
        """
        // swift-tools-version: \(tools)
        import PackageDescription

        let package = Package(
            name: "\(name)",
            \(more.isEmpty ? "" : more + ",")
            targets: [
                \(targets)
            ]
        )

        """
    }
}
