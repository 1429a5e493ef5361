/// A file, link or submodule in a commit's tree.
package struct GitTreeEntry: Equatable, Sendable {
    /// What it is.
    package enum Kind: Equatable, Sendable {
        /// A file with content, a symbolic link, another repository.
        case file, link, submodule
    }

    /// The path, relative to the folder that was asked for.
    package var path: String
    /// What it is.
    package var kind: Kind
    /// The name of its content, or of the submodule's commit.
    package var object: String

    /// An entry.
    package init(path: String, kind: Kind, object: String) {
        self.path = path
        self.kind = kind
        self.object = object
    }
}
