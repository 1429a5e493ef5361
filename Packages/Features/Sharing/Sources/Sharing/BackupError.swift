/// Why a backup was not made, or not restored. What was stored before is as it was.
public enum BackupError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is a file of that name already.
    case exists(path: String)
    /// The file cannot be read; with the system's words.
    case unreadable(path: String, String)
    /// The file cannot be written; with the system's words.
    case unwritable(path: String, String)
    /// The file is something else than a backup.
    case notABackup(path: String)
    /// The backup was made by a newer version of the app.
    case newer(path: String)
    /// The file is shorter or longer than it was: it was not copied whole, or was added to. Both sizes are in bytes.
    case wrongSize(path: String, expected: Int, found: Int)
    /// The file was changed: its checksum is another one.
    case changed(path: String)
    /// The file is what was written, but the database in it is not whole; with the storage's words.
    case damaged(path: String, String)
    /// Somebody reads or writes the stored data.
    case inUse
    /// What is stored could not be read, or its place not be taken; with the storage's words.
    case storage(String)

    /// What was tried, what is safe, and what to do next; English, for logs and the command line.
    public var description: String {
        switch self {
        case .exists(let path): "\(path) exists already. It was not touched; name a new file."
        case .unreadable(let path, let words): "\(path) cannot be read (\(words)). Nothing was changed; check its name and its rights."
        case .unwritable(let path, let words):
            "\(path) cannot be written (\(words)). What is stored is safe; name a file in a folder that is yours, on a disk with room."
        case .notABackup(let path): "\(path) is not a backup of this app. Nothing was changed; name another file."
        case .newer(let path): "\(path) was made by a newer version of this app. Nothing was changed; update the app."
        case .wrongSize(let path, let expected, let found):
            "\(path) is not whole: it should have \(expected) bytes and has \(found). Nothing was changed; copy it again, or use an older one."
        case .changed(let path):
            "\(path) was changed since it was made: its checksum is another one. Nothing was changed; copy it again, or use an older one."
        case .damaged(let path, let words): "The database in \(path) is damaged (\(words)). Nothing was changed; use an older backup."
        case .inUse: "Another program has the data open. Nothing was changed; try again when it has ended."
        case .storage(let words): "The stored data could not be backed up or replaced (\(words)). It is as it was; try again."
        }
    }
}
