import Persistence
import ReadingStoreImplementation

/// The stored data, to be read beside whatever process writes it.
struct ReadSession {
    private let environment: AppEnvironment

    /// Prepares a session; nothing is opened yet.
    init(_ environment: AppEnvironment) {
        self.environment = environment
    }

    /// Opens the store. Throws `CommandFailure`.
    func store() async throws(CommandFailure) -> SQLiteReadingStore {
        guard let folder = environment.dataFolder else { throw .usage("this command needs a data folder") }
        let database = try await folder.openToRead(AppDependencies.migrations)
        return SQLiteReadingStore(database: database, clock: environment.wallClock, identifiers: environment.identifiers)
    }
}
