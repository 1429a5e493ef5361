package import ModuleGraph
package import ToolSupport

/// Who owns each package, and the CODEOWNERS file that says so to the code host.
package struct Owners: Sendable {
    /// The owners of each package, by `PackageID.index`; empty where nobody owns it.
    package let byPackage: [[String]]
    private let workspace: Workspace
    private let others: [OwnerRule]

    /// The owners by the repository's configuration and by those beside the manifests, which win. Notes what is wrong with the latter.
    package init(
        _ configuration: RepositoryConfiguration, _ workspace: Workspace, problems: inout [Problem]
    ) throws(ToolError) {
        self.workspace = workspace
        var result: [[String]] = []
        for package in workspace.packages {
            var owners = configuration.owners.last { $0.matches(package.folder) }?.owners ?? []
            if let own = try PackageConfiguration.load(package, root: workspace.root) {
                problems += own.problems.all
                if !own.configuration.owners.isEmpty { owners = own.configuration.owners }
            }
            result.append(owners)
        }
        byPackage = result
        others = configuration.owners.filter { rule in
            rule.pattern.text == "*" || !workspace.packages.contains { rule.matches($0.folder) }
        }
    }

    /// The text of CODEOWNERS: patterns of the configuration that are about no package, then a line for each package, by folder.
    package var codeOwners: String {
        var lines = [
            "# Written by `monorepo owners` from .monorepo.json; the last line that fits decides."
        ]
        for rule in others {
            lines.append("\(rule.pattern.text == "*" ? "*" : "/" + rule.pattern.text) \(rule.owners.joined(separator: " "))")
        }
        for (package, owners) in zip(workspace.packages, byPackage) where !owners.isEmpty {
            lines.append("/\(Self.escaped(package.folder))\(package.folder.isEmpty ? "" : "/") \(owners.joined(separator: " "))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func escaped(_ folder: String) -> String {
        folder.replacing(" ", with: "\\ ")
    }
}
