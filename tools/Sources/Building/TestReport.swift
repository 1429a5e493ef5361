package import ToolSupport

/// What a run of tests came to.
package struct TestReport: Equatable, Sendable {
    /// Every result, by type and name.
    package var results: [TestResult]
    /// Tests that are built but have no result, as SwiftPM lists them.
    package var missing: [String]
    /// How the run ended.
    package var ending: ProcessResult.Ending

    /// Whether every test that should have run did, and none failed. A run without any result where there are tests is none.
    package var isSuccess: Bool { ending == .exit(0) && missing.isEmpty && !results.contains(where: \.isFailure) }

    /// The outcome in words, one line each.
    package var summary: [String] {
        let failed = results.filter(\.isFailure)
        let skipped = results.filter { if case .skipped = $0.outcome { true } else { false } }.count
        var lines = missing.prefix(20).map { "no result: \($0)" }
        if missing.count > 20 { lines.append("no result: \(missing.count - 20) more") }
        lines += failed.map { "failed: \($0.type).\($0.name)" }
        if ending != .exit(0), failed.isEmpty {
            lines.append("the run of the tests ended with \(ProcessResult(ending: ending).endingText)")
        }
        let parts = [
            "\(results.count) tests", failed.isEmpty ? nil : "\(failed.count) failed", skipped == 0 ? nil : "\(skipped) skipped",
            missing.isEmpty ? nil : "\(missing.count) without a result",
        ]
        return lines + [parts.compactMap { $0 }.joined(separator: ", ")]
    }
}
