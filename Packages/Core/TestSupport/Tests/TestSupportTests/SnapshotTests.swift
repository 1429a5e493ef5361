import Foundation
import Testing

@testable import TestSupport

struct SnapshotTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func whatWasNeverRecordedIsRecordedAndFailsOnce() throws {
        let subject = makeSubject()
        let problem = try #require(try subject.problem(with: "<p>A</p>", named: "page"))
        #expect(problem.hasPrefix("page had not been recorded. It is now, in /"), "\(problem)")
        #expect(try subject.problem(with: "<p>A</p>", named: "page") == nil)
    }

    @Test func aPageIsRecordedOneTagToALine() throws {
        _ = try makeSubject().problem(with: "<p><b>A</b></p><p>B</p>", named: "page")
        #expect(try text(of: "page") == "<p>\n<b>A</b>\n</p>\n<p>B</p>\n")
    }

    @Test func aDifferenceIsShownFromItsLineAndIsNotRecorded() throws {
        let subject = makeSubject()
        _ = try subject.problem(with: "<ul><li>1</li><li>2</li><li>3</li></ul>", named: "page")
        let problem = try #require(try subject.problem(with: "<ul><li>1</li><li>2</li><li>4</li></ul>", named: "page"))
        #expect(problem.contains("differs at line 4"), "\(problem)")
        #expect(problem.contains("<li>4</li>") && problem.contains("<li>3</li>") && problem.contains("make snapshots"), "\(problem)")
        #expect(try text(of: "page").contains("<li>3</li>"))
    }

    /// A line end within a page would otherwise look like one that only separates tags.
    @Test func lineEndsOfThePageCount() throws {
        let subject = makeSubject()
        _ = try subject.problem(with: "<b>A</b>\n<b>B</b>", named: "page")
        #expect(try subject.problem(with: "<b>A</b><b>B</b>", named: "page") != nil)
    }

    @Test func recordingReplacesWhatWasThereAndFailsNothing() throws {
        _ = try makeSubject().problem(with: "<p>old</p>", named: "page")
        #expect(try makeSubject(isRecording: true).problem(with: "<p>new</p>", named: "page") == nil)
        #expect(try text(of: "page") == "<p>new</p>\n")
    }

    @Test func theNamesOfARecordedFolderAreThoseOfItsPages() throws {
        #expect(try makeSubject().names == [])
        _ = try makeSubject().problem(with: "<p>A</p>", named: "page")
        try folder.write("", to: "Snapshots/page.png")
        #expect(try makeSubject().names == ["page"])
    }

    private func makeSubject(isRecording: Bool = false) -> Snapshots {
        Snapshots(folder: folder.url.appendingPathComponent("Snapshots"), isRecording: isRecording)
    }

    private func text(of name: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent("Snapshots/\(name).html"), encoding: .utf8)
    }
}
