package import ModuleGraph
import ToolSupport

/// Which targets have a role. All that is given must fit; the first rule of the configuration that fits decides.
package struct RoleRule: Hashable, Sendable {
    /// The role.
    package var role: String
    /// Patterns of target names, one of which must fit; empty means any.
    package let targets: [LocatedText]
    /// Patterns of package folders, one of which must fit; empty means any.
    package let packages: [LocatedText]
    /// Kinds of targets; empty means any.
    package var kinds: [LocatedText]
    /// The place in the configuration.
    package var location: Location
    private let namePatterns: [PathPattern]
    private let folderPatterns: [PathPattern]

    init(_ reader: ObjectReader) {
        role = reader.requiredText("role", why: "Name the role that these targets have.")
        targets = reader.texts("targets") ?? []
        packages = reader.texts("packages") ?? []
        kinds = reader.texts("kinds") ?? []
        location = Location(path: reader.problems.path, line: reader.line)
        namePatterns = targets.map { PathPattern($0.text) }
        folderPatterns = packages.map { PathPattern("/" + $0.text) }
        for kind in kinds where Target.Kind(rawValue: kind.text) == nil {
            reader.problems.add(
                "There is no kind \"\(kind.text)\" of targets.",
                remedy: "Kinds are library, executable, test, system, macro, plugin and binary.", line: kind.location.line)
        }
        reader.finish()
    }

    /// Whether a target has the role by this rule.
    func matches(_ target: Target, of package: Package) -> Bool {
        (namePatterns.isEmpty || namePatterns.contains { $0.matches(target.name) })
            && (folderPatterns.isEmpty || folderPatterns.contains { $0.matches(package.folder) })
            && (kinds.isEmpty || kinds.contains { $0.text == target.kind.rawValue })
    }
}
