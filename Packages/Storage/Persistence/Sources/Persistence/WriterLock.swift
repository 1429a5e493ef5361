import Common
import Glibc

/// The right to write a folder's data: an `flock` that ends with the process, however that ends.
public final class WriterLock: Sendable {
    /// Who holds a lock.
    public struct Holder: Hashable, Sendable {
        /// The process.
        public let processID: Int32
        /// What it was started as, such as `meterbook serve`.
        public let command: String
        /// What it made known to others, such as the address at which it answers; nil for nothing.
        public let notice: String?
    }

    private let descriptor: Int32
    private let command: String
    private let isHeld = Locked(true)

    /// Takes the lock at once or throws `WriterLockError`: `held` names the holder.
    public init(path: String, command: String) throws(WriterLockError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, message: String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let error = errno
            let holder = Self.read(descriptor)
            Glibc.close(descriptor)
            guard error == EWOULDBLOCK else { throw .cannotOpen(path: path, message: String(cString: strerror(error))) }
            throw .held(path: path, by: holder)
        }
        self.descriptor = descriptor
        self.command = command
        write(notice: nil)
    }

    /// Who holds a lock now; nil where it is free, or there is no file.
    public static func holder(path: String) -> Holder? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        // Closing gives back what this takes where the lock is free.
        defer { Glibc.close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) == 0 ? nil : read(descriptor)
    }

    deinit {
        release()
    }

    /// Makes one line known to whoever finds the lock held.
    public func announce(_ notice: String) {
        isHeld.withLock { isHeld in
            if isHeld { write(notice: notice) }
        }
    }

    /// Gives the lock back before its owner goes; a second call does nothing.
    public func release() {
        isHeld.withLock { isHeld in
            guard isHeld else { return }
            isHeld = false
            ftruncate(descriptor, 0)
            // Closing frees the lock. The file stays: removing it would let two processes lock two files of one name.
            Glibc.close(descriptor)
        }
    }
}

private extension WriterLock {
    /// Three lines: process, command, notice.
    func write(notice: String?) {
        let lines = ["\(getpid())", Self.line(command), Self.line(notice ?? "")]
        let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
        ftruncate(descriptor, 0)
        // Who holds it is only told for convenience: the lock itself does not depend on this text.
        pwrite(descriptor, bytes, bytes.count, 0)
    }

    static func read(_ descriptor: Int32) -> Holder? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        let lines = String(decoding: bytes.prefix(count), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
        guard lines.count >= 2, let processID = Int32(lines[0]) else { return nil }
        let notice = lines.count > 2 ? lines[2] : ""
        return Holder(processID: processID, command: lines[1], notice: notice.isEmpty ? nil : notice)
    }

    /// The text on one line, without control characters and of bounded length.
    static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(1000).map { $0.properties.generalCategory == .control ? " " : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}
