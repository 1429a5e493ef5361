public import Common
public import Persistence
public import Sharing

/// What the feature does outside a session: for the command line as for every page.
public struct SharingServices: Sendable {
    /// Writes files that other programs read.
    public let exporting: any Exporting

    /// Makes the services.
    public init(dependencies: SharingDependencies) {
        exporting = Exporter(dependencies: dependencies)
    }

    /// Backs up an open database, which may be open for reading alone.
    public static func backingUp(of database: Database) -> any BackingUp {
        DatabaseBackup(database: database)
    }

    /// Puts backups in the place of a closed database; `migrations` are those of all owners, in order.
    public static func restoring(over database: String, migrations: [Migration], wallClock: any WallClock) -> any Restoring {
        DatabaseRestoration(database: database, migrations: migrations, wallClock: wallClock)
    }
}
