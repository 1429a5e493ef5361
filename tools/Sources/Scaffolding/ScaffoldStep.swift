import ToolSupport

/// One change of the tree. Paths are relative to the root.
package enum ScaffoldStep: Equatable, Sendable {
    /// A file that is not there yet.
    case create(RenderedFile)
    /// A file that has exactly one content now and gets another.
    case edit(path: String, old: String, new: String)
    /// A file or folder that gets another place.
    case move(from: String, to: String)
    /// A folder with all that is in it, or a file, that goes.
    case remove(path: String)

    /// The path that the step changes first.
    package var path: String {
        switch self {
        case .create(let file): file.path
        case .edit(let path, _, _), .remove(let path), .move(let path, _): path
        }
    }

    /// The step in one line, an edit with the lines that go and come.
    package var summary: String {
        switch self {
        case .create(let file):
            "create \(file.path) (\(file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1) lines)"
        case .edit(let path, let old, let new): (["edit   \(path)"] + Self.difference(old, new)).joined(separator: "\n")
        case .move(let from, let to): "move   \(from) to \(to)"
        case .remove(let path): "remove \(path)"
        }
    }

    private static func difference(_ old: String, _ new: String) -> [String] {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = after.difference(from: before)
        let removed = changes.removals.compactMap { if case .remove(let offset, let line, _) = $0 { (offset, "  - \(line)") } else { nil } }
        let added = changes.insertions.compactMap { if case .insert(let offset, let line, _) = $0 { (offset, "  + \(line)") } else { nil } }
        return (removed + added).sorted { $0.0 < $1.0 }.map(\.1)
    }
}
