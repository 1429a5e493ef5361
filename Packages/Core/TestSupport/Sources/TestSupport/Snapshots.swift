import Foundation
public import Testing

/// Expects HTML that is exactly what was recorded, one tag to a line, in the folder `Snapshots` beside the test.
///
/// Where nothing was recorded yet it is recorded now, and the test fails once, so that somebody looks at it. With `RECORD_SNAPSHOTS=1` in
/// the environment everything is recorded anew and nothing fails: the changes are then seen in the repository.
public func expectSnapshot(
    _ html: String, named name: String, file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    if let problem = try Snapshots(besides: file).problem(with: html, named: name) {
        Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
}

/// Expects that nothing else was recorded beside the test than what these names say, so that no file outlives its test.
public func expectNoSnapshots(
    except names: some Sequence<String>, file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let others = try Snapshots(besides: file).names.subtracting(names).sorted()
    #expect(others == [], "no test compares these snapshots", sourceLocation: sourceLocation)
}

/// A folder of recorded pages.
struct Snapshots {
    let folder: URL
    let isRecording: Bool

    init(folder: URL, isRecording: Bool) {
        self.folder = folder
        self.isRecording = isRecording
    }

    init(besides file: StaticString) {
        self.init(
            folder: URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots"),
            isRecording: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1")
    }

    /// The names of what was recorded.
    var names: Set<String> {
        get throws {
            guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return Set(files.filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) })
        }
    }

    /// What is wrong with a page; nil where it is as it was recorded, or was recorded as it is because somebody asked for that.
    func problem(with html: String, named name: String) throws -> String? {
        let file = folder.appendingPathComponent("\(name).html")
        let text = HTMLText.oneTagToALine(html) + "\n"
        guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return isRecording ? nil : "\(name) had not been recorded. It is now, in \(file.path): look at it and run the test again"
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        guard recorded != text else { return nil }
        return "\(name): \(HTMLText.difference(text, recorded))\nIf this is what it should be: make snapshots"
    }
}
