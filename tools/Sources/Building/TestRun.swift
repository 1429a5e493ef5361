import Foundation
import Synchronization
package import ToolSupport

/// Runs the tests of a package that is built, and holds what is reported against what should have been.
///
/// SwiftPM's own report is not enough: results of the two test libraries come in two places, a crash leaves a file without an end, and a
/// test that ends its process leaves nothing at all while SwiftPM reports success.
package struct TestRun: Sendable {
    private let manager: PackageManager
    let folder: String

    /// A run that keeps its files in a folder.
    package init(_ manager: PackageManager, folder: String) {
        self.manager = manager
        self.folder = folder
    }

    /// Where the results of the last run are.
    package var resultsPath: String { "\(folder)/results.xml" }

    /// Runs the tests, or those that fit a regular expression. `wrapper` is a program that runs the command which follows it. Test targets
    /// in `alone` run in a process of their own beside the others, unless a filter chooses; the listener hears whole lines of both.
    package func run(
        filter: String? = nil, alone: [String] = [], wrapper: [String] = [], _ listener: PackageManager.Listener? = nil
    ) throws(ToolError) -> TestReport {
        do {
            try FileSystem.makeFolder(folder)
            // Results of an earlier run must not pass for those of this one.
            for name in ["run.xml", "run-swift-testing.xml", "alone.xml", "alone-swift-testing.xml", "results.xml"] {
                try FileSystem.remove("\(folder)/\(name)")
            }
        } catch {
            throw ToolError(error.description, remedy: "Make the folder writable.")
        }
        let expected = try manager.listTests()
        let runs = try run(rounds(of: expected, filter: filter, alone: alone), wrapper: wrapper, listener)
        let report = report(of: runs, expected: expected, isFiltered: filter != nil)
        do {
            try FileSystem.write(XUnitFile.text(report.results, missing: report.missing), to: resultsPath)
        } catch {
            throw ToolError(error.description, remedy: "Make the folder writable.")
        }
        return report
    }

    private func run(
        _ rounds: [Round], wrapper: [String], _ listener: PackageManager.Listener?
    ) throws(ToolError) -> [ProcessResult] {
        let (manager, folder) = (manager, folder)
        let ear = Mutex(())
        let outcomes = Parallel.map(count: rounds.count, workers: rounds.count) { index -> Result<ProcessResult, ToolError> in
            let round = rounds[index]
            let lines = Mutex(LineBuffer())
            let whole: PackageManager.Listener = { stream, bytes in
                let text = lines.withLock { $0.add(bytes) }.map { "\($0)\n" }.joined()
                if !text.isEmpty { ear.withLock { _ in listener?(stream, Array(text.utf8)[...]) } }
            }
            defer {
                if let rest = lines.withLock({ $0.finish() }) { ear.withLock { _ in listener?(.output, Array("\(rest)\n".utf8)[...]) } }
            }
            return Result { () throws(ToolError) in
                try manager.test(
                    filter: round.filter, skip: round.skip, results: "\(folder)/\(round.name).xml", wrapper: wrapper,
                    ignoringLock: rounds.count > 1, whole)
            }
        }
        return try outcomes.map { outcome throws(ToolError) in try outcome.get() }
    }

    /// One process that runs tests.
    private struct Round {
        var name: String
        var filter: String?
        var skip: String?
    }

    private func rounds(of expected: [String], filter: String?, alone: [String]) -> [Round] {
        let modules = Set(expected.compactMap { $0.split(separator: ".").first.map(String.init) })
        let apart = modules.intersection(alone).sorted()
        guard filter == nil, !apart.isEmpty, apart.count < modules.count else { return [Round(name: "run", filter: filter)] }
        let pattern = "^(\(apart.joined(separator: "|")))\\."
        return [Round(name: "run", skip: pattern), Round(name: "alone", filter: pattern)]
    }

    private func report(of runs: [ProcessResult], expected: [String], isFiltered: Bool) -> TestReport {
        let files = ["run.xml", "run-swift-testing.xml", "alone.xml", "alone-swift-testing.xml"]
        let written = files.flatMap { name in (try? FileSystem.read("\(folder)/\(name)")).flatMap(XUnitFile.parse) ?? [] }
        let lines = runs.flatMap { $0.outputText.split(whereSeparator: \.isNewline) }
        let printed = XCTestOutput(lines, tests: expected).results
        var known: Set<String> = []
        let results = (written + printed).filter { known.insert($0.key).inserted }.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
        let missing = expected.filter { !known.contains(TestResult.key($0)) }
        let ending = runs.map(\.ending).first { $0 != .exit(0) } ?? .exit(0)
        if isFiltered {
            // What the filter leaves out is not known here; but it must leave something.
            let none = results.isEmpty ? ["every test: none fits the filter, or the run ended before the first"] : []
            return TestReport(results: results, missing: none, ending: ending)
        }
        return TestReport(results: results, missing: missing, ending: ending)
    }
}
