import Foundation
import SourceSyntax
import Testing
import ToolSupport
import ToolTestSupport

/// The outline of tokens against the toolchain's parser: on texts made to be hard, on the tool's own sources, and on every Swift file of
/// the folders that `MONOREPO_CORPUS` names, separated by colons.
@Suite struct OutlineOracleTests {
    private static let folders = ProcessInfo.processInfo.environment["MONOREPO_CORPUS"]?.split(separator: ":").map(String.init) ?? []
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test func theOutlineIsThatOfTheParser() throws {
        let oracle = try SyntaxOracle()
        let tree = try makeTree()
        let hard = try Data(contentsOf: Self.tests.appendingPathComponent("Fixtures/hard-declarations.swift.txt"))
        try tree.write(hard, to: "hard.swift")
        let own = Self.tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SourceSyntax").path
        for folder in [tree.path, own] + Self.folders {
            let files = Self.swiftFiles(in: folder)
            #expect(!files.isEmpty)
            let expected = try oracle.declarations(in: files)
            var count = 0
            var differences: [String] = []
            for file in files {
                let outline = SyntaxOracle.words(Outline(swift: try FileSystem.read(file)))
                let truth = expected[file] ?? []
                count += truth.count
                for line in truth.difference(from: outline) {
                    switch line {
                    case .insert(_, let text, _): differences.append("\(file): missed \(text)")
                    case .remove(_, let text, _): differences.append("\(file): invented \(text)")
                    }
                }
            }
            #expect(differences.isEmpty, "\(differences.count) differ\n\(differences.prefix(40).joined(separator: "\n"))")
            if Self.folders.contains(folder) {
                print("\(folder): \(files.count) files, \(count) declarations, \(differences.count) differ")
            }
        }
    }

    private static func swiftFiles(in folder: String) -> [String] {
        var result: [String] = []
        var open = [folder]
        while let current = open.popLast() {
            for entry in (try? FileSystem.list(current)) ?? [] {
                if entry.kind == .folder, entry.name != ".git" { open.append("\(current)/\(entry.name)") }
                if entry.kind == .file, entry.name.hasSuffix(".swift") { result.append("\(current)/\(entry.name)") }
            }
        }
        return result.sorted()
    }
}
