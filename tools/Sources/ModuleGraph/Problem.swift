import ToolSupport

/// Something that kept a part of the repository from being read. The other parts are still in the workspace.
package struct Problem: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// How much is missing because of it.
    package enum Severity: String, Sendable {
        /// A package or a file is missing from the workspace: an answer without it may be wrong.
        case error
        /// Nothing that was asked for is missing.
        case warning
    }

    /// A stable name of the kind, such as `manifest-unreadable`.
    package var id: String
    /// How much is missing.
    package var severity: Severity
    /// Where.
    package var location: Location
    /// What is wrong, as a sentence.
    package var what: String
    /// What to do, as a sentence.
    package var remedy: String

    /// A problem.
    package init(id: String, severity: Severity = .error, location: Location, what: String, remedy: String) {
        self.id = id
        self.severity = severity
        self.location = location
        self.what = what
        self.remedy = remedy
    }

    /// `path:line: error: What. What to do. [id]`
    package var description: String {
        "\(location): \(severity.rawValue): \(PlainText.line("\(what) \(remedy)")) [\(id)]"
    }

    /// Orders by place, then name and words.
    package static func < (left: Problem, right: Problem) -> Bool {
        left.location != right.location
            ? left.location < right.location : (left.id, left.what) < (right.id, right.what)
    }
}
