public import Analytics
public import Common

/// What the feature needs from outside.
public struct UsageDependencies: Sendable {
    /// The kept events.
    public let log: any AnalyticsLog
    /// The zone in which their times are shown.
    public let wallClock: any WallClock

    /// Gathers the dependencies.
    public init(log: any AnalyticsLog, wallClock: any WallClock) {
        self.log = log
        self.wallClock = wallClock
    }
}
