package import ModuleGraph
package import ToolSupport

extension UmbrellaFolder {
    /// A place of its own for products that no other build can use, such as those with counters.
    package init(root: String, place: String) {
        self.root = root
        path = "\(root)/.build/\(place)"
    }

    /// Makes links for all folders at the root that hold packages, also those of which nothing is built: a test may look for what lies
    /// beside its package.
    package func linkNeighbours(of workspace: Workspace) throws(ToolError) {
        let names = Set(workspace.packages.compactMap { $0.folder.split(separator: "/").first.map(String.init) })
        for name in names.sorted() where FileStatus("\(path)/\(name)", followingLinks: false) == nil {
            do {
                try FileSystem.makeLink("\(Paths.relative(root, to: path))/\(name)", at: "\(path)/\(name)")
            } catch {
                throw ToolError("The generated package could not be written. \(error)", remedy: "Make \(path) writable, or remove it.")
            }
        }
    }
}

extension Umbrella {
    /// The name in its manifest, which that of its tests' binary begins with.
    package static let packageName = "Umbrella"
}
