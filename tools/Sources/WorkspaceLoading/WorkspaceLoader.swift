import Foundation
package import ModuleGraph
package import ToolSupport

/// Reads a repository of local packages into a `Workspace`.
///
/// A part that cannot be read is a problem of the workspace, and the other parts are in it all the same. Only where nothing can be said at
/// all does loading throw: the root is no folder, or there is no toolchain.
package struct WorkspaceLoader: Sendable {
    /// The absolute path of the root, links resolved.
    package let root: String
    /// How it is loaded.
    package var options: LoadingOptions

    /// A loader for the repository at a path. Throws where that is no folder.
    package init(root: String, options: LoadingOptions = LoadingOptions()) throws(ToolError) {
        guard let real = FileSystem.realPath(root), FileStatus(real)?.kind == .folder else {
            throw ToolError("\(root) is no folder.", remedy: "Give the repository's folder with --root.")
        }
        self.root = real
        self.options = options
    }

    /// Reads it. `onProgress` is told what is being done.
    package func load(onProgress: @Sendable (String) -> Void = { _ in }) throws(ToolError) -> Workspace {
        let lister = FolderLister(root: root)
        let cacheFolder = options.cacheFolder ?? LoadingOptions.cacheFolder(for: root, environment: environment)
        // Outlines are kept by content; without the cache they are to be read anew too.
        if !options.usesCache { unlink("\(cacheFolder)/outlines") }
        let scan = try RepositoryScan.run(lister, ignoring: options.ignoredFolders)
        var problems = scan.problems
        let manifests = try ManifestCollection(root: root, options: options, environment: environment, cacheFolder: cacheFolder)
            .read(scan.manifestFolders, lister, onProgress)
        problems += manifests.problems
        var layout = PackageLayout(packages: manifests.packages, lister: lister)
        layout.run()
        problems += layout.problems(unreadable: Set(manifests.unreadableFolders))
        var packages = layout.packages
        let dropped = layout.decoys
        problems.removeAll { problem in dropped.contains { Paths.isInside(problem.location.path, $0) } }
        var loose = options.findsLooseSources ? looseSources(scan.swiftFiles, packages, manifests.unreadableFolders) : []
        if options.readsSources {
            onProgress("reading source files")
            let files = packages.flatMap { $0.targets.flatMap(\.sources) } + loose
            let loader = FactsLoader(root: root, cachePath: "\(cacheFolder)/facts", usesCache: options.usesCache)
            let loaded = loader.load(files)
            problems += loaded.problems
            var next = loaded.files[...]
            for package in packages.indices {
                for target in packages[package].targets.indices {
                    let count = packages[package].targets[target].sources.count
                    packages[package].targets[target].sources = Array(next.prefix(count))
                    next = next.dropFirst(count)
                }
            }
            loose = Array(next)
        }
        problems += lister.problems
        return Workspace(root: root, packages: packages, problems: problems, looseSources: loose, cacheFolder: cacheFolder)
    }

    private var environment: [String: String] { options.environment ?? ProcessInfo.processInfo.environment }

    private func looseSources(_ files: [String], _ packages: [Package], _ unreadable: [String]) -> [SourceFile] {
        let owned = Set(packages.flatMap { $0.targets.flatMap { $0.sources.map(\.path) + $0.otherFiles } })
        let folders = Set(packages.map(\.folder) + unreadable)
        return files.filter { path in
            let name = Paths.name(path)
            let isManifest = name == "Package.swift" || ManifestFile.version(of: name) != nil
            return !owned.contains(path) && !(isManifest && folders.contains(Paths.folder(path)))
        }.map { SourceFile(path: $0) }
    }
}
