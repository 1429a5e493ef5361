import Configuration
import ModuleGraph
import SourceFacts
import ToolSupport
import ToolTestSupport

@testable import Linting

/// A small real tree of packages for one test: its manifests and sources lie in a folder, and the workspace is put together from the same
/// description, so that no toolchain has to be asked.
struct LintTree {
    /// A target of a description.
    struct TargetShape {
        var name: String
        var kind: Target.Kind = .library
        /// Names of targets; those of other packages become products.
        var uses: [String] = []
        /// The conditions of uses, by name.
        var conditions: [String: BuildCondition] = [:]
        var files: [String: String] = [:]
        var settings: [BuildSetting] = []
    }

    /// A package of a description.
    struct PackageShape {
        var folder: String
        var targets: [TargetShape]
        /// Folders of packages to depend on beside those that targets use.
        var also: [String] = []
        /// Identities of packages elsewhere, each with products of the same name.
        var external: [String] = []
        var files: [String: String] = [:]
        var manifest: (inout ManifestFacts) -> Void = { _ in }
    }

    let tree: SourceTree
    let workspace: Workspace

    init(_ shapes: [PackageShape], problems: [Problem] = []) throws {
        tree = try makeTree()
        var packages: [Package] = []
        for shape in shapes {
            var writer = ManifestWriter(shape, all: shapes)
            let package = writer.package()
            try tree.write(writer.text, to: package.manifest.path)
            for target in shape.targets {
                for (name, text) in target.files { try tree.write(text, to: "\(ManifestWriter.folder(of: target, in: shape))/\(name)") }
            }
            for (name, text) in shape.files { try tree.write(text, to: package.path(name)) }
            packages.append(package)
        }
        workspace = Workspace(root: tree.path, packages: packages, problems: problems)
    }

    /// What is found, with a configuration. Its problems fail the test by being thrown.
    func lint(_ rules: String..., configuration text: String? = nil, baseline: Baseline? = nil) throws -> LintReport {
        let (configuration, problems) =
            text.map { RepositoryConfiguration.parse("{ \"schema\": 1, \($0) }") } ?? RepositoryConfiguration.none
        let report = try Linter.run(workspace, configuration, problems, only: rules, baseline: baseline)
        if let problem = report.problems.first(where: { $0.id == "configuration" }) { throw ToolError(problem.description, remedy: "") }
        return report
    }

    /// What a rule finds, as `place: message` and `mend`, line by line. A finding of another rule and an error are told.
    func found(_ rule: String, configuration text: String? = nil) -> [String] {
        do {
            return try lint(rule, configuration: text).findings.flatMap { finding in
                (finding.rule == rule ? [] : ["[\(finding.rule)]"]) + ["\(finding.location): \(finding.message)", finding.mend]
            }
        } catch {
            return ["\(error)"]
        }
    }
}

extension LintTree.TargetShape {
    static func library(_ name: String, uses: [String] = [], _ files: [String: String] = [:]) -> Self {
        Self(name: name, uses: uses, files: files.isEmpty ? ["\(name).swift": ""] : files)
    }

    static func program(_ name: String, uses: [String] = [], _ files: [String: String] = [:]) -> Self {
        Self(name: name, kind: .executable, uses: uses, files: files.isEmpty ? ["main.swift": ""] : files)
    }

    static func tests(_ name: String, uses: [String] = [], _ files: [String: String] = [:]) -> Self {
        Self(name: name, kind: .test, uses: uses, files: files.isEmpty ? ["\(name).swift": "import Testing\n"] : files)
    }

    func when(_ name: String, _ condition: BuildCondition) -> Self {
        var copy = self
        copy.conditions[name] = condition
        return copy
    }
}

extension LintTree.PackageShape {
    static func package(_ folder: String, _ targets: [LintTree.TargetShape], also: [String] = [], external: [String] = []) -> Self {
        Self(folder: folder, targets: targets, also: also, external: external)
    }

    func with(_ files: [String: String]) -> Self {
        var copy = self
        copy.files = files
        return copy
    }

    func manifest(_ change: @escaping (inout ManifestFacts) -> Void) -> Self {
        var copy = self
        copy.manifest = change
        return copy
    }
}
