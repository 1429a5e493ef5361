import Glibc

/// Where a command writes what it was run for: a new file that only its owner can read, or standard output.
struct OutputFile: ~Copyable {
    private let path: String?
    private let descriptor: Int32
    private var isWhole = false

    /// Makes the file; nil for standard output. Throws `CommandFailure` where it exists already or cannot be made.
    init(_ path: String?) throws(CommandFailure) {
        // Nothing is set before the file is there: what threw has no file that could be removed.
        descriptor = try path.map { (path) throws(CommandFailure) in try Self.create(path) } ?? STDOUT_FILENO
        self.path = path
    }

    /// A file that did not become whole is removed.
    deinit {
        guard let path else { return }
        close(descriptor)
        if !isWhole { unlink(path) }
    }

    /// Writes all of the bytes. Throws `CommandFailure`. A reader of standard output that has gone away ends the writing without a word.
    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        guard let path else { return try Console.write(bytes) }
        let code = Console.put(bytes, to: descriptor)
        guard code == 0 else {
            throw .job("\(path) could not be written (\(String(cString: strerror(code)))); it was removed, the data is as it was")
        }
    }

    /// Keeps the file. Throws `CommandFailure` where the disk did not take it.
    mutating func finish() throws(CommandFailure) {
        guard let path else { return }
        guard fsync(descriptor) == 0 else {
            throw .job("\(path) could not be written (\(String(cString: strerror(errno)))); it was removed, the data is as it was")
        }
        isWhole = true
    }

    private static func create(_ path: String) throws(CommandFailure) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor < 0 else { return descriptor }
        let code = errno
        if code == EEXIST { throw .usage("\(path) exists already; name a new file") }
        throw .job("\(path) cannot be written (\(String(cString: strerror(code)))); name a file in a folder that is yours")
    }
}
