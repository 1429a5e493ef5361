import Foundation

/// Reading and writing files by path. Nothing here follows the process's locale, and nothing traps on what it meets.
package enum FileSystem {
    /// One name in a folder.
    package struct Entry: Equatable, Sendable {
        /// The name.
        package var name: String
        /// What it is; links are not followed.
        package var kind: FileStatus.Kind
    }

    /// The names in a folder without `.` and `..`, in byte order. Names that are not UTF-8 are left out, since no path of text leads to them.
    package static func list(_ folder: String) throws(FileError) -> [Entry] {
        guard let stream = opendir(folder) else { throw FileError("list the folder", folder) }
        defer { closedir(stream) }
        var result: [Entry] = []
        while let raw = readdir(stream) {
            let name = name(of: raw)
            guard name != ".", name != ".." else { continue }
            result.append(Entry(name: name, kind: kind(of: raw, in: folder, name: name)))
        }
        return result.sorted { $0.name < $1.name }
    }

    /// The whole content of a file. Throws for folders and for everything that is not a file of a known size, such as pipes.
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw FileError("read the file", path) }
        defer { close(file) }
        var raw = stat()
        guard fstat(file, &raw) == 0 else { throw FileError("read the file", path) }
        let status = FileStatus(raw)
        guard status.kind == .file else { throw FileError("read the file", path, code: status.kind == .folder ? EISDIR : EINVAL) }
        var failure: Int32?
        var bytes = [UInt8](unsafeUninitializedCapacity: status.size + 1) { buffer, count in
            failure = fill(buffer, &count, from: file)
        }
        while failure == nil, bytes.count > status.size {
            // It has grown since its size was asked for.
            var more: [UInt8] = []
            more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in failure = fill(buffer, &count, from: file) }
            if more.isEmpty { break }
            bytes += more
        }
        if let failure { throw FileError("read the file", path, code: failure) }
        return bytes
    }

    /// The content of a file as text; bytes that are not UTF-8 are repaired.
    package static func readText(_ path: String) throws(FileError) -> String {
        String(decoding: try read(path), as: UTF8.self)
    }

    /// Writes a file so that whoever reads sees the old content or the new one, never a part: a neighbour is written and then renamed.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let neighbour = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max)).new"
        let file = open(neighbour, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError("write the file", path) }
        var offset = 0
        while offset < bytes.count {
            let written = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress.map { $0 + offset }, $0.count - offset) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else {
                let error = FileError("write the file", path)
                close(file)
                unlink(neighbour)
                throw error
            }
            offset += written
        }
        guard close(file) == 0, rename(neighbour, path) == 0 else {
            let error = FileError("write the file", path)
            unlink(neighbour)
            throw error
        }
    }

    /// Writes a text.
    package static func write(_ text: String, to path: String) throws(FileError) {
        try write(Array(text.utf8), to: path)
    }

    /// Writes a text only where the file does not hold it yet, so that its time stays; returns whether it was written.
    @discardableResult
    package static func writeIfChanged(_ text: String, to path: String) throws(FileError) -> Bool {
        if let status = FileStatus(path), status.size == text.utf8.count, let old = try? read(path), old.elementsEqual(text.utf8) {
            return false
        }
        try write(text, to: path)
        return true
    }

    /// Makes a folder and those above it; it may exist.
    package static func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o777) == 0 { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try makeFolder(String(path[..<slash]))
            if mkdir(path, 0o777) == 0 { return }
        }
        guard errno == EEXIST, FileStatus(path)?.kind == .folder else { throw FileError("make the folder", path) }
    }

    /// The absolute path without links; nil where the path leads nowhere.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int, from file: Int32) -> Int32? {
        count = 0
        while count < buffer.count, let base = buffer.baseAddress {
            let got = Glibc.read(file, base + count, buffer.count - count)
            if got < 0, errno == EINTR { continue }
            if got < 0 { return errno }
            if got == 0 { break }
            count += got
        }
        return nil
    }

    /// The name of an entry. One that is not valid UTF-8 is repaired: nothing has that name, so that whoever opens it fails and says so.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                String(cString: $0)
            }
        }
    }

    private static func kind(of entry: UnsafeMutablePointer<dirent>, in folder: String, name: String) -> FileStatus.Kind {
        switch Int(entry.pointee.d_type) {
        case DT_REG: .file
        case DT_DIR: .folder
        case DT_LNK: .link
        case DT_UNKNOWN: FileStatus("\(folder)/\(name)", followingLinks: false)?.kind ?? .other
        default: .other
        }
    }
}
