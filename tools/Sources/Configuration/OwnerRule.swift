import ModuleGraph
import ToolSupport

/// Who owns what lies under a path; the last rule that fits decides.
package struct OwnerRule: Hashable, Sendable {
    /// A pattern of paths: a folder, `Packages/Core/**`, or `*` for everything.
    package var pattern: LocatedText
    /// The owners, as the code host names them.
    package var owners: [String]

    /// Whether a package's folder is meant.
    package func matches(_ folder: String) -> Bool {
        pattern.text == "*" || pattern.text == folder || PathPattern("/" + pattern.text).matches(folder)
    }
}
