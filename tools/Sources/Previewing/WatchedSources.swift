import Foundation
import ToolSupport

/// The files that a preview is built from, and what changes of them ask for.
package struct WatchedSources {
    /// What has to be done after a change.
    package enum Need: Int, Comparable {
        /// Nothing: no file of the preview changed.
        case nothing
        /// The same files are to be compiled anew: the last plan holds.
        case sources
        /// A plan is to be made anew: files came or went, or a manifest or resource changed.
        case everything

        package static func < (left: Need, right: Need) -> Bool { left.rawValue < right.rawValue }
    }

    private let trees: [String]
    private let manifests: [String]
    private var files: Set<String>

    /// The files below the folders of some targets, and the manifests of their packages; paths are absolute.
    package init(trees: [String], manifests: [String]) {
        self.trees = trees
        self.manifests = manifests
        files = Self.files(trees, manifests)
    }

    /// What changes ask for.
    package mutating func need(of changes: SourceWatch.Changes) -> Need {
        if changes.hasMoved {
            let now = Self.files(trees, manifests)
            defer { files = now }
            if now != files { return .everything }
        }
        let touched = changes.paths.intersection(files)
        guard !touched.isEmpty else { return .nothing }
        return touched.contains { !$0.hasSuffix(".swift") || manifests.contains($0) } ? .everything : .sources
    }

    private static func files(_ trees: [String], _ manifests: [String]) -> Set<String> {
        var files = Set(manifests.filter { FileStatus($0) != nil })
        var open = trees
        while let folder = open.popLast() {
            for entry in (try? FileSystem.list(folder)) ?? [] where !SourceWatch.isPassing(entry.name) {
                let path = "\(folder)/\(entry.name)"
                if entry.kind == .folder { open.append(path) } else { files.insert(path) }
            }
        }
        return files
    }
}
