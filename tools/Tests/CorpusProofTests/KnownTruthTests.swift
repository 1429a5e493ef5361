import Testing
import ToolSupport

@testable import CorpusProof

/// Truths are counted by different modules, and fail where too few are found.
struct KnownTruthTests {
    private func finding(_ from: String, _ to: String, rule: String = "undeclared-import") -> JSONValue {
        .object(["rule": .string(rule), "from": .string(from), "to": .string(to)])
    }

    private func truth(from: String?, to: Set<String>?, _ count: Int) -> KnownTruth {
        KnownTruth(repository: "R", what: "", rule: "undeclared-import", from: from, to: to, atLeast: count)
    }

    @Test func modulesThatImportOneAreCounted() {
        let findings = [finding("A", "X"), finding("A", "X"), finding("B", "X"), finding("B", "Y"), finding("C", "X", rule: "layer")]
        #expect(truth(from: nil, to: ["X"], 2).holds(in: findings))
        #expect(!truth(from: nil, to: ["X"], 3).holds(in: findings))
    }

    @Test func modulesThatOneImportsAreCounted() {
        let findings = [finding("A", "X"), finding("A", "Y"), finding("B", "Z")]
        #expect(truth(from: "A", to: ["X", "Y"], 2).holds(in: findings))
        #expect(!truth(from: "A", to: nil, 3).holds(in: findings))
    }
}
