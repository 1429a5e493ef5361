import ModuleGraph

/// The dependents of touched targets, over the dependencies of all sides together.
///
/// Declared dependencies count: an import that no manifest declares is for the linter to find.
struct ImpactSpread {
    private struct Dependent {
        let key: TargetKey
        let place: Location?
    }

    private var dependents: [TargetKey: [Dependent]] = [:]

    init(sides: [Workspace], rules: ImpactRules) {
        for side in sides {
            for edge in side.edges where edge.isDeclared {
                add(Self.key(edge.from, in: side), dependsOn: Self.key(edge.to, in: side), edge.declarations.first?.location)
            }
            for (folder, others) in rules.implicitDependencies {
                for from in Self.targets(of: folder, in: side) {
                    for to in others.flatMap({ Self.targets(of: $0, in: side) }) { add(from, dependsOn: to, nil) }
                }
            }
        }
    }

    /// Why each affected target is, the touched ones included. The way to a touched target is a shortest one.
    func reasons(from touched: [TargetKey: ImpactReason]) -> [TargetKey: ImpactReason] {
        var result = touched
        var level = touched.keys.sorted()
        while !level.isEmpty {
            var next: [TargetKey] = []
            for key in level {
                for dependent in dependents[key, default: []] where result[dependent.key] == nil {
                    result[dependent.key] = .dependency(package: key.folder, target: key.name, declaredAt: dependent.place)
                    next.append(dependent.key)
                }
            }
            level = next.sorted()
        }
        return result
    }

    private mutating func add(_ from: TargetKey, dependsOn to: TargetKey, _ place: Location?) {
        dependents[to, default: []].append(Dependent(key: from, place: place))
    }

    private static func key(_ id: TargetID, in side: Workspace) -> TargetKey {
        TargetKey(side.package(of: id), side[id])
    }

    private static func targets(of folder: String, in side: Workspace) -> [TargetKey] {
        side.packages.filter { $0.folder == folder }.flatMap { package in package.targets.map { TargetKey(package, $0) } }
    }
}
