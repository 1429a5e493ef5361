import Foundation

/// A folder for temporary files that several processes may use at once, emptied by the last one that leaves it.
package final class SharedFolder: Sendable {
    /// The folder's absolute path.
    package let path: String
    private let lock: Int32

    /// Enters the folder, which is made where it is missing. Throws where that cannot be done.
    package init(_ path: String) throws(FileError) {
        try FileSystem.makeFolder(path)
        self.path = path
        let file = open("\(path)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0, flock(file, LOCK_SH) == 0 else { throw FileError("lock the folder", path) }
        lock = file
    }

    deinit {
        // Nobody else is in it where the lock can be had alone.
        if flock(lock, LOCK_EX | LOCK_NB) == 0 {
            for entry in (try? FileSystem.list(path)) ?? [] where entry.name != ".lock" {
                try? FileManager.default.removeItem(atPath: "\(path)/\(entry.name)")
            }
        }
        close(lock)
    }
}
