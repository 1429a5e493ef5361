package import ModuleGraph
import ToolSupport

/// Which targets are meant: a role, a target's name, a pattern of names (`*Views`), or a pattern of package folders
/// (`Packages/Features/**`), which is told by its slash.
package struct TargetSelector: Hashable, Sendable, CustomStringConvertible {
    /// As written.
    package let text: String
    /// The place in the configuration.
    package let location: Location
    /// As written.
    package var description: String { text }

    private let pattern: PathPattern

    /// A selector as written in a configuration.
    package init(_ text: LocatedText) {
        self.text = text.text
        location = text.location
        pattern = PathPattern(text.text)
        isPattern = text.text.utf8.contains { "*?/".utf8.contains($0) }
    }

    /// A selector that stands in no file, such as a rule's default.
    package init(_ text: String) {
        self.init(LocatedText(text: text, location: Location(path: "")))
    }

    /// Whether it may mean nothing at all: a pattern may, a name may not.
    package let isPattern: Bool

    /// Whether a target is meant.
    package func matches(_ target: Target, of package: Package) -> Bool {
        guard isPattern else { return target.role == text || target.name == text }
        if text == "*" { return true }
        if pattern.isAnchored { return pattern.matches(package.folder) }
        return pattern.matches(target.name)
    }

    /// What is wrong with it in this workspace; nil where it means something, or may mean nothing.
    func problem(in workspace: Workspace, roles: [String]) -> String? {
        guard !isPattern, !roles.contains(text), !workspace.targets.contains(where: { $0.name == text }) else { return nil }
        return "There is no role and no target \"\(text)\"."
    }
}

extension Workspace {
    /// The targets that any of some selectors means, by identifier.
    package func targets(matching selectors: [TargetSelector]) -> [Target] {
        targets.filter { target in selectors.contains { $0.matches(target, of: self[target.packageID]) } }
    }

    /// Whether any of some selectors means a target.
    package func matches(_ selectors: [TargetSelector], _ target: TargetID) -> Bool {
        selectors.contains { $0.matches(self[target], of: package(of: target)) }
    }
}
