package import ModuleGraph
package import ToolSupport

/// A copy of one package and of the packages that it depends on, and of nothing else: what builds there stands alone.
package struct IsolatedCopy: Sendable {
    /// The absolute path of the copy, which has the repository's layout.
    package let path: String
    /// The absolute path of the package within it.
    package let package: String
    /// The absolute path of the scratch folder for it.
    package let scratch: String

    private let folders: [String]
    private let nested: [String]
    private let root: String

    /// A copy of a package below a folder that keeps copies between runs. `programs` are packages that it runs the programs of, without
    /// depending on them.
    package init(of chosen: Package, programs: [Package] = [], in workspace: Workspace, below folder: String) {
        let graph = workspace.packageGraph(.declared)
        let closure = graph.reachable(from: ([chosen] + programs).map(\.id.index)).map { workspace.packages[$0].folder }
        root = workspace.root
        folders = closure
        let inside = Set(closure)
        nested = workspace.packages.map(\.folder).filter { !inside.contains($0) }
        let place = "\(folder)/\(chosen.folder.isEmpty ? "root" : chosen.folder.map { $0 == "/" ? "+" : String($0) }.joined())"
        path = "\(place)/tree"
        package = chosen.folder.isEmpty ? path : "\(path)/\(chosen.folder)"
        // Modules of packages that are no dependencies any more must not be found: another closure, another scratch folder.
        scratch = "\(place)/build-\(ContentHash(closure.joined(separator: "\n")).hex.prefix(12))"
    }

    /// Makes the copy equal to the repository's present state: what git tracks or would track, or without git everything but hidden files.
    /// Files that are the same already are left alone. Returns the number of files.
    @discardableResult
    package func update() throws(ToolError) -> Int {
        let wanted = try sources()
        do {
            try removeOthers(Set(wanted))
            for file in wanted { try copy(file) }
        } catch {
            throw ToolError("The copy could not be made. \(error)", remedy: "Make \(path) writable, or remove it.")
        }
        return wanted.count
    }

    /// Paths of the closure's files, relative to the root.
    private func sources() throws(ToolError) -> [String] {
        let all: [String]
        if let repository = try? GitRepository(containing: root), let top = FileSystem.realPath(repository.root) {
            let prefix = Paths.relative(root, to: top)
            all = try repository.currentPaths(in: prefix)
        } else {
            all = FileTreeWalk.files(in: root) + [".swift-version"].filter { FileStatus("\(root)/\($0)")?.kind == .file }
        }
        return all.filter { path in
            guard folders.contains(where: { Paths.isInside(path, $0) }) else { return path == ".swift-version" }
            // A package that lies within another's folder belongs to the closure only by itself.
            let inner = nested.filter { !$0.isEmpty && Paths.isInside(path, $0) }.map(\.utf8.count).max() ?? -1
            let outer = folders.filter { Paths.isInside(path, $0) }.map(\.utf8.count).max() ?? -1
            return outer > inner
        }
    }

    private func removeOthers(_ wanted: Set<String>) throws(FileError) {
        for file in FileTreeWalk.files(in: path, includingHidden: true) where !wanted.contains(file) {
            try FileSystem.remove("\(path)/\(file)")
        }
    }

    private func copy(_ file: String) throws(FileError) {
        let source = "\(root)/\(file)"
        let place = "\(path)/\(file)"
        guard let status = FileStatus(source, followingLinks: false) else { return }
        try FileSystem.makeFolder(Paths.folder(place))
        if status.kind == .link {
            let text = try FileSystem.readLink(source)
            if let old = try? FileSystem.readLink(place), old == text { return }
            try FileSystem.remove(place)
            try FileSystem.makeLink(String(decoding: text, as: UTF8.self), at: place)
        } else if status.kind == .file {
            let bytes = try FileSystem.read(source)
            let permissions = FileSystem.permissions(of: source)
            let old = FileStatus(place, followingLinks: false)
            if old?.kind != .file || old?.size != bytes.count || (try? FileSystem.read(place)) != bytes {
                try FileSystem.remove(place)
                try FileSystem.write(bytes, to: place)
            }
            if FileSystem.permissions(of: place) != permissions { try FileSystem.setPermissions(permissions, of: place) }
        }
    }
}
