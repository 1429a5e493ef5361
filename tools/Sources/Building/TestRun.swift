import Foundation
package import ToolSupport

/// Runs the tests of a package that is built, and holds what is reported against what should have been.
///
/// SwiftPM's own report is not enough: results of the two test libraries come in two places, a crash leaves a file without an end, and a
/// test that ends its process leaves nothing at all while SwiftPM reports success.
package struct TestRun: Sendable {
    private let manager: PackageManager
    private let folder: String

    /// A run that keeps its files in a folder.
    package init(_ manager: PackageManager, folder: String) {
        self.manager = manager
        self.folder = folder
    }

    /// Where the results of the last run are.
    package var resultsPath: String { "\(folder)/results.xml" }

    /// Runs the tests, or those that fit a regular expression. `wrapper` is a program that runs the command which follows it.
    package func run(
        filter: String? = nil, wrapper: [String] = [], _ listener: PackageManager.Listener? = nil
    ) throws(ToolError) -> TestReport {
        do {
            try FileSystem.makeFolder(folder)
            // Results of an earlier run must not pass for those of this one.
            for name in ["run.xml", "run-swift-testing.xml", "results.xml"] { try FileSystem.remove("\(folder)/\(name)") }
        } catch {
            throw ToolError(error.description, remedy: "Make the folder writable.")
        }
        let expected = try manager.listTests()
        let result = try manager.test(filter: filter, results: "\(folder)/run.xml", wrapper: wrapper, listener)
        let report = report(of: result, expected: expected, isFiltered: filter != nil)
        do {
            try FileSystem.write(XUnitFile.text(report.results, missing: report.missing), to: resultsPath)
        } catch {
            throw ToolError(error.description, remedy: "Make the folder writable.")
        }
        return report
    }

    private func report(of result: ProcessResult, expected: [String], isFiltered: Bool) -> TestReport {
        let written = ["run.xml", "run-swift-testing.xml"].flatMap { name in
            (try? FileSystem.read("\(folder)/\(name)")).flatMap(XUnitFile.parse) ?? []
        }
        let printed = XCTestOutput(result.outputText.split(whereSeparator: \.isNewline), tests: expected).results
        var known: Set<String> = []
        let results = (written + printed).filter { known.insert($0.key).inserted }.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
        let missing = expected.filter { !known.contains(TestResult.key($0)) }
        if isFiltered {
            // What the filter leaves out is not known here; but it must leave something.
            let none = results.isEmpty ? ["every test: none fits the filter, or the run ended before the first"] : []
            return TestReport(results: results, missing: none, ending: result.ending)
        }
        return TestReport(results: results, missing: missing, ending: result.ending)
    }
}
