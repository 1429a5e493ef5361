import ToolSupport

/// Files that `monorepo projgen` copied: a note in their folder says from where.
enum CopiedFile {
    /// The name of the note.
    private static let note = "COPIED.md"

    /// Whether a file is such a copy, or its note, and says what its source says: nothing is lost with it.
    static func isUnchanged(_ path: String, root: String) -> Bool {
        var folder = Paths.folder(path)
        while !folder.isEmpty, FileStatus(Paths.joined(root, "\(folder)/\(note)")) == nil { folder = Paths.folder(folder) }
        guard !folder.isEmpty, let text = try? FileSystem.readText(Paths.joined(root, "\(folder)/\(note)")),
            let source = text.firstMatch(of: /^A copy of \/(.+), made by/)?.output.1
        else { return false }
        let rest = path.dropFirst(folder.count + 1)
        guard rest != note else { return true }
        let original = try? FileSystem.read(Paths.joined(root, "\(source)/\(rest)"))
        return original != nil && original == (try? FileSystem.read(Paths.joined(root, path)))
    }
}
