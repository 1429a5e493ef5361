package import ModuleGraph
package import ToolSupport

/// A generated package that holds the targets of many packages, so that one run of the package manager builds and tests all of them with
/// shared products.
///
/// Each target keeps the package name of its own package, so `package` declarations stay inside it. What such a package cannot express is
/// left to `separate`: those packages are built by themselves.
package struct Umbrella: Equatable, Sendable {
    /// The text of its manifest.
    package let manifest: String
    /// Names in the root that it must be able to reach as links beside its manifest.
    package let links: [String]
    /// Folders of the packages whose tests it runs, by folder.
    package let folders: [String]
    /// Targets with tests that it holds, by name.
    package let testTargets: [String]
    /// The targets that are built without tests.
    package let built: [Target]
    /// Packages that were asked for but have to be built by themselves, by folder.
    package let separate: [UmbrellaRefusal]

    /// A package of some packages' targets and all that these depend on. `programs` are packages whose targets other than tests are built
    /// too. Throws where a target depends on something that is not there.
    package init(of chosen: [Package], programs: [Package] = [], in workspace: Workspace) throws(ToolError) {
        let refusals = UmbrellaRefusals(workspace, chosen: chosen + programs)
        let accepted = chosen.filter { refusals.reasons[$0.folder] == nil }
        let graph = workspace.targetGraph([.declared, .plugins])
        let added = programs.filter { refusals.reasons[$0.folder] == nil }
        let own = (accepted.flatMap(\.targets) + added.flatMap { $0.targets.filter { !$0.isTest } }).map(\.id.index)
        let targets = graph.reachable(from: own).map { workspace.targets[$0] }
        try Self.checkDependencies(of: targets, in: workspace)
        let writer = UmbrellaWriter(workspace: workspace, targets: targets)
        manifest = writer.manifest
        links = Set(targets.compactMap { $0.folder?.split(separator: "/").first.map(String.init) }).sorted()
        folders = accepted.map(\.folder)
        testTargets = targets.filter(\.isTest).map(\.name).sorted()
        built = targets.filter { !$0.isTest }
        let known = Set(chosen.map(\.id))
        separate = (chosen + programs.filter { !known.contains($0.id) }).compactMap { package in
            refusals.reasons[package.folder].map { UmbrellaRefusal(folder: package.folder, reason: $0) }
        }
    }

    private static func checkDependencies(of targets: [Target], in workspace: Workspace) throws(ToolError) {
        for target in targets {
            guard target.folder != nil else {
                throw ToolError(
                    "\(target.location): the sources of \(target.name) were not found.", remedy: "Make its folder, or correct its path.")
            }
            for dependency in target.dependencies {
                guard case .unresolved(let reason) = dependency.resolution else { continue }
                throw ToolError(
                    "\(dependency.location): \(target.name) depends on \(dependency.spelling), which is not there. \(reason)",
                    remedy: "Correct the manifest.")
            }
        }
    }
}
