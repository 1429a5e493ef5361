import ModuleGraph
import ToolSupport

/// What changed paths touch by themselves.
struct ImpactTouch {
    /// Targets whose dependents are affected too.
    private(set) var targets: [TargetKey: ImpactReason] = [:]
    /// Packages, by folder, that are affected whatever becomes of their targets.
    private(set) var packages: [String: ImpactReason] = [:]
    /// Paths on which everything depends.
    private(set) var everything: [Impact.RuledPath] = []
    /// Paths that belong to no package.
    private(set) var unowned: [String] = []
    /// Paths that the rules leave out.
    private(set) var ignored: [Impact.RuledPath] = []

    private let sides: [ImpactSide]
    private let rules: ImpactRules
    private var changedManifests: Set<String> = []

    init(sides: [Workspace], rules: ImpactRules) {
        self.sides = sides.map { ImpactSide($0) }
        self.rules = rules
    }

    /// Counts one changed path.
    mutating func add(_ path: String) {
        let path = Paths.normalized(path)
        if let pattern = rules.ignored.first(where: { $0.matches(path) }) {
            ignored.append(Impact.RuledPath(path: path, pattern: pattern.text))
            return
        }
        let isRuled = addEverything(path)
        let isOwned = sides.map { add(path, on: $0) }.contains(true)
        if !isRuled, !isOwned { unowned.append(path) }
    }

    /// Touches what differs between two readings of a package's manifest.
    mutating func compareManifests(_ before: Package, _ after: Package) {
        let path = after.manifest.path
        switch ManifestComparison(before, after) {
        case .same:
            if changedManifests.contains(after.folder) { note(after, .manifestText(path: path)) }
        case .targets(let names):
            note(after, .manifest(path: path))
            for package in [before, after] {
                for target in package.targets where names.contains(target.name) { note(target, of: package, .manifest(path: path)) }
            }
        case .package:
            touch(before, .manifest(path: path))
            touch(after, .manifest(path: path))
        }
    }

    /// Whether everything, at least below the path's folder, depends on it.
    private mutating func addEverything(_ path: String) -> Bool {
        let fitting = rules.everything.filter { $0.matches(path) }
        guard let pattern = fitting.first(where: \.isAnchored) ?? fitting.first else { return false }
        let reason = ImpactReason.everything(path: path, pattern: pattern.text)
        for side in sides {
            for package in side.packages(in: pattern.isAnchored ? "" : Paths.folder(path)) { touch(package, reason) }
        }
        everything.append(Impact.RuledPath(path: path, pattern: pattern.text))
        return true
    }

    /// Whether the path belongs to anything on one side.
    private mutating func add(_ path: String, on side: ImpactSide) -> Bool {
        let inside = side.packages(in: path)
        for package in inside { touch(package, .changed(path: path)) }
        let holders = side.targets(holding: path)
        for target in holders { note(target, of: side.workspace.package(of: target.id), .changed(path: path)) }
        guard let owner = side.workspace.package(owning: path) else { return !inside.isEmpty || !holders.isEmpty }
        if Self.isManifest(path, of: owner) {
            // Where both sides have the package, what its manifest says is compared.
            if sides.count > 1, sides.allSatisfy({ $0.workspace.package(owning: path)?.folder == owner.folder }) {
                changedManifests.insert(owner.folder)
            } else {
                touch(owner, .manifest(path: path))
            }
        } else if !holders.contains(where: { $0.packageID == owner.id }) {
            if rules.documents.contains(where: { $0.matches(path) }) {
                note(owner, .document(path: path))
            } else {
                touch(owner, .changed(path: path))
            }
        }
        return true
    }

    private mutating func touch(_ package: Package, _ reason: ImpactReason) {
        note(package, reason)
        for target in package.targets { note(target, of: package, reason) }
    }

    private mutating func note(_ package: Package, _ reason: ImpactReason) {
        packages[package.folder] = packages[package.folder] ?? reason
    }

    private mutating func note(_ target: Target, of package: Package, _ reason: ImpactReason) {
        let key = TargetKey(package, target)
        targets[key] = targets[key] ?? reason
    }

    private static func isManifest(_ path: String, of package: Package) -> Bool {
        guard Paths.folder(path) == package.folder else { return false }
        let name = Paths.name(path)
        return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }
}
