import ToolSupport

/// The files of a folder, for what is not source and so in no workspace.
enum FileTree {
    /// Paths of files and links relative to the root, in order; what builds leave behind (`.build`, `.swiftpm`) is left out.
    static func files(in folder: String, root: String) throws(FileError) -> [String] {
        guard FileStatus(Paths.joined(root, folder), followingLinks: false)?.kind == .folder else { return [folder] }
        var result: [String] = []
        var pending = [folder]
        while let next = pending.popLast() {
            for entry in try FileSystem.list(Paths.joined(root, next)) {
                let path = Paths.joined(next, entry.name)
                if entry.kind != .folder {
                    result.append(path)
                } else if entry.name != ".build", entry.name != ".swiftpm" {
                    pending.append(path)
                }
            }
        }
        return result.sorted()
    }
}
