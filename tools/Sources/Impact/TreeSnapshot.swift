package import ToolSupport

/// The files of one state of a folder of a repository, wherever their contents are. The working tree is not touched.
package struct TreeSnapshot: Sendable {
    /// Where the content of a file is.
    package enum Content: Equatable, Sendable {
        /// In git, under a name.
        case object(String)
        /// In git, under a name, in the submodule of an absolute path.
        case submodule(String, repository: String)
        /// On disk, at an absolute path.
        case disk(String)
    }

    /// The contents of files by their paths relative to the folder.
    package private(set) var files: [String: Content] = [:]
    /// The texts of symbolic links by their paths relative to the folder.
    package private(set) var links: [String: Content] = [:]
    /// Submodules whose files are not here, by path relative to the folder.
    package private(set) var missing: [String] = []

    private let repository: GitRepository

    /// A commit, or the empty tree.
    package init(commit: String, in repository: GitRepository, folder: String) throws(ToolError) {
        self.repository = repository
        let entries = try repository.tree(of: commit, in: folder)
        add(entries, below: "") { .object($0) }
        let top = Paths.joined(repository.root, folder)
        for entry in entries where entry.kind == .submodule {
            try addSubmodule(at: entry.path, commit: entry.object, top: top)
        }
    }

    /// The working tree: this state of a folder of the repository (relative to its top) with the paths that differ from it as they are on
    /// disk.
    package func workingTree(changed: [String], folder: String) -> TreeSnapshot {
        var result = self
        let top = Paths.joined(repository.root, folder)
        for path in changed { result.addFromDisk(path, top: top) }
        return result
    }

    /// The contents of some files or links, by path.
    package func contents(of paths: [String]) throws(ToolError) -> [String: [UInt8]] {
        var wanted: [String: [String: [String]]] = [:]
        var result: [String: [UInt8]] = [:]
        for path in paths {
            switch files[path] ?? links[path] {
            case .object(let name): wanted[repository.root, default: [:]][name, default: []].append(path)
            case .submodule(let name, let root): wanted[root, default: [:]][name, default: []].append(path)
            case .disk(let place): result[path] = try Self.read(place)
            case nil: break
            }
        }
        for (root, names) in wanted {
            let source = root == repository.root ? repository : try GitRepository(containing: root)
            for (name, content) in try source.contents(of: Array(names.keys)) {
                for path in names[name] ?? [] { result[path] = content }
            }
        }
        return result
    }

    private mutating func add(_ entries: [GitTreeEntry], below folder: String, _ content: (String) -> Content) {
        for entry in entries {
            let path = folder.isEmpty ? entry.path : "\(folder)/\(entry.path)"
            switch entry.kind {
            case .file: files[path] = content(entry.object)
            case .link: links[path] = content(entry.object)
            case .submodule: break
            }
        }
    }

    /// The files of a submodule at the commit that its repository holds; one that is not checked out, or lacks the commit, is missing.
    private mutating func addSubmodule(at path: String, commit: String, top: String) throws(ToolError) {
        let folder = "\(top)/\(path)"
        guard FileStatus("\(folder)/.git") != nil, let module = try? GitRepository(containing: folder),
            let entries = try? module.tree(of: commit)
        else {
            missing.append(path)
            return
        }
        add(entries, below: path) { .submodule($0, repository: module.root) }
    }

    /// Replaces what is known of a path, or of all that is below it, by what is on disk.
    private mutating func addFromDisk(_ path: String, top: String) {
        let path = Paths.normalized(path)
        files[path] = nil
        links[path] = nil
        let place = "\(top)/\(path)"
        switch FileStatus(place, followingLinks: false)?.kind {
        case .file: files[path] = .disk(place)
        case .link: links[path] = .disk(place)
        case .folder: addFolder(path, place)
        case .other, nil: break
        }
    }

    private mutating func addFolder(_ path: String, _ place: String) {
        var waiting = [(path, place)]
        while let (path, place) = waiting.popLast() {
            for entry in (try? FileSystem.list(place)) ?? [] where !entry.name.hasPrefix(".") {
                let next = ("\(path)/\(entry.name)", "\(place)/\(entry.name)")
                switch entry.kind {
                case .file: files[next.0] = .disk(next.1)
                case .link: links[next.0] = .disk(next.1)
                case .folder: waiting.append(next)
                case .other: break
                }
            }
        }
    }

    private static func read(_ place: String) throws(ToolError) -> [UInt8] {
        do {
            if FileStatus(place, followingLinks: false)?.kind == .link { return try FileSystem.readLink(place) }
            return try FileSystem.read(place)
        } catch {
            throw ToolError(error.description, remedy: "Check the file's permissions.")
        }
    }
}
