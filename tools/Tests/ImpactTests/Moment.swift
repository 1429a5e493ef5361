import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

/// A commit of a generated repository, and what is true at it.
struct Moment {
    let commit: String
    let workspace: Workspace
    /// A hash of what building each package reads, by the package's folder.
    let inputs: [String: ContentHash]

    /// Commits every state through one `git fast-import`.
    static func history(
        in tree: SourceTree, commits: Int, packages: Int, using random: inout SeededRandom
    ) throws -> [Moment] {
        try tree.git("init", "-q")
        var repository = GeneratedRepository(packages: packages, using: &random)
        var script = ""
        var states: [GeneratedRepository] = []
        var known: [String: String] = [:]
        for number in 0...commits {
            if number > 0 {
                for _ in 0..<Int.random(in: 1...3, using: &random) { repository.change(using: &random) }
            }
            let files = repository.allFiles
            script += "commit refs/heads/main\nmark :\(number + 1)\ncommitter T <t@example.org> \(1_000_000 + number) +0000\ndata 1\nx\n"
            if number > 0 { script += "from :\(number)\n" }
            for path in known.keys.sorted() where files[path] == nil { script += "D \(path)\n" }
            for (path, text) in files.sorted(by: { $0.key < $1.key }) where known[path] != text {
                script += "M 100644 inline \(path)\ndata \(text.utf8.count)\n\(text)\n"
            }
            script += "\n"
            known = files
            states.append(repository)
        }
        let marks = tree.path("marks")
        let result = try ChildProcess(
            "git", ["-C", tree.path, "fast-import", "--quiet", "--export-marks=\(marks)"], input: Array(script.utf8)
        ).run()
        try #require(result.isSuccess, "\(result.errorText)")
        let lines = try tree.text("marks").split(separator: "\n").map { $0.dropFirst().split(separator: " ") }
        let commit = Dictionary(uniqueKeysWithValues: lines.compactMap { words in Int(words[0]).map { ($0, String(words[1])) } })
        return try states.enumerated().map { index, state in
            Moment(commit: try #require(commit[index + 1]), workspace: state.workspace, inputs: state.buildInputs())
        }
    }
}
