package import ModuleGraph
package import ToolSupport

/// `new library`: a plain package with one target and its tests, for any repository.
package struct LibraryScaffold: Sendable {
    /// The name.
    package var name: ScaffoldName
    /// The folder of its group, below `Packages` where there is such a folder; nil for where most packages are.
    package var group: String?
    /// Who owns it, as the code host names them.
    package var owners: [String]

    /// A library.
    package init(name: ScaffoldName, group: String? = nil, owners: [String] = []) {
        self.name = name
        self.group = group
        self.owners = owners
    }

    /// What is to be written. Throws where the name is taken or the group is none.
    package func plan(_ workspace: Workspace) throws(ToolError) -> ScaffoldPlan {
        let taken = TakenNames(workspace)
        try taken.checkPackage(name)
        try taken.checkModules([name.text, "\(name.text)Tests"])
        try Owner.check(owners)
        let place = place(in: workspace)
        let folder = try Destination.folder(of: name, in: group ?? place.group, under: place.base, workspace)
        var files = render(in: folder, workspace)
        if !owners.isEmpty { files.append(Owner.file(owners, in: folder)) }
        try FreePaths.check(files, root: workspace.root)
        let steps = files.map { ScaffoldStep.create($0) } + (try CodeOwners.adding(folder, owners: owners, root: workspace.root))
        return ScaffoldPlan(steps: steps, notes: ["Try it alone: cd \(folder) && swift build && swift test"])
    }

    /// The files as the template gives them.
    func render(in folder: String, _ workspace: Workspace) -> [RenderedFile] {
        LibraryTemplate.files.map { $0.rendered(values(workspace), in: folder) }
    }

    private func values(_ workspace: Workspace) -> [String: String] {
        let settings = ManifestEnd.common(in: workspace)
        let isHouse = settings != nil
        return [
            "Library": name.text, "words": name.words, "toolsVersion": toolsVersion(workspace),
            "rules": isHouse
                ? "// One MARK per target, alphabetical; one dependency per line; the settings at the end are the same in every package.\n"
                : "",
            "localization": workspace.packages.contains { $0.manifest.defaultLocalization == "en" }
                ? "defaultLocalization: \"en\",\n    " : "",
            "languageModes": isHouse ? ",\n    swiftLanguageModes: [.v6]" : "",
            "settings": settings.map { "\n" + $0 } ?? "",
        ]
    }

    /// The version that most manifests ask for; 6.0 in a repository without one, the first with `swiftLanguageModes` and Swift Testing.
    private func toolsVersion(_ workspace: Workspace) -> String {
        var counts: [String: Int] = [:]
        for package in workspace.packages { counts[package.manifest.toolsVersion, default: 0] += 1 }
        let version = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? "6.0.0"
        let parts = version.split(separator: ".")
        guard let major = parts.first.flatMap({ Int($0) }), major >= 6 else { return "6.0" }
        return parts.count == 3 && parts[2] == "0" ? parts.prefix(2).joined(separator: ".") : version
    }

    private func place(in workspace: Workspace) -> (base: String, group: String) {
        let folders = workspace.packages.map(\.folder)
        guard folders.contains(where: { $0.hasPrefix("Packages/") }) else {
            var counts: [String: Int] = [:]
            for folder in folders where folder.contains("/") { counts[Paths.folder(folder), default: 0] += 1 }
            return ("", counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "Packages")
        }
        return ("Packages", folders.contains { $0.hasPrefix("Packages/Core/") } ? "Core" : "")
    }
}
