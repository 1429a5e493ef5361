import Foundation

extension FileSystem {
    /// The text of a symbolic link, which may lead nowhere.
    package static func readLink(_ path: String) throws(FileError) -> [UInt8] {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count >= 0 else { throw FileError("read the link", path) }
        return buffer[..<count].map { UInt8(bitPattern: $0) }
    }

    /// Makes a symbolic link with a text; what is at the path already stays, and is an error.
    package static func makeLink(_ text: String, at path: String) throws(FileError) {
        guard symlink(text, path) == 0 else { throw FileError("make the link", path) }
    }

    /// Makes a file without content where there is none.
    package static func makeEmpty(_ path: String) throws(FileError) {
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError("write the file", path) }
        close(file)
    }

    /// Removes a file, a link, or a folder with all that is in it; links are not followed. A path that leads nowhere is no error.
    package static func remove(_ path: String) throws(FileError) {
        var folders: [String] = []
        var waiting = [path]
        while let next = waiting.popLast() {
            guard let status = FileStatus(next, followingLinks: false) else { continue }
            guard status.kind == .folder else {
                guard unlink(next) == 0 || errno == ENOENT else { throw FileError("remove", next) }
                continue
            }
            folders.append(next)
            for entry in try list(next) { waiting.append("\(next)/\(entry.name)") }
        }
        for folder in folders.reversed() {
            guard rmdir(folder) == 0 || errno == ENOENT else { throw FileError("remove the folder", folder) }
        }
    }
}
