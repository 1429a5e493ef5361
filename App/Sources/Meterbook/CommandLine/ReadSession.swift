import Persistence
import ReadingStoreImplementation

/// The stored data, to be read beside whatever process writes it.
struct ReadSession {
    private let environment: AppEnvironment

    /// Prepares a session; nothing is opened yet.
    init(_ environment: AppEnvironment) {
        self.environment = environment
    }

    /// Opens the database. Throws `CommandFailure`.
    func database() async throws(CommandFailure) -> Database {
        guard let folder = environment.dataFolder else { throw .usage("this command needs a data folder") }
        return try await folder.openToRead(AppDependencies.migrations)
    }

    /// The store over the open database.
    func store(over database: Database) -> SQLiteReadingStore {
        SQLiteReadingStore(database: database, clock: environment.wallClock, identifiers: environment.identifiers)
    }

    /// Opens the store. Throws `CommandFailure`.
    func store() async throws(CommandFailure) -> SQLiteReadingStore {
        store(over: try await database())
    }
}
