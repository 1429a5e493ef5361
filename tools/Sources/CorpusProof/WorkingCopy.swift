import Foundation
import ToolSupport

/// A copy of a repository's files with two commits, so that what is tried never touches the original; removed with the last reference.
final class WorkingCopy: Sendable {
    /// The copy, which has the original's name.
    let root: String
    /// Where the tool keeps its answers.
    let cache: String
    private let temporary: String

    init(of original: String) throws {
        temporary = Paths.joined(NSTemporaryDirectory(), "monorepo-corpus-\(UUID().uuidString)")
        root = "\(temporary)/\(Paths.name(original))"
        cache = "\(temporary)/cache"
        try FileSystem.makeFolder(temporary)
        try Self.run("cp", ["-a", "--", original, root])
        if FileStatus("\(root)/.git") != nil { try Self.run("rm", ["-rf", "--", "\(root)/.git"]) }
        try git("init", "-q", "-b", "main")
        try git("add", "-A", "-f")
        try git("commit", "-q", "--no-verify", "-m", "As it is")
        let manifest = Self.firstManifest(in: root)
        if let manifest { try FileSystem.write(try FileSystem.readText(manifest) + "// One line more.\n", to: manifest) }
        try git("commit", "-q", "--no-verify", "--allow-empty", "-am", "One line")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: temporary)
    }

    /// What git sees changed; empty where the tree is as committed.
    func changes() throws -> String {
        try git("status", "--porcelain", "--ignored")
    }

    @discardableResult
    private func git(_ arguments: String...) throws -> String {
        let fixed = ["-C", root, "-c", "user.name=corpus", "-c", "user.email=corpus@example.org", "-c", "commit.gpgSign=false"]
        return try Self.run("git", fixed + arguments)
    }

    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let result = try ChildProcess(program, arguments, timeout: .seconds(300)).run()
        guard result.isSuccess else {
            throw ToolError("\(program) failed (\(result.endingText)): \(result.errorText)", remedy: "Give a readable checkout.")
        }
        return result.outputText
    }

    private static func firstManifest(in root: String) -> String? {
        var open = [root]
        while let folder = open.popLast() {
            guard let entries = try? FileSystem.list(folder) else { continue }
            if entries.contains(where: { $0.name == "Package.swift" && $0.kind == .file }) { return "\(folder)/Package.swift" }
            open += entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map { "\(folder)/\($0.name)" }.reversed()
        }
        return nil
    }
}
