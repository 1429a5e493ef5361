public import Cart
public import Common
public import Logging
public import Persistence

/// What the feature needs from outside.
public struct CartDependencies: Sendable {
    /// Keeps basket and stock; must have `CartServices.migrations`.
    public let database: Database
    /// Knows the tests that meters made.
    public let usage: any StripUsageProviding
    /// Gives each basket the key of its order.
    public let identifiers: any IdentifierSource
    /// The time.
    public let wallClock: any WallClock
    /// When the stock is looked at, besides each time it has changed: days pass too.
    public let schedule: DailySchedule
    /// Is told what went wrong.
    public let logger: any Logger

    /// Gathers the dependencies.
    public init(
        database: Database, usage: any StripUsageProviding, identifiers: any IdentifierSource, wallClock: any WallClock,
        schedule: DailySchedule, logger: any Logger
    ) {
        self.database = database
        self.usage = usage
        self.identifiers = identifiers
        self.wallClock = wallClock
        self.schedule = schedule
        self.logger = logger
    }
}
