/// Every package of a repository, with all that leads from one target to another.
///
/// Paths are relative to the root, order is by path and name: the same repository gives the same workspace wherever it lies.
package struct Workspace: Sendable {
    /// The absolute path of the root, links resolved; for reading files, never for output.
    package let root: String
    /// The absolute path of the folder where answers about this repository are kept between runs; nil where none are.
    package let cacheFolder: String?
    /// Every package that could be read, by folder.
    package private(set) var packages: [Package]
    /// Every target of every package; ordered by package, then name.
    package private(set) var targets: [Target]
    /// What could not be read, by place.
    package let problems: [Problem]
    /// Source files of the repository that belong to no target, such as those of an Xcode project, by path.
    package let looseSources: [SourceFile]
    /// All edges between targets, by `from` and `to`; none from a target to itself.
    package let edges: [Edge]
    /// All edges to products elsewhere, by `from` and product.
    package let externalEdges: [ExternalEdge]

    let names: NameIndex
    let edgeRanges: [Range<Int>]
    let externalEdgeRanges: [Range<Int>]
    let incoming: [[Int]]

    /// Puts packages together: fills in identifiers, resolves declared dependencies and imports. Packages may be in any order.
    package init(root: String, packages: [Package], problems: [Problem] = [], looseSources: [SourceFile] = [], cacheFolder: String? = nil) {
        self.root = root
        self.cacheFolder = cacheFolder
        self.problems = problems.sorted()
        self.looseSources = looseSources.sorted { $0.path < $1.path }
        var numbered = packages.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
        var count = 0
        for index in numbered.indices {
            numbered[index].id = PackageID(index: index)
            for position in numbered[index].targets.indices {
                numbered[index].targets[position].id = TargetID(index: count)
                numbered[index].targets[position].packageID = PackageID(index: index)
                count += 1
            }
        }
        let names = NameIndex(packages: numbered)
        names.resolveDependencies(of: &numbered)
        let targets = numbered.flatMap(\.targets)
        let edges = EdgeBuilder(packages: numbered, targets: targets, names: names).build()
        self.names = names
        self.packages = numbered
        self.targets = targets
        self.edges = edges.local
        externalEdges = edges.external
        edgeRanges = Self.ranges(of: edges.local.map(\.from.index), count: targets.count)
        externalEdgeRanges = Self.ranges(of: edges.external.map(\.from.index), count: targets.count)
        var incoming = [[Int]](repeating: [], count: targets.count)
        for (index, edge) in edges.local.enumerated() { incoming[edge.to.index].append(index) }
        self.incoming = incoming
    }

    /// The same workspace with a role for each target.
    package func assigningRoles(_ role: (Target, Package) -> String?) -> Workspace {
        var result = self
        for package in packages.indices {
            for position in packages[package].targets.indices {
                let target = packages[package].targets[position]
                let name = role(target, packages[package])
                result.packages[package].targets[position].role = name
                result.targets[target.id.index].role = name
            }
        }
        return result
    }

    /// Where each owner's elements lie in an array that is ordered by owner.
    private static func ranges(of owners: [Int], count: Int) -> [Range<Int>] {
        var result = [Range<Int>](repeating: 0..<0, count: count)
        var start = 0
        while start < owners.count {
            var end = start
            while end < owners.count, owners[end] == owners[start] { end += 1 }
            result[owners[start]] = start..<end
            start = end
        }
        return result
    }
}
