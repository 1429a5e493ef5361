/// Where a database lies.
public enum DatabaseLocation: Hashable, Sendable {
    /// In a file, which is made when it is opened for writing and does not exist.
    case file(path: String)
    /// In memory, gone when it is closed; for tests and `--ui-test`.
    case memory
}
