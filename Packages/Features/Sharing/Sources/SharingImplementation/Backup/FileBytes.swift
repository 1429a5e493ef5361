import Foundation
import Glibc
import Sharing

/// A file that is read or written piece by piece.
final class FileBytes {
    private static let pieceSize = 1 << 20

    private let path: String
    private let descriptor: Int32

    /// Opens a file to read. Throws `BackupError`.
    init(reading path: String) throws(BackupError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, Self.words) }
    }

    /// Makes a new file that only its owner can read. Throws `BackupError`.
    init(creating path: String) throws(BackupError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor < 0 else { return }
        if errno == EEXIST { throw .exists(path: path) }
        throw .unwritable(path: path, Self.words)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// At most so many of the next bytes, none at the end. Throws `BackupError`.
    func read(atMost limit: Int = pieceSize) throws(BackupError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(limit, Self.pieceSize))
        while true {
            let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return Array(bytes.prefix(count)) }
            guard errno == EINTR else { throw .unreadable(path: path, Self.words) }
        }
    }

    /// Writes all of the bytes. Throws `BackupError`.
    func write(_ bytes: [UInt8]) throws(BackupError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .unwritable(path: path, Self.words)
            }
        }
    }

    /// Waits until the disk has what was written. Throws `BackupError`.
    func finish() throws(BackupError) {
        guard fsync(descriptor) == 0 else { throw .unwritable(path: path, Self.words) }
    }

    private static var words: String { String(cString: strerror(errno)) }
}
