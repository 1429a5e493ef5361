import ModuleGraph
import SourceFacts
import ToolSupport

/// Lists the files of a target's folder, as the package manager does.
struct TargetFiles {
    let package: Package
    let target: Target
    let folder: String
    let lister: FolderLister
    /// Folders of other packages, which end the walk.
    let packageFolders: Set<String>
    private let excluded: Set<String>
    private let resources: [String]
    private let declared: [String]?

    init(package: Package, target: Target, folder: String, lister: FolderLister, packageFolders: Set<String>) {
        self.package = package
        self.target = target
        self.folder = folder
        self.lister = lister
        self.packageFolders = packageFolders
        func inside(_ path: String) -> String { Paths.joined(folder, path) }
        excluded = Set(target.declaration.exclude.map(inside))
        resources = target.declaration.resources.map { inside($0.path) }
        declared = target.declaration.sources?.map(inside)
    }

    /// The source files, and the other files, each by path.
    func list() -> (sources: [SourceFile], others: [String]) {
        var sources: [SourceFile] = []
        var others: [String] = []
        var open = [folder]
        var visited: Set<String> = []
        while let current = open.popLast() {
            for entry in lister.list(current) {
                let path = current.isEmpty ? entry.name : "\(current)/\(entry.name)"
                guard !entry.name.hasPrefix("."), !excluded.contains(path) else { continue }
                var kind = entry.kind
                if kind == .link {
                    guard let status = FileStatus(lister.absolute(path)) else {
                        addOdd(path, "it is a link that leads nowhere", to: &sources)
                        continue
                    }
                    kind = status.kind
                    // A link into a folder that is walked already would never end.
                    if kind == .folder, !visited.insert("\(status.device):\(status.inode)").inserted { continue }
                    if kind == .folder, !isEntered(path) { continue }
                }
                switch kind {
                case .folder:
                    let isClosed =
                        packageFolders.contains(path) || ["xcodeproj", "playground", "xcworkspace"].contains(Paths.fileExtension(path))
                    if !isClosed { open.append(path) }
                case .file:
                    if current == package.folder, isManifest(entry.name) { continue }
                    if let language = Self.language(of: path), isSource(path) {
                        sources.append(SourceFile(path: path, language: language))
                    } else {
                        others.append(path)
                    }
                case .link, .other: addOdd(path, "it is a pipe, a socket or a device", to: &sources)
                }
            }
        }
        return (sources.sorted { $0.path < $1.path }, others.sorted())
    }

    /// Notes a source that is no file: what is wrong with it stands where its facts would.
    private func addOdd(_ path: String, _ trouble: String, to sources: inout [SourceFile]) {
        guard let language = Self.language(of: path), isSource(path) else { return }
        sources.append(SourceFile(path: path, language: language, facts: FileFacts(troubles: [trouble])))
    }

    /// Whether the folder that a link leads to is walked: not where it holds the link itself, nor outside of the repository.
    private func isEntered(_ path: String) -> Bool {
        guard let real = FileSystem.realPath(lister.absolute(path)), let own = FileSystem.realPath(lister.absolute(Paths.folder(path)))
        else {
            return false
        }
        if Paths.isInside(own, real) { return false }
        if Paths.isInside(real, lister.root) { return true }
        lister.note(
            Problem(
                id: "link-outside", location: Location(path: path),
                what: "This link leads to a folder outside of the repository, whose files are not read.",
                remedy: "Move the folder into the repository, or exclude the link from its target."))
        return false
    }

    private func isSource(_ path: String) -> Bool {
        guard !resources.contains(where: { Paths.isInside(path, $0) }) else { return false }
        return declared.map { $0.contains { Paths.isInside(path, $0) } } ?? true
    }

    private func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || ManifestFile.version(of: name) != nil
    }

    /// The language that a file's name tells; nil for other files.
    static func language(of path: String) -> SourceFile.Language? {
        switch Paths.fileExtension(path) {
        case "swift": .swift
        case "c": .c
        case "cc", "cpp", "cxx", "c++": .cxx
        case "m": .objectiveC
        case "mm": .objectiveCxx
        case "s", "S", "asm": .assembly
        case "h", "hh", "hpp", "hxx", "inc": .header
        default: nil
        }
    }
}
