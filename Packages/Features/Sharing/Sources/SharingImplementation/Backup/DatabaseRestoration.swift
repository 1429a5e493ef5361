import Common
import Domain
import Foundation
import Glibc
import Persistence
import Sharing

/// Puts a backup in the place of a closed database.
struct DatabaseRestoration: Restoring {
    let database: String
    let migrations: [Migration]
    let wallClock: any WallClock

    func restore(_ path: String) async throws -> String? {
        let candidate = database + ".restoring"
        removeDatabase(candidate)
        defer { removeDatabase(candidate) }
        try BackupFile.extract(path, to: candidate)
        try await check(candidate, of: path)
        let kept = try await keepPresent()
        guard rename(candidate, database) == 0 else { throw BackupError.storage(String(cString: strerror(errno))) }
        return kept
    }

    /// Opens the candidate as the app would, brings it up to date, and looks for damage.
    private func check(_ candidate: String, of path: String) async throws {
        do {
            let opened = try Database(.file(path: candidate))
            do {
                try await opened.migrate(migrations)
                let problems = try await opened.integrityProblems()
                await opened.close()
                guard problems.isEmpty else { throw BackupError.damaged(path: path, problems.prefix(3).joined(separator: "; ")) }
            } catch {
                await opened.close()
                throw error
            }
        } catch DatabaseError.newer {
            throw BackupError.newer(path: path)
        } catch DatabaseError.foreign {
            throw BackupError.notABackup(path: path)
        } catch let error as DatabaseError {
            throw BackupError.damaged(path: path, "\(error)")
        }
    }

    /// Backs up what is stored now, and leaves nothing in its write-ahead log that could get into the restored database.
    private func keepPresent() async throws -> String? {
        guard FileManager.default.fileExists(atPath: database) else { return nil }
        let present: Database
        do {
            present = try Database(.file(path: database))
        } catch {
            return try setAside()
        }
        let kept = keptPath
        do {
            try await DatabaseBackup(database: present).backUp(to: kept)
        } catch BackupError.storage {
            await present.close()
            return try setAside()
        } catch {
            await present.close()
            throw error
        }
        await present.close()
        // SQLite removes its log with the last connection; where it is still there, somebody else has one.
        guard !FileManager.default.fileExists(atPath: database + "-wal") else {
            unlink(kept)
            throw BackupError.inUse
        }
        return kept
    }

    /// Puts a database that cannot be read any more out of the way, as it is.
    private func setAside() throws -> String {
        let kept = keptPath + ".damaged"
        for suffix in ["-wal", "-shm", ""] where FileManager.default.fileExists(atPath: database + suffix) {
            guard rename(database + suffix, kept + suffix) == 0 else { throw BackupError.storage(String(cString: strerror(errno))) }
        }
        return kept
    }

    /// A name of the present second beside the database, such as `meterbook.db.before-2026-03-01T12-00-00`, that is not taken.
    private var keptPath: String {
        let time = CivilDateTime(instant: wallClock.now, in: wallClock.timeZone).map { "\($0)".replacing(":", with: "-") } ?? "restore"
        let base = "\(database).before-\(time)"
        let names = [base] + (2...1000).map { "\(base)-\($0)" }
        return names.first { !FileManager.default.fileExists(atPath: $0) } ?? base
    }

    private func removeDatabase(_ path: String) {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }
}
