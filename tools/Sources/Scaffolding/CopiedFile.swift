import ToolSupport

/// Files that `monorepo projgen` makes: sources with a line that says so, and copies, whose folder has a note of where they come from.
enum CopiedFile {
    /// How a source that was made begins.
    private static let heading = "// Made by `monorepo projgen` from "
    /// The name of the note.
    private static let note = "COPIED.md"

    /// Whether a file is such a source, or a copy, or its note, and says what its original says: nothing is lost with it.
    static func isUnchanged(_ path: String, root: String) -> Bool {
        if let text = try? FileSystem.readText(Paths.joined(root, path)), text.hasPrefix(heading) { return true }
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
