/// Why the writer's lock was not given.
public enum WriterLockError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another process holds it; nil where that did not say who it is.
    case held(path: String, by: WriterLock.Holder?)
    /// The lock file could not be made or opened.
    case cannotOpen(path: String, message: String)

    /// What was tried, what is safe, and what to do next; English, for logs and the command line.
    public var description: String {
        switch self {
        case .held(let path, let holder):
            if let holder {
                "The data is in use by process \(holder.processID) (\(holder.command)), which holds \(path). "
                    + "Nothing was changed; stop it first."
            } else {
                "The data is in use by another process, which holds \(path). Nothing was changed; stop it first."
            }
        case .cannotOpen(let path, let message):
            "The lock \(path) could not be opened (\(message)). Nothing was changed; check that the folder exists and is yours."
        }
    }
}
