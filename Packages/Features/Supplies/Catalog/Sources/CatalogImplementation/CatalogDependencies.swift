public import Catalog
public import Common
public import Foundation
public import Networking
public import Persistence

/// What the feature needs from outside.
public struct CatalogDependencies: Sendable {
    /// Where the operator's catalogue lies; nil for the one that comes with the app.
    public let address: URL?
    /// Brings it.
    public let client: any HTTPClient
    /// Keeps it; must have `CatalogServices.migrations`.
    public let database: Database
    /// Finds the one that comes with the app.
    public let resources: ResourceLocator
    /// Takes what somebody wants to order.
    public let cart: any CartAdding
    /// The time.
    public let wallClock: any WallClock

    /// Gathers the dependencies.
    public init(
        address: URL?, client: any HTTPClient, database: Database, resources: ResourceLocator, cart: any CartAdding,
        wallClock: any WallClock
    ) {
        self.address = address
        self.client = client
        self.database = database
        self.resources = resources
        self.cart = cart
        self.wallClock = wallClock
    }
}
