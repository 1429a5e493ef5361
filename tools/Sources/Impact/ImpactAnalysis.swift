package import ModuleGraph
import ToolSupport

/// Finds what a change affects: what it touches on either side, and all that depends on that on either side.
///
/// Packages are known by their folders and targets by folder and name, so that both sides fit together.
package struct ImpactAnalysis: Sendable {
    /// The packages before the change; nil where they are not known, so that a changed manifest touches its whole package.
    package var base: Workspace?
    /// The packages after it.
    package var head: Workspace
    /// Symbolic links of either side.
    package var links: [PathLink]
    /// Which files matter to more or less than their package.
    package var rules: ImpactRules

    /// An analysis.
    package init(base: Workspace?, head: Workspace, links: [PathLink] = [], rules: ImpactRules = ImpactRules()) {
        self.base = base
        self.head = head
        self.links = links
        self.rules = rules
    }

    /// What the change of these paths affects. A path may be a file, also one that does not exist any more, or a folder, which stands for
    /// all that is in it. A renamed file is two paths.
    package func impact(of paths: [String]) -> Impact {
        var touch = ImpactTouch(sides: sides, rules: rules)
        for path in withAliases(paths) { touch.add(path) }
        if let base {
            for package in head.packages {
                guard let before = base.packages(matching: package.folder.isEmpty ? "." : package.folder).first,
                    before.folder == package.folder
                else { continue }
                touch.compareManifests(before, package)
            }
        }
        return answer(touch, ImpactSpread(sides: sides, rules: rules).reasons(from: touch.targets))
    }

    private var sides: [Workspace] { (base.map { [$0] } ?? []) + [head] }

    /// The paths in order, with every other path that links give them. More than a few links in a row are not followed: two that lead to
    /// each other would give names without end.
    private func withAliases(_ paths: [String]) -> [String] {
        var known = Set(paths)
        var latest = paths
        for _ in 0..<4 where !links.isEmpty && !latest.isEmpty {
            latest = latest.flatMap { path in links.compactMap { $0.alias(of: path) } }.filter { known.insert($0).inserted }
        }
        return known.sorted()
    }

    private func answer(_ touch: ImpactTouch, _ reasons: [TargetKey: ImpactReason]) -> Impact {
        let packages = head.packages.compactMap { package -> AffectedPackage? in
            let targets = package.targets.compactMap { target in
                reasons[TargetKey(package, target)].map { AffectedTarget(name: target.name, reason: $0) }
            }
            let reason = touch.packages[package.folder]
            guard reason != nil || !targets.isEmpty else { return nil }
            return AffectedPackage(
                name: package.name, folder: package.folder, reason: reason, targets: targets,
                testModules: package.targets.filter(\.isTest).map(\.moduleName))
        }
        let folders = Set(head.packages.map(\.folder))
        let deleted = (base?.packages ?? []).filter { !folders.contains($0.folder) }
        return Impact(
            packages: packages,
            deleted: deleted.map { Impact.DeletedPackage(name: $0.name, folder: $0.folder) },
            everything: touch.everything, unowned: touch.unowned, ignored: touch.ignored)
    }
}
