package import Foundation
import TestSupport

/// A folder of files for one test, removed when the last reference to it goes.
package final class SourceTree: Sendable {
    private let folder: TemporaryFolder

    /// The folder, which exists.
    package var url: URL { folder.url.resolvingSymlinksInPath() }
    /// Its absolute path, links resolved.
    package var path: String { url.path }

    fileprivate init() throws {
        folder = try TemporaryFolder()
    }

    /// The absolute path of something inside.
    package func path(_ inside: String) -> String {
        url.appendingPathComponent(inside).path
    }

    /// Writes a file inside, with the folders above it; bytes may be anything.
    package func write(_ bytes: some Sequence<UInt8>, to inside: String) throws {
        let file = url.appendingPathComponent(inside)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Writes a text inside.
    package func write(_ text: String, to inside: String) throws {
        try write(text.utf8, to: inside)
    }

    /// Makes a folder inside.
    package func makeFolder(_ inside: String) throws {
        try FileManager.default.createDirectory(at: url.appendingPathComponent(inside), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link inside; its destination is taken as written.
    package func link(_ inside: String, to destination: String) throws {
        let place = url.appendingPathComponent(inside)
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: destination)
    }

    /// The text of a file inside.
    package func text(_ inside: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(inside)), as: UTF8.self)
    }

    /// Removes a file or folder inside.
    package func remove(_ inside: String) throws {
        try FileManager.default.removeItem(at: url.appendingPathComponent(inside))
    }
}

/// Makes a folder with these files: text by path.
package func makeTree(_ files: [String: String] = [:]) throws -> SourceTree {
    let tree = try SourceTree()
    for (path, text) in files { try tree.write(text, to: path) }
    return tree
}
