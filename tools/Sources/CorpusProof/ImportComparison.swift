import SourceFacts
import ToolSupport

/// The imports of every Swift file of a folder against those that the compiler tells of it.
struct ImportComparison: Sendable {
    /// How many files were compared.
    var files = 0
    /// How many imports were found in them.
    var imports = 0
    /// How many of these stand under an `#if` that this machine's compiler leaves out.
    var inactive = 0
    /// How many files the compiler refuses, as templates and broken fixtures are: there is nothing to compare with.
    var refused = 0
    /// What differs, with the file's path relative to the folder.
    var differences: [String] = []

    /// Compares. Hidden folders are left out.
    static func run(folder: String, swiftc: String = "swiftc") -> ImportComparison {
        let files = swiftFiles(in: folder)
        let outcomes = Parallel.map(count: files.count) { compare(files[$0], folder, swiftc) }
        return outcomes.reduce(into: ImportComparison()) { sum, one in
            sum.files += one.files
            sum.imports += one.imports
            sum.inactive += one.inactive
            sum.refused += one.refused
            sum.differences += one.differences
        }
    }

    private static func compare(_ path: String, _ folder: String, _ swiftc: String) -> ImportComparison {
        var one = ImportComparison(files: 1)
        let name = Paths.relative(path, to: folder)
        do {
            let imports = FileFacts(swift: try FileSystem.read(path)).imports
            let arguments = ["-frontend", "-emit-imported-modules", "-package-name", "p", path, "-o", "-"]
            let result = try ChildProcess(swiftc, arguments, timeout: .seconds(120)).run()
            let compiled = Set(result.outputText.split(separator: "\n").map(String.init))
            let all = Set(imports.map(\.module))
            let sure = Set(imports.filter { !$0.isConditional }.map(\.module))
            one.imports = imports.count
            one.inactive = imports.count { $0.isConditional && !compiled.contains($0.module) }
            let missed = compiled.subtracting(all).sorted()
            let invented = sure.subtracting(compiled).sorted()
            guard result.isSuccess || !missed.isEmpty else {
                one.refused = 1
                return one
            }
            if !missed.isEmpty { one.differences.append("\(name): missed \(missed.joined(separator: ", "))") }
            if !invented.isEmpty { one.differences.append("\(name): invented \(invented.joined(separator: ", "))") }
        } catch {
            one.differences.append("\(name): \(error)")
        }
        return one
    }

    private static func swiftFiles(in folder: String) -> [String] {
        var result: [String] = []
        var open = [folder]
        while let current = open.popLast() {
            for entry in (try? FileSystem.list(current)) ?? [] where !entry.name.hasPrefix(".") {
                if entry.kind == .folder { open.append("\(current)/\(entry.name)") }
                if entry.kind == .file, entry.name.hasSuffix(".swift") { result.append("\(current)/\(entry.name)") }
            }
        }
        return result.sorted()
    }
}
