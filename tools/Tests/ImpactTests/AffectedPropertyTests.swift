import MonorepoCommand
import Synchronization
import Testing
import ToolSupport
import ToolTestSupport

/// The same through the command itself, which reads the manifests of both states with the toolchain: over random pairs of commits the
/// answer holds every package whose build inputs really changed, and says nothing else. For a minute it holds a thread that others need, so it
/// is a proof.
@Suite(.enabled(if: Proof.isAsked, "a proof: MONOREPO_PROOF=1"))
struct AffectedPropertyTests {
    @Test func pairsOfCommitsMissNothing() throws {
        var random = SeededRandom(seed: 310)
        let tree = try makeTree()
        let moments = try Moment.history(in: tree, commits: 10, packages: 6, using: &random)
        var answered = 0
        var changed = 0
        for _ in 0..<16 {
            let old = try #require(moments.randomElement(using: &random))
            let new = try #require(moments.randomElement(using: &random))
            let words = ["affected", "--base", old.commit, "--head", new.commit, "--format", "json"]
            let (code, output, errors) = run(words, in: tree)
            try #require(code == 0, "\(errors)")
            let answer = Set((try JSONValue(parsing: output)["packages"]?.elements ?? []).compactMap { $0["path"]?.string })
            let truth = Set(new.inputs.filter { old.inputs[$0.key] != $0.value }.map(\.key))
            #expect(truth.subtracting(answer).isEmpty, "missed from \(old.commit) to \(new.commit)")
            if old.commit == new.commit { #expect(answer.isEmpty) }
            answered += answer.count
            changed += truth.count
        }
        #expect(changed > 25)
        #expect(Double(answered - changed) / Double(changed) < 0.25, "\(answered) named, \(changed) changed")
    }

    private func run(_ words: [String], in tree: SourceTree) -> (code: Int32, output: String, errors: String) {
        let printed = Mutex(("", ""))
        let terminal = Terminal(
            output: { text in printed.withLock { $0.0 += text } }, errors: { text in printed.withLock { $0.1 += text } })
        let environment = ChildProcess.minimalEnvironment(adding: ["MONOREPO_CACHE": tree.path(".cache")])
        let code = MonorepoTool.run(words, CommandContext(terminal: terminal, environment: environment, currentFolder: tree.path))
        let (output, errors) = printed.withLock { $0 }
        return (code, output, errors)
    }
}
