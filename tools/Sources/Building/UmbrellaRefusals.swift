import ModuleGraph

/// Finds the packages that a generated one cannot hold, and those that depend on them.
struct UmbrellaRefusals {
    /// Reasons as sentences, by the package's folder.
    private(set) var reasons: [String: String] = [:]

    init(_ workspace: Workspace, chosen: [Package]) {
        let graph = workspace.packageGraph(.declared)
        let concerned = graph.reachable(from: chosen.map(\.id.index)).map { workspace.packages[$0] }
        for package in concerned { reasons[package.folder] = Self.reason(package, in: workspace) }
        refuseDuplicates(concerned)
        // A package that depends on a refused one would have its targets twice.
        let refused = concerned.filter { reasons[$0.folder] != nil }
        for index in graph.reversed.reachable(from: refused.map(\.id.index)) {
            let package = workspace.packages[index]
            guard reasons[package.folder] == nil else { continue }
            reasons[package.folder] = "It depends on a package that has to be built by itself."
        }
    }

    /// Two targets of one name cannot be in one package: the package that comes first keeps it.
    private mutating func refuseDuplicates(_ packages: [Package]) {
        var owners: [String: String] = [:]
        for package in packages where reasons[package.folder] == nil {
            if let name = package.targets.map(\.name).first(where: { owners[$0] != nil }), let owner = owners[name] {
                reasons[package.folder] = "It has a target \(name), and so does \(owner)."
            } else {
                for target in package.targets { owners[target.name] = package.folder }
            }
        }
    }

    private static func reason(_ package: Package, in workspace: Workspace) -> String? {
        if !package.manifest.traits.isEmpty { return "It has traits." }
        for target in package.targets {
            if let reason = reason(target) { return reason }
            if workspace.externalEdges(from: target.id).contains(where: \.isDeclared) {
                return "\(target.name) depends on a package that is not in the repository."
            }
        }
        return nil
    }

    private static func reason(_ target: Target) -> String? {
        switch target.kind {
        case .plugin, .macro, .binary, .other:
            return "\(target.name) is a target that only its own package can build: \(target.kind.rawValue)."
        case .library, .executable, .test, .system: break
        }
        if target.folder?.isEmpty == true { return "The sources of \(target.name) are the whole repository." }
        for dependency in target.dependencies {
            if dependency.form == .plugin { return "\(target.name) uses a plugin." }
            if !dependency.moduleAliases.isEmpty { return "\(target.name) renames modules." }
            if let condition = dependency.condition, ManifestText.condition(condition) == nil {
                return "\(target.name) has a dependency under a trait."
            }
        }
        if let setting = target.declaration.settings.first(where: { ManifestText.setting($0) == nil }) {
            return "\(target.name) has the setting \(setting.kind), which this tool cannot write."
        }
        return nil
    }
}
