import Foundation
import ToolSupport

extension SourceTree {
    /// Runs git in the folder as a person of fixed name and time, without the machine's own configuration; returns what it prints.
    @discardableResult
    package func git(_ arguments: String...) throws -> String {
        let environment = ChildProcess.minimalEnvironment(adding: [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.org", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
            "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.org", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
        ])
        let fixed = ["-C", path, "-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always"]
        let result = try ChildProcess("git", fixed + arguments, environment: environment).run()
        guard result.isSuccess else { throw ToolError("git \(arguments) failed: \(result.errorText)", remedy: "") }
        return result.outputText
    }

    /// Commits everything; returns the commit.
    @discardableResult
    package func commitAll(_ message: String) throws -> String {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", message)
        return try git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
