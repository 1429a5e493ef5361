import Common
import Logging
import Networking
import NetworkingImplementation
import Persistence
import RemoteConfiguration
import RemoteConfigurationImplementation

/// The network, and what the operator sets over it for all installations. Nothing is asked for before the app serves.
struct AppNetwork {
    /// Sends requests: for real, or, in a test of the user interface, to the recorded network.
    let client: any HTTPClient
    /// What the operator sets.
    let remoteConfiguration: LiveRemoteConfiguration

    /// The migrations of both.
    static var migrations: [Migration] { NetworkingMigrations.all + RemoteConfigurationMigrations.all }

    /// Prepares both, with what was kept of the operator's settings. Throws `CommandFailure` where recordings are wrong.
    init(_ environment: AppEnvironment, database: Database, logger: any Logger) async throws(CommandFailure) {
        client = try Self.client(environment, database, logger)
        remoteConfiguration = await LiveRemoteConfiguration(
            source: environment.configuration.remoteConfiguration, client: client, database: database,
            identifiers: environment.isUserInterfaceTest ? SequentialIdentifierSource() : RandomIdentifierSource(), flags: FeatureFlag.all,
            logger: logger, checkStyle: RemoteStyleCheck(environment).fault)
    }

    /// Sends requests: for real, or, in a test of the user interface, to the recorded network. The database must have `migrations`. Throws
    /// `CommandFailure` where recordings are wrong.
    static func client(
        _ environment: AppEnvironment, _ database: Database, _ logger: any Logger
    ) throws(CommandFailure) -> any HTTPClient {
        guard environment.isUserInterfaceTest else {
            return LiveHTTPClient(database: database, wallClock: environment.wallClock, logger: logger)
        }
        guard let replay = environment.replay else { return ReplayHTTPClient() }
        do {
            return try ReplayHTTPClient(folder: replay)
        } catch {
            throw .usage("\(error)")
        }
    }
}
