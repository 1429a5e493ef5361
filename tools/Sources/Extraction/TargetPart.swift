package import ModuleGraph
import SourceFacts

/// A part of a target that might become a module of its own: the files of a folder in it, or a file that lies in none.
package struct TargetPart: Equatable, Sendable {
    /// The folder, or the file, relative to the folder that holds all files.
    package var name: String
    /// Its Swift files, by path.
    package var files: [SourceFile]

    /// Lines of all its files.
    package var lines: Int { files.reduce(0) { $0 + ($1.facts?.lineCount ?? 0) } }
    /// The modules that it imports, sorted.
    package var imports: [String] { Set(files.flatMap(\.imports).filter { !$0.isNeverActive }.map(\.module)).sorted() }

    /// The parts of a target, by name. Where all of its files lie in one folder, its folders are meant.
    package static func parts(of target: Target) -> [TargetPart] {
        let sources = target.sources.filter { $0.language == .swift }
        let folder = commonFolder(of: sources.map(\.path))
        var files: [String: [SourceFile]] = [:]
        for source in sources {
            let inside = Substring(source.path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1))
            let name = inside.firstIndex(of: "/").map { String(inside[..<$0]) } ?? String(inside)
            files[name, default: []].append(source)
        }
        return files.sorted { $0.key < $1.key }.map { TargetPart(name: $0.key, files: $0.value) }
    }

    /// The innermost folder that holds all paths; empty where there is none.
    private static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "" }
        for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
        return common.joined(separator: "/")
    }
}
