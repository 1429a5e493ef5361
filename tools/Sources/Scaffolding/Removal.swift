import Foundation
package import ModuleGraph
package import ToolSupport

/// `remove`: a package, the lines of the app that name it with the tests of these, and its black-box tests.
package struct Removal: Sendable {
    /// The name, identity or folder of the package.
    package var name: String
    /// Whether work goes that is neither committed nor the template's own text.
    package var discardsChanges: Bool

    /// A removal.
    package init(name: String, discardsChanges: Bool = false) {
        self.name = name
        self.discardsChanges = discardsChanges
    }

    /// What is to be removed, and what still points to it afterwards. Throws where no package or several are meant, or where work would be
    /// lost that nobody has committed.
    package func plan(_ workspace: Workspace) throws(ToolError) -> ScaffoldPlan {
        let package = try Self.package(named: name, in: workspace)
        let wiring = try? AppWiring(workspace)
        var removed = [package.folder]
        if let wiring {
            removed += wiring.wiringTests(package.name)
            removed += [wiring.wiringFile(package.name), wiring.integrationFolder(package.name)].compactMap(\.self)
        }
        removed += wiring?.pictures(of: package.name) ?? []
        removed = removed.filter { FileStatus(Paths.joined(workspace.root, $0), followingLinks: false) != nil }
        if !discardsChanges { try checkUnsaved(removed, package, workspace) }
        // The lists first: they are the steps that can fail for what is in them.
        var steps = try wiring?.removing(package, from: workspace) ?? []
        steps += try CodeOwners.removing(package.folder, root: workspace.root)
        steps += removed.reversed().map { .remove(path: $0) }
        let references = References(to: package, in: workspace, removed: removed, edited: steps)
        return ScaffoldPlan(steps: steps, leftovers: references.all)
    }

    /// The one package that a name means.
    static func package(named name: String, in workspace: Workspace) throws(ToolError) -> Package {
        let found = workspace.packages(matching: name)
        guard let package = found.first else {
            throw ToolError(
                "There is no package \(name).",
                remedy: "The packages are: \(workspace.packages.map(\.name).sorted().joined(separator: ", ")).")
        }
        guard found.count == 1 else {
            throw ToolError(
                "Several packages are called \(name): \(found.map(\.folder).joined(separator: ", ")).", remedy: "Name one by its folder.")
        }
        guard !package.folder.isEmpty else {
            throw ToolError("\(name) is the whole repository.", remedy: "Name a package in a folder of its own.")
        }
        return package
    }

    private func checkUnsaved(_ removed: [String], _ package: Package, _ workspace: Workspace) throws(ToolError) {
        let templates = Self.templates(for: package, workspace)
        guard let git = try? GitRepository(containing: workspace.root) else {
            let own = try files(in: removed, workspace.root)
            try refuse(own.filter { !isTemplate($0, templates, workspace.root) }, "no git repository keeps")
            return
        }
        let arguments = ["-C", workspace.root, "status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames", "--"]
        let output = try git.workingTreeOutput(arguments + removed)
        let prefix = Paths.relative(FileSystem.realPath(workspace.root) ?? workspace.root, to: FileSystem.realPath(git.root) ?? git.root)
        var unsaved: [String] = []
        for entry in output.split(separator: 0) where entry.count > 3 {
            let path = String(decoding: entry.dropFirst(3), as: UTF8.self)
            let own = prefix.isEmpty ? path : String(path.dropFirst(prefix.utf8.count + 1))
            guard FileStatus(Paths.joined(workspace.root, own), followingLinks: false) != nil else { continue }
            if !isTemplate(own, templates, workspace.root) { unsaved.append(own) }
        }
        try refuse(unsaved, "nobody has committed")
    }

    private func refuse(_ files: [String], _ why: String) throws(ToolError) {
        guard let first = files.first else { return }
        throw ToolError(
            "\(files.count == 1 ? "A file" : "\(files.count) files") that \(why) would be lost, such as \(first).",
            remedy: "Commit first, or say --discard-changes.")
    }

    private func isTemplate(_ path: String, _ templates: [String: String], _ root: String) -> Bool {
        guard let text = templates[path] else { return CopiedFile.isUnchanged(path, root: root) }
        return (try? FileSystem.readText(Paths.joined(root, path))) == text
    }

    private func files(in removed: [String], _ root: String) throws(ToolError) -> [String] {
        do {
            return try removed.flatMap { try FileTree.files(in: $0, root: root) }
        } catch {
            throw ToolError("\(error)", remedy: "Make it readable and try again.")
        }
    }

    /// What `new` writes for a package of this name in this place, by path.
    private static func templates(for package: Package, _ workspace: Workspace) -> [String: String] {
        guard let name = try? ScaffoldName(package.name) else { return [:] }
        var files = (try? FeatureScaffold.rendered(name, in: package.folder, workspace)) ?? []
        if package.target(named: "\(package.name)Implementation") == nil {
            files = LibraryScaffold(name: name).render(in: package.folder, workspace)
        }
        if let own = try? FileSystem.readText(Paths.joined(workspace.root, package.path(".monorepo.json"))) {
            // Its only content is the owner, which `new` was told.
            files.append(RenderedFile(path: package.path(".monorepo.json"), text: own))
        }
        return Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    }
}
