import ArgumentParsing
import Persistence
import Sharing
import SharingImplementation

/// `meterbook backup FILE` and `meterbook restore FILE`.
@MainActor
struct BackupCommand {
    let line: ParsedCommand

    private var path: String { line.text("file") ?? "" }

    /// Backs up what is stored, beside whatever process writes it. Throws `CommandFailure` or `BackupError`.
    func backUp() async throws -> Int32 {
        let database = try await ReadSession(AppEnvironment(line)).database()
        do {
            try await SharingServices.backingUp(of: database).backUp(to: path)
        } catch BackupError.exists {
            throw CommandFailure.usage("\(path) exists already; name a new file")
        }
        await database.close()
        Console.note("Everything is in \(path). Try now and then whether it can be restored: into an empty folder, with --data-dir.")
        return 0
    }

    /// Restores a backup while nobody else writes. Throws `CommandFailure` or `BackupError`.
    func restore() async throws -> Int32 {
        let environment = try AppEnvironment(line)
        guard let folder = environment.dataFolder else { throw CommandFailure.usage("this command needs a data folder") }
        try folder.create()
        let lock: WriterLock
        do {
            lock = try folder.lock(as: "meterbook restore")
        } catch {
            throw CommandFailure.job("\(error)")
        }
        defer { lock.release() }
        let restoring = SharingServices.restoring(
            over: folder.databasePath, migrations: AppDependencies.migrations, wallClock: environment.wallClock)
        let kept = try await restoring.restore(path)
        Console.note("Everything in \(path) is restored.")
        if let kept { Console.note("What was there before is in \(kept); “meterbook restore” with it brings that back.") }
        return 0
    }
}
