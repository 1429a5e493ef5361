import Foundation
package import ModuleGraph
package import ToolSupport

/// `new feature`: a package in the shape of the features that are there, wired into the app.
package struct FeatureScaffold: Sendable {
    /// The name.
    package var name: ScaffoldName
    /// The group below `Packages/Features`, such as `Supplies`; empty for none.
    package var group: String
    /// Who owns it, as the code host names them; empty where the repository's configuration says it.
    package var owners: [String]
    /// Who owns the folder by the repository's configuration, for CODEOWNERS.
    package var configuredOwners: @Sendable (String) -> [String]
    /// The copies of other files that the targets of a package in a folder have beside their own, as the repository's configuration says.
    package var copies: @Sendable (Package) throws(ToolError) -> [RenderedFile]

    /// A feature.
    package init(
        name: ScaffoldName, group: String = "", owners: [String] = [],
        configuredOwners: @escaping @Sendable (String) -> [String] = { _ in [] },
        copies: @escaping @Sendable (Package) throws(ToolError) -> [RenderedFile] = { _ in [] }
    ) {
        self.name = name
        self.group = group
        self.owners = owners
        self.configuredOwners = configuredOwners
        self.copies = copies
    }

    /// What is to be written. Throws where the name is taken, the group is none, or the repository has no place for a feature.
    package func plan(_ workspace: Workspace) throws(ToolError) -> ScaffoldPlan {
        let wiring = try AppWiring(workspace)
        let needed = try neededPackages(workspace)
        let taken = TakenNames(workspace)
        try taken.checkPackage(name)
        try taken.checkModules(FeatureTemplate.moduleSuffixes.map { name.text + $0 })
        try taken.checkTypes(types, against: Array(needed.values))
        if let owner = wiring.takenPrefixes()[name.pathComponent] {
            throw ToolError(
                "/\(name.pathComponent) already leads to \(owner).", remedy: "Choose another name; a feature's links begin with its name.")
        }
        let folder = try Destination.folder(of: name, in: group, under: "Packages/Features", workspace)
        try Owner.check(owners)
        var files = render(in: folder, wiring: wiring, needed: needed, settings: ManifestEnd.common(in: workspace))
        files += try copies(outline(in: folder))
        try FreePaths.check(files, root: workspace.root)
        var steps = files.map { ScaffoldStep.create($0) }
        steps += try wiring.adding(name.text, packageFolder: folder)
        steps += try CodeOwners.adding(folder, owners: owners.isEmpty ? configuredOwners(folder) : owners, root: workspace.root)
        return ScaffoldPlan(
            steps: steps,
            notes: [
                "Try it alone: cd \(folder) && swift build && swift test",
                "Its first screen is at /\(name.pathComponent) of the app; its place in the navigation bar is a number in "
                    + "\(wiring.wiringFile(name.text)).",
            ])
    }

    /// The files as the template gives them for a feature that is in a folder, to tell what a person has changed since.
    static func rendered(_ name: ScaffoldName, in folder: String, _ workspace: Workspace) throws(ToolError) -> [RenderedFile] {
        let scaffold = FeatureScaffold(name: name)
        return scaffold.render(
            in: folder, wiring: try AppWiring(workspace), needed: try scaffold.neededPackages(workspace),
            settings: ManifestEnd.common(in: workspace))
    }

    private func render(in folder: String, wiring: AppWiring, needed: [String: Package], settings: String?) -> [RenderedFile] {
        var values = [
            "Feature": name.text, "feature": name.lowerCamel, "words": name.words, "Words": name.title, "path": name.pathComponent,
        ]
        for (dependency, package) in needed { values[dependency] = Paths.relative("/" + package.folder, to: "/" + folder) }
        var files = FeatureTemplate.feature.map { FeatureTemplate.adopting(settings: settings, in: $0.rendered(values, in: folder)) }
        files += FeatureTemplate.app.map { $0.rendered(values, in: wiring.folder) }
        if let tests = wiring.integrationFolder(name.text) {
            files += FeatureTemplate.integration.map { $0.rendered(values, in: tests) }
        }
        if !owners.isEmpty { files.append(Owner.file(owners, in: folder)) }
        return files
    }

    private func neededPackages(_ workspace: Workspace) throws(ToolError) -> [String: Package] {
        var result: [String: Package] = [:]
        for dependency in FeatureTemplate.neededPackages {
            guard let package = workspace.packages.first(where: { $0.name == dependency }) else {
                throw ToolError(
                    "A feature's screens are written over the package \(dependency), which this repository does not have.",
                    remedy: "Make a plain package with `monorepo new library NAME`.")
            }
            result[dependency] = package
        }
        return result
    }

    /// The package as it will be: its folder and its tests.
    private func outline(in folder: String) -> Package {
        let path = Paths.joined(folder, "Package.swift")
        let tests = Target(
            name: "\(name.text)Tests", kind: .test, folder: Paths.joined(folder, "Tests/\(name.text)Tests"),
            location: Location(path: path, line: 1))
        return Package(name: name.text, folder: folder, targets: [tests], manifest: ManifestFacts(path: path, toolsVersion: "6.3.0"))
    }

    private var types: Set<String> {
        Set([name.text] + FeatureTemplate.typeSuffixes.map { name.text + $0 } + ["Live\(name.text)ViewModel", "Mock\(name.text)ViewModel"])
    }
}
