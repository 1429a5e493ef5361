/// Keeps everything that the app stores in one file, and brings it back.
///
/// Every function throws `BackupError`, and then changed nothing that was there before.
public protocol BackingUp: Sendable {
    /// Writes everything as it is now into a new file that only its owner can read. Others may write meanwhile.
    func backUp(to path: String) async throws
}

/// Puts a backup in the place of what is stored.
public protocol Restoring: Sendable {
    /// Checks a backup, keeps what is stored now as a backup of its own, and puts the checked one in its place. Nobody may have the database
    /// open. Returns where that other backup is, which undoes all this when it is restored; nil where nothing was stored. Throws `BackupError`,
    /// and then changed nothing.
    func restore(_ path: String) async throws -> String?
}
