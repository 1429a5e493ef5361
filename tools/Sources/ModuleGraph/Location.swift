import ToolSupport

/// A place in a file of the repository.
package struct Location: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The path relative to the root, with `/`.
    package var path: String
    /// From 1; 0 where only the file is known.
    package var line: Int
    /// In UTF-8 bytes, from 1; 0 where only the line is known.
    package var column: Int

    /// A place; without a line the whole file is meant.
    package init(path: String, line: Int = 0, column: Int = 0) {
        self.path = path
        self.line = line
        self.column = column
    }

    /// `path:line:column`, without what is not known, on one line whatever the path holds.
    package var description: String {
        let path = PlainText.line(path)
        return line == 0 ? path : column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
    }

    /// Orders by path in bytes, then line and column.
    package static func < (left: Location, right: Location) -> Bool {
        left.path != right.path ? left.path < right.path : (left.line, left.column) < (right.line, right.column)
    }
}
