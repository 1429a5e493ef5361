package import ToolSupport

/// A link in `.build/bin` to a program that was built, so that there is one name for it whichever way it was built.
package struct ProgramLink {
    private let name: String
    private let products: String
    private let root: String

    /// A link to a program in a folder of products (absolute), in a repository (absolute).
    package init(_ name: String, in products: String, root: String) {
        self.name = name
        self.products = products
        self.root = root
    }

    /// Makes it, or turns an older one to the program.
    package func make() throws(ToolError) {
        let folder = "\(root)/.build/bin"
        let text = "\(Paths.relative(products, to: folder))/\(name)"
        do {
            try FileSystem.makeFolder(folder)
            if let old = try? FileSystem.readLink("\(folder)/\(name)"), old == Array(text.utf8) { return }
            try FileSystem.remove("\(folder)/\(name)")
            try FileSystem.makeLink(text, at: "\(folder)/\(name)")
        } catch {
            throw ToolError(error.description, remedy: "Make \(folder) writable.")
        }
    }
}
