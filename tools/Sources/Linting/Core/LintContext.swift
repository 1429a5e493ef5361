package import Configuration
package import ModuleGraph
package import SourceFacts
import SourceSyntax
import ToolSupport

/// What rules look at: the workspace with its roles, the configuration, and the code where a rule needs more than facts.
package final class LintContext {
    /// The workspace, roles assigned.
    package let workspace: Workspace
    /// The configuration.
    package let configuration: RepositoryConfiguration
    /// Who owns what.
    package let owners: Owners
    private var code: [String: CodeTokens] = [:]
    /// The names under which targets may be imported, as far as they were asked for.
    var mappedNames: [TargetID: Set<String>] = [:]
    private let outlines: OutlineStore

    /// A context.
    package init(workspace: Workspace, configuration: RepositoryConfiguration, owners: Owners) {
        self.workspace = workspace
        self.configuration = configuration
        self.owners = owners
        outlines = OutlineStore(workspace)
    }

    /// The tokens of a Swift file; nil where it cannot be read.
    package func tokens(_ path: String) -> CodeTokens? {
        if let known = code[path] { return known }
        guard let bytes = try? FileSystem.read(Paths.joined(workspace.root, path)) else { return nil }
        let tokens = CodeTokens(bytes)
        code[path] = tokens
        return tokens
    }

    /// The declarations of a Swift file; nil where it cannot be read.
    func outline(_ path: String) -> Outline? { outlines.outline(path) }

    /// Reads the declarations of many files at once, on all processors.
    func prepareOutlines(_ paths: [String]) { outlines.prepare(paths) }

    /// The text of a file of the repository; nil where it cannot be read.
    package func text(_ path: String) -> String? {
        try? FileSystem.readText(Paths.joined(workspace.root, path))
    }

    /// The name of a target for messages, with its role where it has one: `LogbookViews (feature-views)`.
    package func name(_ target: TargetID) -> String {
        let target = workspace[target]
        return target.role.map { "\(target.name) (\($0))" } ?? target.name
    }
}
