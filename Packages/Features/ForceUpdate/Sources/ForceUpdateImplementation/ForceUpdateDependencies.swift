public import Common
public import Foundation
public import Logging
public import Networking
public import Preferences

/// What the feature needs from outside.
public struct ForceUpdateDependencies: Sendable {
    /// Where the document of versions lies; nil where nobody named an address.
    public let address: URL?
    /// Brings it.
    public let client: any HTTPClient
    /// The version that runs.
    public let version: String
    /// Where the person's data lies; nil where it is kept in memory.
    public let dataFolder: String?
    /// Remembers who wants to be reminded later.
    public let preferences: any PreferenceStore
    /// The time.
    public let wallClock: any WallClock
    /// When to ask.
    public let schedule: DailySchedule
    /// Is told what went wrong.
    public let logger: any Logger

    /// Gathers the dependencies.
    public init(
        address: URL?, client: any HTTPClient, version: String, dataFolder: String?, preferences: any PreferenceStore,
        wallClock: any WallClock, schedule: DailySchedule, logger: any Logger
    ) {
        self.address = address
        self.client = client
        self.version = version
        self.dataFolder = dataFolder
        self.preferences = preferences
        self.wallClock = wallClock
        self.schedule = schedule
        self.logger = logger
    }
}
