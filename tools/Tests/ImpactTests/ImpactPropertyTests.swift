import Impact
import Testing
import ToolSupport
import ToolTestSupport

/// Over random commits of a generated repository, the answer holds every package whose build inputs really changed.
struct ImpactPropertyTests {
    @Test func twoHundredCommitsMissNothing() throws {
        var random = SeededRandom(seed: 2026)
        let tree = try makeTree()
        let moments = try Moment.history(in: tree, commits: 200, packages: 25, using: &random)
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
}
