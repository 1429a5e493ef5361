import Foundation
import ToolSupport

/// The files of a commit in a temporary folder, removed with the last reference to it.
final class RevisionCopy: Sendable {
    /// The folder, which is named as the repository's own: a package at the root is known by that name.
    let root: String
    private let temporary: String

    /// Writes the files of a revision below the repository's root. Submodules are empty folders, as in a fresh clone.
    init(of revision: String, root original: String) throws {
        let repository = try GitRepository(containing: original)
        let commit = try repository.commit(revision)
        let folder = Paths.relative(original, to: FileSystem.realPath(repository.root) ?? repository.root)
        let entries = try repository.tree(of: commit, in: folder)
        let contents = try repository.contents(of: entries.filter { $0.kind != .submodule }.map(\.object))
        temporary = Paths.joined(NSTemporaryDirectory(), "monorepo-\(UUID().uuidString)")
        root = "\(temporary)/\(Paths.name(original))"
        for entry in entries {
            let path = "\(root)/\(entry.path)"
            guard let bytes = contents[entry.object], entry.kind != .submodule else {
                try FileSystem.makeFolder(path)
                continue
            }
            try FileSystem.makeFolder(Paths.folder(path))
            if entry.kind == .link {
                try FileManager.default.createSymbolicLink(
                    atPath: path, withDestinationPath: String(decoding: bytes, as: UTF8.self))
            } else {
                try FileSystem.write(bytes, to: path)
            }
        }
        try FileSystem.makeFolder(root)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: temporary)
    }
}
