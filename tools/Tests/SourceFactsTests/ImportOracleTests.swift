import Foundation
import SourceFacts
import Testing
import ToolSupport

/// The compiler's own answer for the same files.
@Suite struct ImportOracleTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-oracle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test func theCompilerFindsTheSameModules() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, example) in ImportCase.all.enumerated() where example.isForOracle {
            let file = folder.appendingPathComponent("case\(index).swift")
            try Data(example.source.utf8).write(to: file)
            let result = try ChildProcess(
                "swiftc", ["-frontend", "-emit-imported-modules", "-enable-bare-slash-regex", "-package-name", "p", file.path, "-o", "-"]
            ).run()
            #expect(result.ending == .exit(0), "\(example.name): \(result.errorText)")
            let compiled = Set(result.outputText.split(separator: "\n").map(String.init))
            let active = FileFacts(swift: Array(example.source.utf8)).imports.filter { isActive($0) }
            #expect(Set(active.map(\.module)) == compiled, "\(example.name)")
        }
    }

    /// Whether the compiler of this machine compiles it; only for the conditions of the cases.
    private func isActive(_ found: Import) -> Bool {
        let active: Set<String> = ["(os(Linux) || os(macOS))", "swift(>=5.9)", "true"]
        return found.conditions.allSatisfy { branch in
            (branch.condition.isEmpty || active.contains(branch.condition)) && branch.negated.allSatisfy { !active.contains($0) }
        }
    }
}
