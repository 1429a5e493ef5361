import Glibc

/// Tells whether a descriptor is systemd's journal: `JOURNAL_STREAM` holds its device and inode (systemd.exec(5)). The variable
/// alone is not enough, since it is inherited by programs whose output was sent elsewhere.
enum JournalStream {
    static func isJournal(_ descriptor: Int32, environment: [String: String]) -> Bool {
        guard let parts = environment["JOURNAL_STREAM"]?.split(separator: ":"), parts.count == 2 else { return false }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return false }
        return UInt64(parts[0]) == UInt64(status.st_dev) && UInt64(parts[1]) == UInt64(status.st_ino)
    }
}
