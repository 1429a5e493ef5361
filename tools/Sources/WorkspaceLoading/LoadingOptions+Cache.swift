import Foundation
import ToolSupport

extension LoadingOptions {
    /// These options for another state of the repository at a root: what is read of it is kept apart. The first time, what is known of the
    /// working tree's manifests helps.
    package func forState(_ name: String, of root: String) -> LoadingOptions {
        let own = cacheFolder ?? Self.cacheFolder(for: root, environment: environment ?? ProcessInfo.processInfo.environment)
        var copy = self
        copy.cacheFolder = "\(own)/\(name)"
        let kept = "\(own)/\(name)/manifests"
        if FileStatus(kept) == nil, let known = try? FileSystem.read("\(own)/manifests") {
            do {
                try FileSystem.makeFolder("\(own)/\(name)")
                try FileSystem.write(known, to: kept)
            } catch {
                // Without it manifests are read anew; the loader says where its folder cannot be written.
            }
        }
        return copy
    }

    /// Where answers about a root are kept: in `$MONOREPO_CACHE`, else `$XDG_CACHE_HOME/monorepo`, else `~/.cache/monorepo`, in a folder of
    /// the root's own. Nothing is ever written into the repository itself.
    package static func cacheFolder(
        for root: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let name = Paths.name(root).unicodeScalars.map {
            $0.isASCII && ($0.properties.isAlphabetic || $0.value == 45) ? Character($0) : "_"
        }
        return "\(base(environment))/\(String(name))-\(ContentHash(root).hex.prefix(12))"
    }

    /// Where answers about manifests are kept for all repositories, beside the folders of their roots.
    package static func sharedFolder(_ environment: [String: String]) -> String { "\(base(environment))/manifests" }

    private static func base(_ environment: [String: String]) -> String {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        return value("MONOREPO_CACHE") ?? value("XDG_CACHE_HOME").map { "\($0)/monorepo" } ?? value("HOME").map { "\($0)/.cache/monorepo" }
            ?? "\(NSTemporaryDirectory())monorepo-cache"
    }
}
