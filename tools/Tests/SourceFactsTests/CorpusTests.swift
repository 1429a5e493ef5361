import Foundation
import SourceFacts
import Testing
import ToolSupport

/// Compares with the compiler on every Swift file of the folders that `MONOREPO_CORPUS` names, separated by colons.
@Suite struct CorpusTests {
    private static let folders = ProcessInfo.processInfo.environment["MONOREPO_CORPUS"]?.split(separator: ":").map(String.init) ?? []

    @Test(.enabled(if: !folders.isEmpty), arguments: folders)
    func everyFileImportsWhatTheCompilerSays(_ folder: String) throws {
        let files = Self.swiftFiles(in: folder)
        #expect(!files.isEmpty)
        let differences = Parallel.map(count: files.count, workers: 2) { Self.difference(files[$0]) }.compactMap { $0 }
        #expect(differences.isEmpty, "\(differences.prefix(20).joined(separator: "\n"))")
        print("\(folder): \(files.count) files compared, \(differences.count) differ")
    }

    /// What differs in a file; nil where nothing does. Modules that stand under an `#if` may be missing from the compiler's answer.
    private static func difference(_ path: String) -> String? {
        guard let bytes = try? FileSystem.read(path) else { return "\(path): unreadable" }
        let imports = FileFacts(swift: bytes).imports
        let arguments = ["-frontend", "-emit-imported-modules", "-package-name", "p", path, "-o", "-"]
        guard let result = try? ChildProcess("swiftc", arguments, timeout: .seconds(120)).run() else { return "\(path): no compiler" }
        let compiled = Set(result.outputText.split(separator: "\n").map(String.init))
        let all = Set(imports.map(\.module))
        let sure = Set(imports.filter { !$0.isConditional }.map(\.module))
        let missed = compiled.subtracting(all).sorted()
        let invented = sure.subtracting(compiled).sorted()
        if missed.isEmpty, invented.isEmpty { return nil }
        // A file that the compiler refuses, as a template is, has no answer to compare with.
        return result.isSuccess || !missed.isEmpty ? "\(path): missed \(missed), invented \(invented)" : nil
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
