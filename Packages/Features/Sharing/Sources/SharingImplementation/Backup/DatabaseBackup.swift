import Foundation
import Persistence
import Sharing

/// Backs up an open database.
struct DatabaseBackup: BackingUp {
    let database: Database

    func backUp(to path: String) async throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw BackupError.exists(path: path) }
        let copy = path + ".part"
        unlink(copy)
        do {
            try await database.copy(to: copy)
        } catch DatabaseError.corrupt(let failure) {
            throw BackupError.storage("\(failure)")
        } catch let error as DatabaseError {
            throw BackupError.unwritable(path: path, "\(error)")
        }
        defer { unlink(copy) }
        try BackupFile.write(database: copy, to: path)
    }
}
