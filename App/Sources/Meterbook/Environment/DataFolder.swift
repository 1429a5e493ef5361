import Common
import Foundation
import Glibc
import Persistence

/// The folder with the person's data: database, lock and secret. Readable by its owner alone.
struct DataFolder {
    /// The folder.
    let url: URL

    /// Names a folder, which need not exist.
    init(_ url: URL) {
        self.url = url
    }

    /// The path of the database.
    var databasePath: String { url.appendingPathComponent("meterbook.db").path }

    /// The path of the writer's lock.
    var lockPath: String { url.appendingPathComponent("meterbook.lock").path }

    /// Makes the folder where it is missing. Throws `CommandFailure`.
    func create() throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .job("the data folder \(url.path) cannot be made; give a folder that you may write with --data-dir")
        }
    }

    /// Takes the right to write, as a process of this name. Throws `WriterLockError`.
    func lock(as command: String) throws(WriterLockError) -> WriterLock {
        try WriterLock(path: lockPath, command: command)
    }

    /// Opens the database to write, and brings its schema up to date. Throws `CommandFailure`.
    func openToWrite(_ migrations: [Migration]) async throws(CommandFailure) -> Database {
        do {
            let database = try Database(.file(path: databasePath))
            try await database.migrate(migrations)
            return database
        } catch {
            throw .job("\(error)")
        }
    }

    /// Opens the database to read, beside a process that writes; an empty one in memory where there is none yet, or one whose first start
    /// was cut off. Throws `CommandFailure`.
    func openToRead(_ migrations: [Migration]) async throws(CommandFailure) -> Database {
        guard try isThere() else { return try await empty(migrations) }
        do {
            let existing = try Database(.file(path: databasePath), access: .readOnly)
            try await existing.checkMigrations(migrations)
            return existing
        } catch DatabaseError.outdated(let missing) where missing.count == migrations.count {
            return try await empty(migrations)
        } catch {
            throw .job("\(error)")
        }
    }

    private func empty(_ migrations: [Migration]) async throws(CommandFailure) -> Database {
        do {
            let empty = try Database(.memory)
            try await empty.migrate(migrations)
            return empty
        } catch {
            throw .job("\(error)")
        }
    }

    /// Whether there is a database. Throws where that cannot be known.
    private func isThere() throws(CommandFailure) -> Bool {
        guard access(databasePath, F_OK) != 0 else { return true }
        let code = errno
        guard code == ENOENT else {
            throw .job(
                "the data folder \(url.path) cannot be read (\(String(cString: strerror(code)))); check that it is a folder and yours")
        }
        return false
    }

    /// The secret that signs browsers in, made at first use and kept so that they stay signed in. Throws `CommandFailure`.
    func secret(makingWith random: () -> [UInt8]) throws(CommandFailure) -> String {
        let file = url.appendingPathComponent("secret")
        if let text = try? String(contentsOf: file, encoding: .utf8), text.utf8.count == 64 { return text }
        let text = random().hex
        guard FileManager.default.createFile(atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]) else {
            throw .job("the file \(file.path) cannot be written; free some room or give another folder with --data-dir")
        }
        return text
    }
}
