import ModuleGraph
import ToolSupport

/// One side of a change with what finds the owners of a path at once.
struct ImpactSide {
    /// The packages.
    let workspace: Workspace
    private var targetsByFolder: [String: [Target]] = [:]
    private var packagesBelow: [String: [Package]] = [:]

    init(_ workspace: Workspace) {
        self.workspace = workspace
        for target in workspace.targets {
            if let folder = target.folder { targetsByFolder[Paths.normalized(folder), default: []].append(target) }
        }
        for package in workspace.packages {
            for folder in Self.foldersAbove(package.folder) + [package.folder] { packagesBelow[folder, default: []].append(package) }
        }
    }

    /// The packages whose folder is a folder or lies within it.
    func packages(in folder: String) -> [Package] { packagesBelow[folder] ?? [] }

    /// The targets whose folder holds a path, of whichever package they are: one package may lie within a target of another.
    func targets(holding path: String) -> [Target] {
        (Self.foldersAbove(path) + [path]).flatMap { targetsByFolder[$0] ?? [] }
    }

    private static func foldersAbove(_ path: String) -> [String] {
        guard !path.isEmpty else { return [] }
        return [""] + path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
    }
}
