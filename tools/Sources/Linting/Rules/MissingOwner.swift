import Configuration
import ModuleGraph

/// A package that nobody owns.
struct MissingOwner: Rule {
    static let id = "missing-owner"
    static let reason = "A change to a package needs somebody who answers for it."

    init(_ settings: RuleSettings) {}

    func check(_ context: LintContext) -> [Finding] {
        context.workspace.packages.filter { context.owners.byPackage[$0.id.index].isEmpty }.map { package in
            Finding(
                rule: Self.id, location: Location(path: package.manifest.path, line: 1),
                message: "Nobody owns the package \(package.name).",
                mend: "Write `{ \"schema\": 1, \"owner\": \"@team\" }` to \(package.path(RepositoryConfiguration.fileName)), "
                    + "or name its folder in \"owners\" of \(RepositoryConfiguration.fileName); then run `monorepo owners`.",
                from: "package \(package.name)")
        }
    }
}
