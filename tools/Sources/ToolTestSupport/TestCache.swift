import Foundation
import ToolSupport

/// Where the tool keeps answers in these tests: the same manifest in another test's repository is not read by the toolchain again. It goes
/// with this process.
package enum TestCache {
    /// The folder's absolute path, for `MONOREPO_CACHE`.
    package static let path: String = {
        let path = Paths.joined(FileSystem.realPath(NSTemporaryDirectory()) ?? NSTemporaryDirectory(), "monorepo-tests-\(getpid())")
        atexit { TestCache.remove() }
        return path
    }()

    /// The folder of the answers about manifests within it.
    package static let answers = "\(path)/manifests"

    private static func remove() {
        do {
            try FileSystem.remove(path)
        } catch {
            print("\(error)")
        }
    }
}
