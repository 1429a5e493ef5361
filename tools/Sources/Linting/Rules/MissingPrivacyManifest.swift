import Configuration
import ModuleGraph

/// A package without the privacy manifest that it must have.
struct MissingPrivacyManifest: Rule {
    static let id = "missing-privacy-manifest"
    static let reason = "The report on what the app does with data is put together from the packages' own statements."
    private let targets: [TargetSelector]
    private static let fileName = "PrivacyInfo.xcprivacy"

    init(_ settings: RuleSettings) {
        targets = settings.selectors("targets", default: ["*"])
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let owners = Set(workspace.targets(matching: targets).map(\.packageID))
        return workspace.packages.filter { package in
            owners.contains(package.id) && !package.topLevelFiles.contains(Self.fileName)
                && !package.targets.contains { $0.otherFiles.contains { $0.hasSuffix("/" + Self.fileName) } }
        }.map { package in
            Finding(
                rule: Self.id, location: Location(path: package.manifest.path, line: 1),
                message: "The package \(package.name) has no privacy manifest.",
                mend: "Write \(package.path(Self.fileName)) with what the package collects, tracks and why it reads what it reads.",
                from: "package \(package.name)")
        }
    }
}
