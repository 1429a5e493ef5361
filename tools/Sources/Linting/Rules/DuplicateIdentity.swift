import ModuleGraph

/// Packages of one identity, which is the lower-cased name of the folder: SwiftPM cannot have both in one graph.
struct DuplicateIdentity: Rule {
    static let id = "duplicate-identity"
    static let reason =
        "SwiftPM tells packages apart by the last part of their folder; of two equal ones it silently takes one, or sees a circle."
    static let isUniversal = true
    private let isEverywhere: Bool

    init(_ settings: RuleSettings) {
        isEverywhere = settings.flag("anywhere", default: false)
    }

    func check(_ context: LintContext) -> [Finding] {
        let workspace = context.workspace
        let graph = workspace.packageGraph(.declared)
        var closures: [Int: Set<Int>] = [:]
        func closure(_ package: Package) -> Set<Int> {
            if let known = closures[package.id.index] { return known }
            let found = Set(graph.reachable(from: [package.id.index]))
            closures[package.id.index] = found
            return found
        }
        let groups = Dictionary(grouping: workspace.packages, by: \.identity).filter { $0.value.count > 1 }
        var findings: [Finding] = []
        for (identity, packages) in groups.sorted(by: { $0.key < $1.key }) {
            for (position, package) in packages.enumerated().dropFirst() {
                let earlier = packages[..<position]
                guard
                    let other = isEverywhere
                        ? earlier.first
                        : earlier.first(where: { other in
                            workspace.packages.contains { closure($0).isSuperset(of: [package.id.index, other.id.index]) }
                        })
                else { continue }
                findings.append(finding(package, other, identity))
            }
        }
        return findings + workspace.packages.flatMap { namesakes($0, context) }
    }

    private func finding(_ package: Package, _ other: Package, _ identity: String) -> Finding {
        Finding(
            rule: Self.id, location: Location(path: package.manifest.path, line: 1),
            message: "The packages in \(place(package)) and \(place(other)) have the same identity, \"\(identity)\".",
            mend: "Rename the folder of one of them.", from: package.folder, to: other.folder,
            notes: [Finding.Note(Location(path: other.manifest.path, line: 1), "the other package")])
    }

    /// A package whose own identity is that of a package elsewhere that it depends on.
    private func namesakes(_ package: Package, _ context: LintContext) -> [Finding] {
        package.dependencies.filter { $0.identity == package.identity && $0.packageID == nil }.map { dependency in
            Finding(
                rule: Self.id, location: dependency.location,
                message: "The package in \(place(package)) depends on a package of its own identity, \"\(package.identity)\".",
                mend: "Rename the folder: SwiftPM takes the dependency for the package itself.", from: package.folder,
                to: dependency.identity)
        }
    }

    private func place(_ package: Package) -> String { package.folder.isEmpty ? "the root folder" : package.folder }
}
