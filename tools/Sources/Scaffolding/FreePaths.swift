import ToolSupport

/// Whether the files of a plan are still to be written.
enum FreePaths {
    /// Throws for a file that is there already.
    static func check(_ files: [RenderedFile], root: String) throws(ToolError) {
        for file in files where FileStatus(Paths.joined(root, file.path), followingLinks: false) != nil {
            throw ToolError("\(file.path) is there already.", remedy: "Move it away, or choose another name.")
        }
    }
}
