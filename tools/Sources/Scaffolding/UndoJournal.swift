import Foundation
import ToolSupport

/// Does steps one by one and remembers how to take each back.
struct UndoJournal {
    private let root: String
    private var inverses: [() throws -> Void] = []
    private var finishing: [() throws -> Void] = []

    init(root: String) {
        self.root = root
    }

    /// Does a step. Throws where the tree is not as the plan saw it or the file system refuses.
    mutating func perform(_ step: ScaffoldStep) throws(ToolError) {
        do {
            switch step {
            case .create(let file): try create(file)
            case .edit(let path, let old, let new): try edit(path, from: old, to: new)
            case .move(let from, let to): try move(from, to)
            case .remove(let path): try remove(path)
            }
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError("\(error)", remedy: "Mend that and try again.")
        }
    }

    /// Takes every step back, the last first; returns what could not be.
    mutating func takeBack() -> [String] {
        var damage: [String] = []
        for action in inverses.reversed() {
            do { try action() } catch { damage.append("\(error)") }
        }
        inverses = []
        return damage
    }

    /// Lets go of what was kept for taking back.
    mutating func finish() {
        for action in finishing {
            // What is left over is hidden, ignored by every command, and named after this process: no reason to call the work undone.
            try? action()
        }
        finishing = []
    }

    private mutating func create(_ file: RenderedFile) throws {
        let path = Paths.joined(root, file.path)
        guard FileStatus(path, followingLinks: false) == nil else {
            throw ToolError("\(file.path) is there already.", remedy: "Move it away and try again.")
        }
        try makeFolders(above: file.path)
        try FileSystem.write(file.text, to: path)
        inverses.append { try FileManager.default.removeItem(atPath: path) }
    }

    private mutating func edit(_ file: String, from old: String, to new: String) throws {
        let path = Paths.joined(root, file)
        guard try FileSystem.readText(path) == old else {
            throw ToolError("\(file) was changed by somebody else meanwhile.", remedy: "Try again.")
        }
        try overwrite(path, with: new)
        inverses.append { try overwrite(path, with: old) }
    }

    private mutating func move(_ from: String, _ to: String) throws {
        let source = Paths.joined(root, from)
        let destination = Paths.joined(root, to)
        guard FileStatus(destination, followingLinks: false) == nil else {
            throw ToolError("\(to) is there already.", remedy: "Move it away and try again.")
        }
        try makeFolders(above: to)
        try FileManager.default.moveItem(atPath: source, toPath: destination)
        inverses.append { try FileManager.default.moveItem(atPath: destination, toPath: source) }
        finishing.append { [root] in removeEmptyFolders(above: from, root: root) }
    }

    private mutating func remove(_ file: String) throws {
        let path = Paths.joined(root, file)
        let aside = Paths.joined(Paths.folder(path), ".\(Paths.name(path)).removed-\(getpid())")
        try FileManager.default.moveItem(atPath: path, toPath: aside)
        inverses.append { try FileManager.default.moveItem(atPath: aside, toPath: path) }
        finishing.append { [root] in
            try FileManager.default.removeItem(atPath: aside)
            removeEmptyFolders(above: file, root: root)
        }
    }

    private mutating func makeFolders(above file: String) throws {
        var missing: [String] = []
        var folder = Paths.folder(file)
        while !folder.isEmpty, FileStatus(Paths.joined(root, folder)) == nil {
            missing.append(folder)
            folder = Paths.folder(folder)
        }
        for folder in missing.reversed() {
            let path = Paths.joined(root, folder)
            try FileSystem.makeFolder(path)
            inverses.append { try FileManager.default.removeItem(atPath: path) }
        }
    }
}

/// Writes over a file and keeps who may read and run it.
private func overwrite(_ path: String, with text: String) throws {
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    try FileSystem.write(text, to: path)
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path) }
}

/// Removes the folders above a path that hold nothing any more; git keeps none of these either.
private func removeEmptyFolders(above file: String, root: String) {
    var folder = Paths.folder(file)
    while !folder.isEmpty, rmdir(Paths.joined(root, folder)) == 0 { folder = Paths.folder(folder) }
}
