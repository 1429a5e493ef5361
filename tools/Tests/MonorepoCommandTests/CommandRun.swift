import Foundation
import Synchronization
import ToolSupport
import ToolTestSupport

@testable import MonorepoCommand

/// Runs commands on a tree and keeps what the last one printed.
final class CommandRun: Sendable {
    let tree: SourceTree
    private let printed = Mutex<(output: String, errors: String)>(("", ""))

    init(_ tree: SourceTree) {
        self.tree = tree
    }

    /// What the last command wrote to standard output.
    var output: String { printed.withLock { $0.output } }
    /// What the last command wrote to standard error.
    var errors: String { printed.withLock { $0.errors } }

    /// Runs a command line in the tree, or in a folder of it; returns the exit code.
    func callAsFunction(_ words: String..., in folder: String = "", environment more: [String: String] = [:]) -> Int32 {
        callAsFunction(words, in: folder, environment: more)
    }

    /// Runs a command line of words in a list.
    func callAsFunction(_ words: [String], in folder: String = "", environment more: [String: String] = [:]) -> Int32 {
        printed.withLock { $0 = ("", "") }
        let terminal = Terminal(
            output: { [self] text in printed.withLock { $0.output += text } },
            errors: { [self] text in printed.withLock { $0.errors += text } })
        var environment = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
        environment["MONOREPO_CACHE"] = TestCache.path
        environment.merge(more) { _, new in new }
        let context = CommandContext(
            terminal: terminal, environment: environment, currentFolder: folder.isEmpty ? tree.path : tree.path(folder))
        return MonorepoTool.run(words, context)
    }
}
