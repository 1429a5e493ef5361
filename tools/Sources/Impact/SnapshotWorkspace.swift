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
    private let manifests: [String]
    private let placeholders: [String]

    /// A reader of a snapshot. `options` are those of the working tree's own reading, with `cacheFolder` for this kind of snapshot.
    package init(_ snapshot: TreeSnapshot, root: String, options: LoadingOptions) {
        self.snapshot = snapshot
        name = Paths.name(root).isEmpty ? "root" : Paths.name(root)
        self.options = options
        manifests = snapshot.files.keys.filter(Self.isManifest).sorted()
        placeholders = Self.placeholders(of: snapshot, packages: Set(manifests.map(Paths.folder)))
    }

    /// Reads it. A manifest that looks at other files is read among all of them.
    package func load() throws(ToolError) -> Workspace {
        let sparse = try load(paths: manifests, placeholders: placeholders)
        guard sparse.packages.contains(where: \.manifest.readsItsSurroundings) else { return sparse }
        return try load(paths: Array(snapshot.files.keys), placeholders: [])
    }

    /// Whether the other one has the same packages for sure: the same manifests, and the same kinds of files in the same folders.
    package func hasShape(of other: SnapshotWorkspace) -> Bool {
        placeholders == other.placeholders && manifests == other.manifests && snapshot.links == other.snapshot.links
            && manifests.allSatisfy { snapshot.files[$0] == other.snapshot.files[$0] }
    }

    private static func isManifest(_ path: String) -> Bool {
        let name = Paths.name(path)
        return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    /// One file of each kind for each folder in a package, the first by name, so that each folder exists and is seen to have sources. A
    /// link may lead from a package to any folder.
    private static func placeholders(of snapshot: TreeSnapshot, packages: Set<String>) -> [String] {
        struct Place: Hashable {
            let folder: String
            let kind: Substring
        }
        let isEverywhere = packages.contains("") || !snapshot.links.isEmpty
        var isInPackage: [String: Bool] = [:]
        var first: [Place: String] = [:]
        for path in snapshot.files.keys where !isManifest(path) {
            let folder = Paths.folder(path)
            let isKept = isEverywhere || isInPackage[folder] ?? isBelow(path, packages)
            isInPackage[folder] = isKept
            guard isKept else { continue }
            let place = Place(folder: folder, kind: path.hasSuffix("/main.swift") ? "main.swift" : Paths.fileExtension(path))
            first[place] = first[place].map { min($0, path) } ?? path
        }
        return first.values.sorted()
    }

    private static func isBelow(_ path: String, _ folders: Set<String>) -> Bool {
        var folder = Paths.folder(path)
        while !folder.isEmpty {
            if folders.contains(folder) { return true }
            folder = Paths.folder(folder)
        }
        return false
    }

    private func load(paths: [String], placeholders: [String]) throws(ToolError) -> Workspace {
        let contents = try snapshot.contents(of: paths + snapshot.links.keys)
        var failure: FileError?
        for place in Self.places(isSmall: !placeholders.isEmpty) {
            let temporary = Paths.normalized("\(place)/monorepo-\(UUID().uuidString)")
            defer { try? FileSystem.remove(temporary) }
            do {
                try write(contents, placeholders, to: "\(temporary)/\(name)")
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
