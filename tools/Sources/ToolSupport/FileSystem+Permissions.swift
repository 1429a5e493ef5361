import Foundation

extension FileSystem {
    /// Whether this process may do everything.
    package static var isRoot: Bool { geteuid() == 0 }

    /// The bits that say who may read, write and run a file; 0 where the path leads nowhere.
    package static func permissions(of path: String) -> UInt32 {
        var raw = stat()
        return stat(path, &raw) == 0 ? UInt32(raw.st_mode) & 0o777 : 0
    }

    /// Says who may read, write and run a file.
    package static func setPermissions(_ bits: UInt32, of path: String) throws(FileError) {
        guard chmod(path, mode_t(bits)) == 0 else { throw FileError("change the permissions of", path) }
    }
}
