import Persistence

/// The right to write the data while a command runs: the lock, the open database, and the objects over it.
@MainActor
struct WriteSession {
    private let environment: AppEnvironment
    private let command: String

    /// Prepares a session; nothing is opened before `run`.
    init(_ environment: AppEnvironment, command: String) {
        self.environment = environment
        self.command = command
    }

    /// Opens the data, does the work, and closes it. Throws `CommandFailure` where the data cannot be written or another process holds it.
    func run(_ work: (AppDependencies) async throws -> Int32) async throws -> Int32 {
        guard let folder = environment.dataFolder else { throw CommandFailure.usage("this command needs a data folder") }
        try folder.create()
        let lock: WriterLock
        do {
            lock = try folder.lock(as: command)
        } catch {
            throw CommandFailure.job("\(error)")
        }
        defer { lock.release() }
        let database = try await folder.openToWrite(AppDependencies.migrations)
        let dependencies = try await AppDependencies(environment: environment, database: database)
        do {
            let exitCode = try await work(dependencies)
            await dependencies.close()
            return exitCode
        } catch {
            await dependencies.close()
            throw error
        }
    }
}
