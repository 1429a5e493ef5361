import Foundation
import IntegrationSupport

/// Recorded pictures of screens, and how a new one differs.
struct Pictures {
    /// How much of a colour's strength may differ: edges of letters are not drawn alike everywhere.
    private static let tolerance = "12%"
    /// How many pixels may differ beyond that.
    private static let mostPixels = 40.0

    /// Where the recorded pictures are.
    static let folder = "\(Repository.root)/Tests-Integration/Tests/PreviewIntegrationTests/Pictures"
    /// Whether pictures are to be taken, as `make pictures` asks for: it takes minutes.
    static var areAsked: Bool { ProcessInfo.processInfo.environment["PICTURES"] == "1" }
    /// The packages whose previews are looked at: all that have some, or those that `make pictures PACKAGE=…` names.
    static var packages: [String] {
        let chosen = ProcessInfo.processInfo.environment["PICTURES_OF"]?.split(separator: " ").map(String.init) ?? []
        return chosen.isEmpty ? PreviewPages.packages : chosen
    }
    /// Whether pictures are recorded anew, as `RECORD_SNAPSHOTS=1` asks for.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

    /// The names of what was recorded for a package, without their endings.
    static func names(of package: String) throws -> Set<String> {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        return Set(files.filter { $0.hasPrefix("\(package)-") && $0.hasSuffix(".png") }.map { String($0.dropLast(4)) })
    }

    /// What is wrong with a picture; nil where it looks as it was recorded, or was recorded as it is because somebody asked for that.
    static func problem(with picture: String, named name: String) async throws -> String? {
        let recorded = "\(folder)/\(name).png"
        guard !isRecording, FileManager.default.fileExists(atPath: recorded) else {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // A palette of 256 colours is within the tolerance, and a quarter of the size.
            let keeping = try await run("convert", [picture, "-strip", "-define", "png:compression-level=9", "PNG8:\(recorded)"])
            guard keeping.exitCode == 0 else { return "\(name) cannot be recorded: \(keeping.standardError)" }
            return isRecording ? nil : "\(name) had not been recorded. It is now: look at \(recorded) and run the test again"
        }
        let difference = "\(picture.dropLast(4))-difference.png"
        let run = try await run("compare", ["-metric", "AE", "-fuzz", tolerance, recorded, picture, difference])
        guard let pixels = Double(run.standardError.prefix { !$0.isWhitespace }), run.exitCode.map({ $0 < 2 }) == true else {
            return "\(name) cannot be compared: \(run.standardError)\nRecorded: \(recorded)\nNow: \(picture)"
        }
        guard pixels > mostPixels else {
            try? FileManager.default.removeItem(atPath: difference)
            return nil
        }
        return "\(name): \(Int(pixels)) pixels differ.\nRecorded: \(recorded)\nNow: \(picture)\nDifference: \(difference)"
    }

    /// The typeface that this machine shows where a page asks for the system's.
    static func systemTypeface() async throws -> String {
        try await run("fc-match", ["system-ui", "family", "style"]).standardOutput
    }

    private static func run(_ program: String, _ arguments: [String]) async throws -> CommandLineRun {
        try await CommandLineRun.run(program, arguments, environment: ProcessInfo.processInfo.environment)
    }
}
