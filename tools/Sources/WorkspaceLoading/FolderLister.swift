import ModuleGraph
import ToolSupport

/// Lists folders of a repository, each once.
final class FolderLister {
    /// The absolute path of the root.
    let root: String
    private var known: [String: [FileSystem.Entry]] = [:]
    private var kinds: [String: [String: FileStatus.Kind]] = [:]
    private var failures: [String: FileError] = [:]
    private var noted: Set<Problem> = []

    init(root: String) {
        self.root = root
    }

    /// The names in a folder relative to the root; none where it cannot be listed, which `problems` then tells.
    func list(_ folder: String) -> [FileSystem.Entry] {
        if let entries = known[folder] { return entries }
        do {
            let entries = try FileSystem.list(absolute(folder))
            known[folder] = entries
            return entries
        } catch {
            known[folder] = []
            failures[folder] = error
            return []
        }
    }

    /// Keeps what is wrong with something that was listed.
    func note(_ problem: Problem) { noted.insert(problem) }

    /// The folders that could not be listed, and what was noted.
    var problems: [Problem] {
        (noted
            + failures.map { folder, error in
                Problem(
                    id: "folder-unreadable", location: Location(path: folder.isEmpty ? "." : folder),
                    what: "This folder cannot be listed: \(error.reason).", remedy: "Make it readable, or leave it out.")
            }).sorted()
    }

    /// The absolute path of one relative to the root.
    func absolute(_ path: String) -> String {
        path.isEmpty ? root : root == "/" ? "/\(path)" : "\(root)/\(path)"
    }

    /// Whether a path relative to the root is a folder, links followed.
    func isFolder(_ path: String) -> Bool {
        guard !path.isEmpty else { return true }
        guard Paths.isInside(path, "") else { return FileStatus(Paths.joined(root, path))?.kind == .folder }
        guard let kind = kind(of: Paths.name(path), in: Paths.folder(path)) else { return false }
        return kind == .folder || kind == .link && FileStatus(absolute(path))?.kind == .folder
    }

    /// What a name in a folder is; nil where there is none.
    private func kind(of name: String, in folder: String) -> FileStatus.Kind? {
        if let kinds = kinds[folder] { return kinds[name] }
        let found = Dictionary(list(folder).map { ($0.name, $0.kind) }) { first, _ in first }
        kinds[folder] = found
        return found[name]
    }
}
