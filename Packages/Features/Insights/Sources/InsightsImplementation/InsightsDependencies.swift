public import Common
public import Persistence
public import Preferences
public import ReadingStore

/// What the feature needs from outside.
public struct InsightsDependencies: Sendable {
    /// The readings.
    public let readings: any ReadingQuerying & SampleQuerying
    /// The people and their targets.
    public let people: any ProfileStore
    /// The unit in which glucose is shown, how far figures look back, and whose they are.
    public let preferences: any PreferenceStore
    /// Where the values of laboratories are kept; it must have `InsightsServices.migrations`.
    public let database: Database
    /// Identifiers of new values.
    public let identifiers: any IdentifierSource
    /// The time.
    public let wallClock: any WallClock

    /// Gathers the dependencies.
    public init(
        readings: any ReadingQuerying & SampleQuerying, people: any ProfileStore, preferences: any PreferenceStore, database: Database,
        identifiers: any IdentifierSource, wallClock: any WallClock
    ) {
        self.readings = readings
        self.people = people
        self.preferences = preferences
        self.database = database
        self.identifiers = identifiers
        self.wallClock = wallClock
    }
}
