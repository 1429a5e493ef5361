import ArgumentParsing
import Configuration
import Impact
import ModuleGraph
import ToolSupport

extension CommandContext.Repository {
    /// The packages of some names, in the repository's order; all where none is given. Throws for a name that means none or several.
    func packages(named names: [String], command: String) throws -> [Package] {
        guard !names.isEmpty else { return workspace.packages }
        var chosen: Set<PackageID> = []
        for name in names {
            let found = workspace.packages(matching: name)
            switch found.count {
            case 1: chosen.insert(found[0].id)
            case 0:
                let known = workspace.packages.map(\.name).sorted().joined(separator: ", ")
                throw UsageError("there is no package \(name); the packages are: \(known).", command: command)
            default:
                let folders = found.map(\.folder).joined(separator: ", ")
                throw UsageError("several packages are called \(name): name one by its folder, of \(folders).", command: command)
            }
        }
        return workspace.packages.filter { chosen.contains($0.id) }
    }
}

extension ImpactRules {
    /// The customary rules with what a configuration says instead.
    init(_ settings: AffectedSettings) {
        self.init(
            everything: settings.everything ?? ImpactRules.customaryEverything,
            documents: settings.documents ?? ImpactRules.customaryDocuments,
            ignored: settings.ignored ?? [],
            implicitDependencies: settings.implicit)
    }
}
