import Foundation

/// A call to the file system that failed.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was tried, as a verb: `read`, `list`, `write`.
    package var action: String
    /// The path that it was tried on.
    package var path: String
    /// The system's error number.
    package var code: Int32

    /// An error; the code is the calling thread's `errno` unless given.
    package init(_ action: String, _ path: String, code: Int32 = errno) {
        self.action = action
        self.path = path
        self.code = code
    }

    /// The system's words for the code, such as `Permission denied`.
    package var reason: String { String(cString: strerror(code)) }
    /// `Could not read the file …: Permission denied.`
    package var description: String { "Could not \(action) \(path): \(reason)." }
}
