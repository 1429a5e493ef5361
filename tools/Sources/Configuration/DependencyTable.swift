package import ModuleGraph
import ToolSupport

/// Who may depend on whom: for each role what its targets may depend on; nothing else is allowed.
package struct DependencyTable: Hashable, Sendable {
    /// One thing that a role may depend on.
    package enum Entry: Hashable, Sendable {
        /// Targets of any package: `domain`, `Common`, `*Mocks`.
        case any(TargetSelector)
        /// Targets of the same package: `own:feature-views`, `own:*`.
        case own(TargetSelector)
        /// What another role may depend on: `as:feature-views`.
        case likeRole(LocatedText)
        /// What the other targets of the same package may depend on: `as:own`.
        case likeOwn

        init(_ text: LocatedText) {
            if text.text == "as:own" {
                self = .likeOwn
            } else if text.text.hasPrefix("as:") {
                self = .likeRole(LocatedText(text: String(text.text.dropFirst(3)), location: text.location))
            } else if text.text.hasPrefix("own:") {
                self = .own(TargetSelector(LocatedText(text: String(text.text.dropFirst(4)), location: text.location)))
            } else {
                self = .any(TargetSelector(text))
            }
        }

        /// As written.
        package var text: String {
            switch self {
            case .any(let selector): selector.text
            case .own(let selector): "own:\(selector.text)"
            case .likeRole(let role): "as:\(role.text)"
            case .likeOwn: "as:own"
            }
        }
    }

    /// What a role may depend on.
    package struct Row: Hashable, Sendable {
        /// The role.
        package var role: String
        /// What its targets may depend on.
        package var entries: [Entry]
        /// The place in the configuration.
        package var location: Location
    }

    /// A row for each role, by place.
    package var rows: [Row]

    init(_ reader: ObjectReader) {
        rows = reader.allMembers().map { member in
            Row(
                role: member.key, entries: reader.texts(of: member).map { Entry($0) },
                location: Location(path: reader.problems.path, line: member.line))
        }
    }

    /// The row of a role.
    package func row(of role: String) -> Row? { rows.first { $0.role == role } }

    /// Whether a target may depend on another; nil where the first has no role, so that the table says nothing of it.
    package func allows(_ from: Target, _ to: Target, in workspace: Workspace) -> Bool? {
        guard let role = from.role else { return nil }
        var visited: Set<String> = []
        return allows(role, from, to, workspace, &visited)
    }

    /// What a role may depend on, in words, as written.
    package func summary(of role: String) -> String {
        let texts = row(of: role)?.entries.map(\.text) ?? []
        return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
    }

    private func allows(_ role: String, _ from: Target, _ to: Target, _ workspace: Workspace, _ visited: inout Set<String>) -> Bool {
        guard visited.insert(role).inserted, let row = row(of: role) else { return false }
        for entry in row.entries {
            switch entry {
            case .any(let selector):
                if selector.matches(to, of: workspace[to.packageID]) { return true }
            case .own(let selector):
                if from.packageID == to.packageID, selector.matches(to, of: workspace[to.packageID]) { return true }
            case .likeRole(let other):
                if allows(other.text, from, to, workspace, &visited) { return true }
            case .likeOwn:
                for other in Set(workspace[from.packageID].targets.compactMap { workspace[$0.id].role }).sorted()
                where allows(other, from, to, workspace, &visited) { return true }
            }
        }
        return false
    }
}
