package import ModuleGraph
import ToolSupport

/// Collects what is wrong with a configuration file, each with its line.
package final class ConfigurationProblems {
    /// The file, relative to the root.
    package let path: String
    /// What was found, in the order in which it was found.
    package private(set) var all: [Problem] = []
    private let lines: [Substring]

    /// Nothing found yet in a file of this text.
    package init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Notes a problem.
    package func add(_ what: String, remedy: String, line: Int) {
        all.append(
            Problem(id: "configuration", location: Location(path: path, line: line), what: what, remedy: remedy))
    }

    /// The line, at or after another, on which a text stands in quotes; the other line where it is not found. A reader of JSON knows the
    /// lines of members, not those of a list's elements.
    func line(of text: String, from start: Int) -> Int {
        let quoted = JSONValue.string(text).line
        let first = max(0, start - 1)
        guard first < lines.count else { return start }
        return lines[first...].firstIndex { $0.contains(quoted) }.map { $0 + 1 } ?? start
    }
}
