import Foundation
import ModuleGraph
import ToolSupport

/// The end that a repository's manifests have in common: a loop that gives every target the same settings.
enum ManifestEnd {
    /// Where it begins.
    static let marker = "for target in package.targets "

    /// The end that most manifests of the workspace have; nil where most have none.
    static func common(in workspace: Workspace) -> String? {
        var counts: [String: Int] = [:]
        var without = 0
        for package in workspace.packages {
            let text = (try? FileSystem.readText(Paths.joined(workspace.root, package.manifest.path))) ?? ""
            if let start = text.range(of: "\n" + marker) {
                counts[String(text[text.index(after: start.lowerBound)...]), default: 0] += 1
            } else {
                without += 1
            }
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value >= without else { return nil }
        return most.key
    }
}
