import Foundation
import ModuleGraph
import ToolSupport

/// What still points to a package that is about to go.
struct References {
    /// One line each: `path:line: what`.
    let all: [String]

    init(to package: Package, in workspace: Workspace, removed: [String], edited: [ScaffoldStep]) {
        let edits = Dictionary(
            edited.compactMap { step in if case .edit(let path, _, let new) = step { (path, new) } else { nil } }, uniquingKeysWith: { $1 })
        let isGone = { (path: String) in removed.contains { Paths.isInside(path, $0) } }
        var found: [(Location, String)] = []
        for other in workspace.packages where other.id != package.id && !isGone(other.folder) {
            for dependency in other.dependencies where dependency.packageID == package.id && edits[dependency.location.path] == nil {
                found.append((dependency.location, "\(other.name) depends on the package"))
            }
        }
        for edge in workspace.edges where edge.to.isTarget(of: package, workspace) && !edge.from.isTarget(of: package, workspace) {
            let from = workspace[edge.from]
            for declaration in edge.declarations where edits[declaration.location.path] == nil {
                found.append((declaration.location, "\(from.name) depends on \(workspace[edge.to].name)"))
            }
            for site in edge.imports where !isGone(site.path) {
                found.append((site.location, "\(from.name) imports \(workspace[edge.to].name)"))
            }
        }
        let imported = Set(found.map(\.0.path))
        found += Self.mentions(of: package, workspace, isGone: isGone, edits: edits).filter { !imported.contains($0.0.path) }
        all = found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { "\($0.0): \($0.1)" }
    }

    /// Words that only this package gives a meaning, in the app's sources and in the configuration.
    private static func mentions(
        of package: Package, _ workspace: Workspace, isGone: (String) -> Bool, edits: [String: String]
    ) -> [(Location, String)] {
        var words = Set(package.targets.map(\.moduleName).filter { $0 != package.name } + ["\(package.name)Wiring"])
        var paths = workspace.targets.filter { $0.kind == .executable }.flatMap { $0.sources.map(\.path) }.filter { !isGone($0) }
        var result = lines(with: words, in: paths, workspace.root, edits)
        words.insert(package.name)
        paths = [".monorepo.json"].filter { FileStatus(Paths.joined(workspace.root, $0)) != nil }
        result += lines(with: words, in: paths, workspace.root, edits)
        return result
    }

    private static func lines(
        with words: Set<String>, in paths: [String], _ root: String, _ edits: [String: String]
    ) -> [(Location, String)] {
        var result: [(Location, String)] = []
        for path in paths {
            let text = edits[path] ?? (try? FileSystem.readText(Paths.joined(root, path))) ?? ""
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let word = Words.all(in: line).first(where: { words.contains(String($0)) }) else { continue }
                result.append((Location(path: path, line: index + 1), "names \(word)"))
            }
        }
        return result
    }
}

extension TargetID {
    fileprivate func isTarget(of package: Package, _ workspace: Workspace) -> Bool {
        workspace[self].packageID == package.id
    }
}
