import Testing
import ToolSupport
import ToolTestSupport

@testable import Scaffolding

/// Two teams that each add a feature do not meet.
@Suite(.enabled(if: SurroundingRepository.isThere, "needs the repository around the tool"))
struct MergeTests {
    /// Twenty pairs as a proof (`make proof-tools`), a few in each run.
    @Test func pairsOfBranchesMergeWithoutAConflict() throws {
        let pairs = Proof.isAsked ? 20 : 4
        var random = Numbers(state: 20_260_301)
        let house = try House([".github/CODEOWNERS": "* @all\n"])
        let tree = house.tree
        try tree.git("init", "-q")
        let start = try tree.commitAll("before")
        var merged: [(commit: String, names: [String])] = []
        for pair in 0..<pairs {
            var names: [String] = []
            while names.count < 2 || names[0] == names[1] { names = [random.name(), random.name()] }
            for name in names {
                try tree.git("checkout", "-q", "-b", "team-\(pair)-\(name)", start)
                try FeatureScaffold(name: try ScaffoldName(name), owners: ["@\(name)"]).plan(try house.workspace()).apply(root: tree.path)
                try tree.commitAll("add \(name)")
            }
            try tree.git("merge", "-q", "--no-edit", "team-\(pair)-\(names[0])")
            #expect(try tree.git("status", "--porcelain") == "", "\(names)")
            for (path, line) in expectedLines(names) {
                let text = try tree.text(path)
                #expect(text.split(separator: "\n").count { $0.contains(line) } == 1, "\(line) of \(names) in \(path)")
            }
            merged.append((try tree.git("rev-parse", "HEAD"), names))
            // What was merged can be taken out again, one team at a time.
            for name in names { try Removal(name: name).plan(try house.workspace()).apply(root: tree.path) }
            #expect(try tree.git("diff", "--stat", start) == "", "\(names)")
            try tree.git("checkout", "-q", "-f", start)
        }
        for index in [0, pairs - 1] {
            try tree.git("checkout", "-q", String(merged[index].commit.prefix(40)))
            for folder in ["App", "Tests-Integration"] + merged[index].names.map({ "Packages/Features/\($0)" }) {
                let dump = try ChildProcess("swift", ["package", "--package-path", tree.path(folder), "dump-package"]).run()
                #expect(dump.isSuccess, "\(folder): \(dump.errorText)")
            }
        }
    }

    private func expectedLines(_ names: [String]) -> [(String, String)] {
        names.flatMap { name in
            [
                ("App/Package.swift", "\"../Packages/Features/\(name)\""), ("App/Package.swift", "name: \"\(name)Implementation\""),
                ("App/Sources/Meterbook/Features/AppFeatures.swift", " \(name)Wiring.self,"),
                ("Tests-Integration/Package.swift", ".testTarget(name: \"\(name)IntegrationTests\""),
                (".github/CODEOWNERS", "/Packages/Features/\(name)/ @\(name)"),
            ]
        }
    }
}

/// Numbers that are the same in every run (xorshift).
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    mutating func name() -> String {
        let starts = ["Ba", "Ca", "Ce", "Do", "Ha", "Ki", "Li", "Me", "Mo", "No", "Pa", "Re", "So", "Ta", "Vo", "Zu"]
        let ends = ["lan", "mira", "nto", "rox", "sk", "tel", "vid", "zen"]
        return starts[next(below: starts.count)] + ends[next(below: ends.count)]
    }
}
