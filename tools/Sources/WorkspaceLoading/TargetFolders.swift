import ModuleGraph
import ToolSupport

/// Finds the folders of a package's targets, as the package manager does.
struct TargetFolders {
    let package: Package
    let lister: FolderLister

    /// The folder of a target relative to the root; nil where there is none.
    func folder(of target: Target) -> String? {
        if let path = target.declaration.path {
            let folder = Paths.joined(package.folder, path)
            return holds(folder) && lister.isFolder(folder) ? folder : nil
        }
        let candidates = Self.customary(for: target.kind).map(package.path)
        guard let parent = candidates.first(where: lister.isFolder) else { return nil }
        let own = "\(parent)/\(target.name)"
        if lister.isFolder(own) { return own }
        // From tools version 5.9 on, the only target of its kind may lie directly in the folder of its kind.
        let others = package.targets.filter { Self.customary(for: $0.kind) == Self.customary(for: target.kind) && $0.kind != .binary }
        return others.count == 1 && isAtLeast(5, 9) ? parent : nil
    }

    /// Whether a folder lies in the package: as its path says, and not led out of the repository by a link.
    func holds(_ folder: String) -> Bool {
        guard Paths.isInside(folder, package.folder) else { return false }
        return FileSystem.realPath(lister.absolute(folder)).map { Paths.isInside($0, lister.root) } ?? true
    }

    private static func customary(for kind: Target.Kind) -> [String] {
        switch kind {
        case .test: ["Tests", "Sources", "Source", "src", "srcs"]
        case .plugin: ["Plugins"]
        default: ["Sources", "Source", "src", "srcs"]
        }
    }

    private func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        let parts = package.manifest.toolsVersion.split(separator: ".").compactMap { Int($0) }
        return !parts.lexicographicallyPrecedes([major, minor])
    }
}
