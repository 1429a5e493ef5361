import ModuleGraph
import ToolSupport

/// What a walk through the repository found.
struct RepositoryScan {
    /// Folders with a `Package.swift` that may be a manifest, in byte order.
    var manifestFolders: [String] = []
    /// Swift files seen on the way, sorted; those of packages too.
    var swiftFiles: [String] = []
    /// What could not be walked.
    var problems: [Problem] = []

    /// Names of folders that tools make and that hold copies of other repositories or build products.
    private static let madeByTools: Set<String> = ["node_modules", "DerivedData", "SourcePackages", "Carthage", "Pods", "__pycache__"]
    /// Names of folders whose manifests are material of tests.
    private static let fixtures: Set<String> = ["Fixtures", "Fixture", "TestFixtures", "TestData", "testdata", "__Snapshots__"]

    /// Walks the repository. Hidden folders, links to folders, folders made by tools, ignored ones, and build folders are not entered.
    static func run(_ lister: FolderLister, ignoring ignored: [String]) throws(ToolError) -> RepositoryScan {
        var scan = RepositoryScan()
        var gitRoots: [String] = []
        let left = Set(ignored.map(Paths.normalized))
        var open: [(folder: String, isFixture: Bool)] = [("", false)]
        while let (folder, isFixture) = open.popLast() {
            let entries = lister.list(folder)
            // A scratch folder of the package manager has any name.
            if entries.contains(where: { $0.name == "workspace-state.json" }) { continue }
            for entry in entries {
                let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
                if left.contains(path) { continue }
                if entry.name == ".git" { gitRoots.append(folder) }
                switch entry.kind {
                case .folder:
                    if entry.name == "Package.swift" { scan.problems.append(Self.folderAsManifest(path)) }
                    if entry.name.hasPrefix(".") || Self.madeByTools.contains(entry.name) { continue }
                    open.append((path, isFixture || Self.fixtures.contains(entry.name)))
                case .file, .link:
                    if entry.name == "Package.swift", !isFixture { scan.manifestFolders.append(folder) }
                    if entry.kind == .file, entry.name.hasSuffix(".swift"), !entry.name.hasPrefix("."), !isFixture {
                        scan.swiftFiles.append(path)
                    }
                case .other: if entry.name == "Package.swift" { scan.problems.append(Self.noFile(path)) }
                }
            }
        }
        try scan.removeIgnored(lister, gitRoots)
        scan.manifestFolders.sort()
        scan.swiftFiles.sort()
        return scan
    }

    /// Leaves out what git ignores; asked of each repository for its own part, since git answers for no other.
    private mutating func removeIgnored(_ lister: FolderLister, _ gitRoots: [String]) throws(ToolError) {
        guard let last = ([""] + gitRoots).map({ $0.utf8.count }).max(), last >= 0 else { return }
        let folders = Set(swiftFiles.map(Paths.folder))
        let manifests = manifestFolders.map { $0.isEmpty ? "Package.swift" : "\($0)/Package.swift" }
        var byRoot: [String: [String]] = [:]
        let roots = Set(gitRoots + [""])
        for path in folders.union(manifests) where !path.isEmpty {
            var owner = Paths.folder(path)
            while !owner.isEmpty, !roots.contains(owner) { owner = Paths.folder(owner) }
            byRoot[owner, default: []].append(path)
        }
        var ignored = Set<String>()
        for (owner, paths) in byRoot.sorted(by: { $0.key < $1.key }) {
            let prefix = owner.isEmpty ? "" : owner + "/"
            let inside = paths.sorted().map { String($0.dropFirst(prefix.count)) }
            for path in try GitRepository.ignored(inside, in: lister.absolute(owner)) { ignored.insert(prefix + path) }
        }
        guard !ignored.isEmpty else { return }
        manifestFolders.removeAll { ignored.contains($0.isEmpty ? "Package.swift" : "\($0)/Package.swift") }
        swiftFiles.removeAll { ignored.contains(Paths.folder($0)) }
    }

    private static func noFile(_ path: String) -> Problem {
        Problem(
            id: "manifest-unreadable", location: Location(path: path),
            what: "This manifest is no file: it is a pipe, a socket or a device.",
            remedy: "Make it a file, or remove it.")
    }

    private static func folderAsManifest(_ path: String) -> Problem {
        Problem(
            id: "manifest-is-a-folder", severity: .warning, location: Location(path: path),
            what: "Package.swift is a folder here, not a manifest.", remedy: "Rename it if a package was meant.")
    }
}
