import Foundation
package import ModuleGraph
package import ToolSupport
package import WorkspaceLoading

/// Reads the packages of a state of the repository that is not the working tree.
///
/// Manifests and folders are written to a temporary place; of the sources only names are, since what they hold makes no edge that counts.
/// Answers about manifests are kept by their contents, as those of the working tree are.
package struct SnapshotWorkspace {
    private let snapshot: TreeSnapshot
    private let name: String
    private let options: LoadingOptions

    /// A reader of a snapshot. `options` are those of the working tree's own reading, with `cacheFolder` for this kind of snapshot.
    package init(_ snapshot: TreeSnapshot, root: String, options: LoadingOptions) {
        self.snapshot = snapshot
        name = Paths.name(root).isEmpty ? "root" : Paths.name(root)
        self.options = options
    }

    /// Reads it. A manifest that looks at other files is read among all of them.
    package func load() throws(ToolError) -> Workspace {
        let sparse = try load(paths: Self.manifests(of: snapshot), placeholders: true)
        guard sparse.packages.contains(where: \.manifest.readsItsSurroundings) else { return sparse }
        return try load(paths: Array(snapshot.files.keys), placeholders: false)
    }

    /// What makes the graph of a snapshot: with the same shape, two snapshots have the same packages.
    package static func shape(of snapshot: TreeSnapshot) -> ContentHash {
        var words = manifests(of: snapshot).sorted().map { "\($0) \(snapshot.files[$0].map { "\($0)" } ?? "")" }
        words += snapshot.links.map { "\($0.key) \($0.value)" }.sorted()
        words += placeholders(of: snapshot).sorted()
        return ContentHash(words.joined(separator: "\n"))
    }

    private static func manifests(of snapshot: TreeSnapshot) -> [String] {
        snapshot.files.keys.filter { path in
            let name = Paths.name(path)
            return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
        }
    }

    /// One file of each kind for each folder in a package, so that each folder exists and is seen to have sources. A link may lead from a
    /// package to any folder.
    private static func placeholders(of snapshot: TreeSnapshot) -> [String] {
        var known: Set<String> = []
        let packages = Set(manifests(of: snapshot).map(Paths.folder))
        let isEverywhere = packages.contains("") || !snapshot.links.isEmpty
        return snapshot.files.keys.sorted().filter { path in
            let name = Paths.name(path)
            guard name != "Package.swift", !name.hasPrefix("Package@swift-") else { return false }
            guard isEverywhere || isBelow(path, packages) else { return false }
            return known.insert("\(Paths.folder(path))\u{0}\(name == "main.swift" ? name[...] : Paths.fileExtension(path))").inserted
        }
    }

    private static func isBelow(_ path: String, _ folders: Set<String>) -> Bool {
        var folder = Paths.folder(path)
        while !folder.isEmpty {
            if folders.contains(folder) { return true }
            folder = Paths.folder(folder)
        }
        return false
    }

    private func load(paths: [String], placeholders: Bool) throws(ToolError) -> Workspace {
        let contents = try snapshot.contents(of: paths + snapshot.links.keys)
        var failure: FileError?
        for place in Self.places(isSmall: placeholders) {
            let temporary = Paths.normalized("\(place)/monorepo-\(UUID().uuidString)")
            defer { try? FileSystem.remove(temporary) }
            do {
                try write(contents, placeholders ? Self.placeholders(of: snapshot) : [], to: "\(temporary)/\(name)")
            } catch {
                failure = error
                continue
            }
            var options = options
            options.readsSources = false
            options.findsLooseSources = false
            return try WorkspaceLoader(root: "\(temporary)/\(name)", options: options).load()
        }
        throw ToolError(
            "The tree to compare with could not be written. \(failure.map { "\($0)" } ?? "")",
            remedy: "Make room in, or set TMPDIR to, a folder that can be written.")
    }

    /// Where the tree may be written, the best first. Names of files alone go to memory where it can be written to as a folder: making
    /// some thousands of them on a disk takes seconds. A place that a person names is the only one.
    private static func places(isSmall: Bool) -> [String] {
        let named = NSTemporaryDirectory()
        let isChosen = ProcessInfo.processInfo.environment["TMPDIR"]?.isEmpty == false
        return isSmall && !isChosen ? ["/dev/shm", named] : [named]
    }

    private func write(_ contents: [String: [UInt8]], _ placeholders: [String], to root: String) throws(FileError) {
        try FileSystem.makeFolder(root)
        var folders: Set<String> = []
        func place(_ path: String) throws(FileError) -> String {
            let folder = Paths.folder(path)
            if !folder.isEmpty, folders.insert(folder).inserted { try FileSystem.makeFolder("\(root)/\(folder)") }
            return "\(root)/\(path)"
        }
        for path in placeholders { try FileSystem.makeEmpty(place(path)) }
        for (path, bytes) in contents where snapshot.links[path] == nil { try FileSystem.write(bytes, to: place(path)) }
        for path in snapshot.links.keys {
            if let bytes = contents[path] { try FileSystem.makeLink(String(decoding: bytes, as: UTF8.self), at: place(path)) }
        }
    }
}
