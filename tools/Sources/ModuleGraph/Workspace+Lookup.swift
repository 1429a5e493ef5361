extension Workspace {
    /// The package of an identifier.
    package subscript(id: PackageID) -> Package { packages[id.index] }
    /// The target of an identifier.
    package subscript(id: TargetID) -> Target { targets[id.index] }
    /// The package that a target belongs to.
    package func package(of target: TargetID) -> Package { self[self[target].packageID] }
    /// Whether two targets belong to one package.
    package func areSiblings(_ one: TargetID, _ other: TargetID) -> Bool { self[one].packageID == self[other].packageID }

    /// The package that a name given by a person means: its folder, its name or its identity, in this order; several where it is
    /// not clear.
    package func packages(matching name: String) -> [Package] {
        let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
        if let found = packages.first(where: { $0.folder == folder || folder == "." && $0.folder.isEmpty }) { return [found] }
        let named = packages.filter { $0.name == name }
        return named.isEmpty ? packages.filter { $0.identity == name.lowercased() } : named
    }

    /// The targets that a name given by a person means: the target's name, or `Package/Target` with the package's name or folder.
    package func targets(matching name: String) -> [Target] {
        if let slash = name.lastIndex(of: "/") {
            let owners = Set(packages(matching: String(name[..<slash])).map(\.id))
            let last = name[name.index(after: slash)...]
            return targets.filter { owners.contains($0.packageID) && $0.name == last }
        }
        return targets.filter { $0.name == name }
    }

    /// The targets whose module has a name.
    package func targets(ofModule name: String) -> [TargetID] { names.targetsByModule[name] ?? [] }

    /// The package whose folder holds a path, the innermost where packages nest; also for a path that does not exist any more.
    package func package(owning path: String) -> Package? {
        var end = path.endIndex
        while let slash = path[..<end].lastIndex(of: "/") {
            if let id = names.packageByFolder[String(path[..<slash])] { return self[id] }
            end = slash
        }
        return names.packageByFolder[""].map { self[$0] }
    }

    /// The target whose source file, or else whose folder, a path is; also for a path that does not exist any more.
    package func target(owning path: String) -> Target? {
        guard let owner = package(owning: path) else { return nil }
        let candidates = owner.targets.filter { $0.folder.map { path.hasPrefix($0 + "/") } ?? false }
        return candidates.first { $0.sources.contains { $0.path == path } }
            ?? candidates.max { ($0.folder ?? "").utf8.count < ($1.folder ?? "").utf8.count }
    }

    /// The edges that leave a target, by the target they lead to.
    package func edges(from target: TargetID) -> ArraySlice<Edge> { edges[edgeRanges[target.index]] }
    /// The edges that lead to a target, by the target they come from.
    package func edges(to target: TargetID) -> [Edge] { incoming[target.index].map { edges[$0] } }
    /// The edge from one target to another, if there is one.
    package func edge(from: TargetID, to: TargetID) -> Edge? { edges(from: from).first { $0.to == to } }
    /// The edges that leave a target for products elsewhere.
    package func externalEdges(from target: TargetID) -> ArraySlice<ExternalEdge> {
        externalEdges[externalEdgeRanges[target.index]]
    }

    /// What a module's name means in the sources of a target.
    package func resolve(module name: String, in target: TargetID) -> ModuleResolution {
        names.resolve(module: name, in: self[target], of: package(of: target))
    }
}
