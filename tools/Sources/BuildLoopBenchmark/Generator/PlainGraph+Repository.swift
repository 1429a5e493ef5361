package import ToolSupport

extension PlainGraph {
    /// What tells its repository from those of other sizes.
    var name: String {
        switch shape {
        case .packages(let count, let files): "\(count)-packages-\(files)-files"
        case .layers(let count, let width): "\(count)-layers-of-\(width)"
        }
    }

    /// Writes the repository below a folder and commits it; returns its files and its place.
    @discardableResult
    package func writeRepository(in folder: String) throws(ToolError) -> (tree: GeneratedTree, root: String) {
        let tree = tree()
        let root = "\(folder)/graph-\(name)"
        do { try tree.write(to: root) } catch {
            throw ToolError("\(error)", remedy: "Give the benchmark a folder that it may write to.")
        }
        try Self.commit(root)
        return (tree, root)
    }

    private static func commit(_ root: String) throws(ToolError) {
        guard FileStatus("\(root)/.git") == nil else { return }
        let identity = ["-c", "user.name=Benchmark", "-c", "user.email=benchmark@example.org", "-c", "commit.gpgsign=false"]
        for arguments in [["init", "-q", "-b", "main"], ["add", "-A"], identity + ["commit", "-q", "-m", "Generated"]] {
            let result = try ChildProcess("git", ["-C", root] + arguments, timeout: .seconds(300)).run()
            guard result.isSuccess else {
                throw ToolError("git failed in \(root): \(result.errorText)", remedy: "Check that git works there.")
            }
        }
    }
}
