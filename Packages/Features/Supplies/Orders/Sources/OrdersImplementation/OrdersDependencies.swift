public import Common
public import Logging
public import Orders
public import Persistence

/// What the feature needs from outside.
public struct OrdersDependencies: Sendable {
    /// Keeps the orders; must have `OrdersServices.migrations`.
    public let database: Database
    /// Counts up what was received.
    public let stock: any StockBooking
    /// Knows where orders are sent.
    public let addresses: any DeliveryAddressProviding
    /// Gives each order its identifier.
    public let identifiers: any IdentifierSource
    /// The time.
    public let wallClock: any WallClock
    /// Is told what went wrong.
    public let logger: any Logger

    /// Gathers the dependencies.
    public init(
        database: Database, stock: any StockBooking, addresses: any DeliveryAddressProviding, identifiers: any IdentifierSource,
        wallClock: any WallClock, logger: any Logger
    ) {
        self.database = database
        self.stock = stock
        self.addresses = addresses
        self.identifiers = identifiers
        self.wallClock = wallClock
        self.logger = logger
    }
}
