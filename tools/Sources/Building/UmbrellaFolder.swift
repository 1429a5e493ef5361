import Foundation
package import ToolSupport

/// The place where a generated package lies: its manifest, links to the folders of its sources, and what was built.
package struct UmbrellaFolder: Sendable {
    /// The absolute path.
    package let path: String
    /// The absolute path of the repository.
    package let root: String

    /// The customary place in a repository.
    package init(root: String) {
        self.root = root
        path = "\(root)/.build/umbrella"
    }

    /// Writes the package; files that are as they should be are left alone, so that nothing is built anew for them.
    package func write(_ umbrella: Umbrella) throws(ToolError) {
        do {
            try FileSystem.makeFolder(path)
            for name in umbrella.links { try link(name) }
            try FileSystem.writeIfChanged(umbrella.manifest, to: "\(path)/Package.swift")
        } catch {
            throw ToolError("The generated package could not be written. \(error)", remedy: "Make \(path) writable, or remove it.")
        }
    }

    private func link(_ name: String) throws(FileError) {
        let place = "\(path)/\(name)"
        // The generated package may be moved with its repository: links say where the sources are from where it is.
        let text = "\(Paths.relative(root, to: path))/\(name)"
        if let old = try? FileSystem.readLink(place) {
            if old == Array(text.utf8) { return }
            try FileSystem.remove(place)
        }
        try FileSystem.makeLink(text, at: place)
    }
}
