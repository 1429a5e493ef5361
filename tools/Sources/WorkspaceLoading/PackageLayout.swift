import ModuleGraph
import ToolSupport

/// Gives targets their folders and files, and tells packages from manifests that merely lie in another package's sources.
struct PackageLayout {
    private(set) var packages: [Package]
    let lister: FolderLister
    /// Folders of manifests that are material of another package's target.
    private(set) var decoys: Set<String> = []

    init(packages: [Package], lister: FolderLister) {
        self.packages = packages.sorted { $0.folder < $1.folder }
        self.lister = lister
    }

    mutating func run() {
        for index in packages.indices {
            let folders = TargetFolders(package: packages[index], lister: lister)
            for target in packages[index].targets.indices {
                packages[index].targets[target].folder = folders.folder(of: packages[index].targets[target])
            }
        }
        dropDecoys()
        let folders = Set(packages.map(\.folder))
        for index in packages.indices {
            for position in packages[index].targets.indices {
                let target = packages[index].targets[position]
                guard let folder = target.folder, target.kind != .binary else { continue }
                let files = TargetFiles(
                    package: packages[index], target: target, folder: folder, lister: lister, packageFolders: folders
                ).list()
                packages[index].targets[position].sources = files.sources
                packages[index].targets[position].otherFiles = files.others
            }
        }
    }

    /// A manifest within a target's own folder is that target's material, unless a package depends on it by path.
    private mutating func dropDecoys() {
        var wanted = Set<String>()
        for package in packages {
            for case .folder(let folder) in package.dependencies.map(\.source) { wanted.insert(folder) }
        }
        var owned: [String: String] = [:]
        for package in packages {
            for target in package.targets {
                if let folder = target.folder, folder != package.folder { owned[folder] = package.folder }
            }
        }
        for package in packages where !wanted.contains(package.folder) {
            var folder = package.folder
            while !folder.isEmpty {
                if let owner = owned[folder], owner != package.folder, !decoys.contains(owner) {
                    decoys.insert(package.folder)
                    break
                }
                folder = Paths.folder(folder)
            }
        }
        packages.removeAll { decoys.contains($0.folder) }
    }

    /// Targets without a folder, and dependencies on folders without a package.
    func problems(unreadable: Set<String>) -> [Problem] {
        let known = Set(packages.map(\.folder)).union(unreadable).union(decoys)
        return packages.flatMap { package in
            package.targets.compactMap { missingFolder($0, in: package) }
                + package.dependencies.compactMap { missingPackage($0, known: known) }
        }
    }

    private func missingFolder(_ target: Target, in package: Package) -> Problem? {
        guard target.folder == nil, target.kind != .binary else { return nil }
        let place = target.declaration.path.map { Paths.joined(package.folder, $0) }
        if let place, !TargetFolders(package: package, lister: lister).holds(place) {
            return Problem(
                id: "target-outside", location: target.location,
                what: "The folder of target \(target.name) lies outside of its package: \(place).",
                remedy: "Move it into the package; the package manager refuses it where it is.")
        }
        return Problem(
            id: "target-folder-missing", severity: .warning, location: target.location,
            what: "The folder of target \(target.name) does not exist\(place.map { ": \($0)" } ?? "").",
            remedy: "Make it, or generate it before this tool runs; until then the target counts as having no sources.")
    }

    private func missingPackage(_ dependency: PackageDependency, known: Set<String>) -> Problem? {
        guard case .folder(let folder) = dependency.source, !known.contains(folder) else { return nil }
        if !Paths.isInside(folder, ""), FileStatus("\(Paths.joined(lister.root, folder))/Package.swift") != nil { return nil }
        return Problem(
            id: "dependency-missing", location: dependency.location,
            what: "There is no package in \(folder.isEmpty ? "the root" : folder), on which this package depends.",
            remedy: "Mend the path, or remove the line.")
    }
}
