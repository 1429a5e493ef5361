import CommonUI
import CommonUIMocks
import DeviceSync
import DeviceSyncMocks
import Foundation
import Testing
import ViewCore

@testable import DeviceSyncViews

/// Every word that a person reads stands in the strings of the views, and none of them is forgotten there.
@MainActor
struct WordsTests {
    private func words(_ key: TextKey) -> String {
        StringCatalog.ofViews.resolve(
            key: key.key, module: key.module.isEmpty ? "DeviceSyncViews" : key.module, arguments: key.arguments, language: "en")
    }

    @Test func theStringsHaveNoFindings() {
        #expect(StringCatalog.ofViews.findings == [])
    }

    @Test(arguments: DeviceSyncFixtures.errors) func everyErrorHasATitleAndAdvice(error: DeviceSyncError) {
        for key in [error.title, error.advice, error.advice(after: DeviceSyncFixtures.interruptedReport)] {
            #expect(words(key) != key.key)
        }
        #expect(error.advice(after: nil) == error.advice)
        #expect(words(error.advice(after: DeviceSyncFixtures.interruptedReport)).hasSuffix(words(error.advice)))
    }

    @Test(arguments: BluetoothProblem.allCases) func everyProblemHasATitle(problem: BluetoothProblem) {
        #expect(words(problem.title) != problem.title.key)
    }

    @Test func aReportIsASentenceWithCounts() {
        let date = Date(timeIntervalSince1970: 0)
        let one = SyncReport(endedAt: date, completeness: .complete, added: 1, known: 0, unreadable: 1)
        #expect(words(one.sentence) == "1 new reading, 0 already known, 1 record that could not be read.")
        let many = SyncReport(endedAt: date, completeness: .complete, added: 1412, known: 2, unreadable: 0)
        #expect(words(many.sentence) == "1,412 new readings, 2 already known.")
        #expect(words(many.sentence(afterSeconds: 7200)) == "Last synced 2 hours ago: 1,412 new readings, 2 already known.")
        #expect(
            words(DeviceSyncFixtures.interruptedReport.sentence(afterSeconds: 30))
                == "Last synced just now, but not to the end: 7 new readings, 3 already known.")
    }

    @Test(arguments: SyncReport.Completeness.allCases) func everyEndHasATitle(completeness: SyncReport.Completeness) {
        let report = SyncReport(endedAt: .distantPast, completeness: completeness, added: 0, known: 0, unreadable: 0)
        #expect(words(report.title.located(in: "DeviceSyncViews/x")) != report.title.key)
        #expect(report.bannerKind == (completeness == .complete ? .success : .info))
    }

    @Test func everyKeyThatTheViewsNameIsInTheStrings() throws {
        let sources = StringCatalog.viewSources
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        var keys: Set<String> = []
        for file in files {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: /"((?:device|devices|sync)\.[A-Za-z.]+)"/) { keys.insert(String(match.1)) }
        }
        #expect(keys.count > 20)
        for key in keys.sorted() {
            #expect(words(TextKey(key, .count(2))) != key, "\(key)")
        }
    }
}
