public import Persistence

/// What all sessions share: the catalogue that is kept, and the order in which it was asked for.
public final class CatalogServices: Sendable {
    /// The migrations of the catalogue's tables, oldest first.
    public static var migrations: [Migration] { CatalogMigrations.all }

    let repository: CatalogRepository
    let dependencies: CatalogDependencies

    /// Makes the services, which ask nothing before a screen does.
    public init(dependencies: CatalogDependencies) {
        self.dependencies = dependencies
        repository = CatalogRepository(dependencies: dependencies)
    }
}
