import ToolSupport

/// A symbolic link of the repository: what changes under its destination changes under the link too.
package struct PathLink: Hashable, Sendable {
    /// The link, relative to the root.
    package var path: String
    /// What it leads to, relative to the root; it may lie outside, and then begins with `../`.
    package var destination: String

    /// A link with its text, which is relative to the link's folder.
    package init(path: String, text: String) {
        self.path = path
        destination = text.hasPrefix("/") ? text : Paths.joined(Paths.folder(path), text)
    }

    /// Where a path also lies because of this link; nil where the link does not lead to it.
    func alias(of path: String) -> String? {
        guard Paths.isInside(path, destination) else { return nil }
        let rest = path.dropFirst(destination.utf8.count).drop { $0 == "/" }
        return rest.isEmpty ? self.path : "\(self.path)/\(rest)"
    }
}
