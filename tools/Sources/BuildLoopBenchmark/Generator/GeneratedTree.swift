package import ToolSupport

/// The files of a generated repository: text by path relative to its root.
package struct GeneratedTree: Equatable, Sendable {
    /// The texts.
    package private(set) var files: [String: String] = [:]

    /// No files.
    package init() {}

    /// Adds a file, or replaces it.
    package mutating func add(_ path: String, _ text: String) {
        files[path] = text
    }

    /// Adds the files of another tree below a folder.
    package mutating func add(_ other: GeneratedTree, below folder: String = "") {
        for (path, text) in other.files { files[folder.isEmpty ? path : "\(folder)/\(path)"] = text }
    }

    /// The paths, sorted.
    package var paths: [String] { files.keys.sorted() }

    /// Lines of Swift in files whose path fits.
    package func lineCount(where fits: (String) -> Bool = { _ in true }) -> Int {
        files.filter { $0.key.hasSuffix(".swift") && fits($0.key) }.values.reduce(0) { $0 + $1.lineBreaks }
    }

    /// Writes every file below a folder; a file that holds its text already keeps its time.
    package func write(to folder: String) throws(FileError) {
        for path in paths {
            let place = Paths.joined(folder, path)
            try FileSystem.makeFolder(Paths.folder(place))
            _ = try FileSystem.writeIfChanged(files[path] ?? "", to: place)
        }
    }
}
