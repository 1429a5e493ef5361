import Foundation
package import ToolSupport

/// Keeps other runs of this tool out of a folder for as long as it lives. The system lets go of it when the process ends, however it ends.
package final class FolderLock: Sendable {
    private let file: Int32

    /// Takes the lock, waiting for whoever has it; `onWait` is told once. Throws when the time is up or the folder cannot be written.
    package init(_ folder: String, timeout: Duration = .seconds(1800), onWait: () -> Void = {}) throws(ToolError) {
        let path = "\(folder)/monorepo.lock"
        do {
            try FileSystem.makeFolder(folder)
        } catch {
            throw ToolError(error.description, remedy: "Make the folder writable, or remove it.")
        }
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw ToolError(FileError("open the file", path).description, remedy: "Make the folder writable.") }
        let deadline = ContinuousClock.now + timeout
        var isWaiting = false
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            guard ContinuousClock.now < deadline else {
                close(file)
                throw ToolError(
                    "Another run of monorepo has used \(folder) for too long.", remedy: "Wait for it, or end it, and try again.")
            }
            if !isWaiting { onWait() }
            isWaiting = true
            usleep(100_000)
        }
    }

    deinit {
        close(file)
    }
}
