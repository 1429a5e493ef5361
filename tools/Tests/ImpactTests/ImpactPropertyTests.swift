import Foundation
import Impact
import ModuleGraph
import Testing
import ToolSupport
import ToolTestSupport

/// Over random commits of a generated repository, the answer holds every package whose build inputs really changed.
struct ImpactPropertyTests {
    private struct Moment {
        let commit: String
        let workspace: Workspace
        let inputs: [String: ContentHash]
    }

    @Test func twoHundredCommitsMissNothing() throws {
        var random = SeededGenerator(seed: 2026)
        let tree = try makeTree()
        let moments = try makeHistory(in: tree, commits: 200, packages: 25, using: &random)
        let repository = try GitRepository(containing: tree.path)
        var answered = 0
        var changed = 0
        for (index, head) in moments.enumerated().dropFirst() {
            // Mostly the commit before, sometimes an older one, sometimes one that comes after.
            let distance = Int.random(in: 0..<4, using: &random) > 0 ? 1 : Int.random(in: 1...20, using: &random)
            let base = moments[max(0, index - distance)]
            let (old, new) = Int.random(in: 0..<10, using: &random) == 0 ? (head, base) : (base, head)
            let paths = try repository.changedPaths(from: old.commit, to: new.commit)
            let impact = ImpactAnalysis(base: old.workspace, head: new.workspace).impact(of: paths)
            let answer = Set(impact.packages.map(\.folder))
            let truth = Set(new.inputs.filter { old.inputs[$0.key] != $0.value }.map(\.key))
            #expect(truth.subtracting(answer).isEmpty, "commit \(index) over \(distance): missed")
            answered += answer.count
            changed += truth.count
        }
        let excess = Double(answered - changed) / Double(changed)
        print(
            "affected over 200 commits: \(changed) packages really changed, \(answered) named, \(Int((excess * 100).rounded())) % too many")
        #expect(changed > 500)
        #expect(excess < 0.25)
    }

    /// Commits every state through one `git fast-import`.
    private func makeHistory(
        in tree: SourceTree, commits: Int, packages: Int, using random: inout SeededGenerator
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
