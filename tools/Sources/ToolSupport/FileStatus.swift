import Foundation

/// What the file system says of a file without reading it.
package struct FileStatus: Equatable, Sendable {
    /// What it is.
    package enum Kind: UInt8, Equatable, Sendable {
        /// A file with content, a folder, a symbolic link, or something else, such as a pipe.
        case file, folder, link, other
    }

    /// What it is.
    package var kind: Kind
    /// Bytes.
    package var size: Int
    /// When its content last changed, in nanoseconds since 1970.
    package var modified: Int64
    /// When its content or its properties last changed, in nanoseconds since 1970; nobody can set this one back.
    package var changed: Int64
    /// Its number within its device; with `device` it names the file whatever path leads to it.
    package var inode: UInt64
    /// The device that it lies on.
    package var device: UInt64

    /// The status of what a path leads to, links followed unless told otherwise; nil where it leads nowhere.
    package init?(_ path: String, followingLinks: Bool = true) {
        var raw = stat()
        guard fstatat(AT_FDCWD, path, &raw, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        self.init(raw)
    }

    init(_ raw: stat) {
        kind =
            switch raw.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(raw.st_size)
        modified = Int64(raw.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(raw.st_mtim.tv_nsec)
        changed = Int64(raw.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(raw.st_ctim.tv_nsec)
        inode = UInt64(raw.st_ino)
        device = UInt64(raw.st_dev)
    }
}
