public import Foundation

/// Where the app reads the time of day and the zone from, so that tests and `--ui-test` can fix both.
public protocol WallClock: Sendable {
    /// The present instant.
    var now: Date { get }
    /// The zone that the machine is set to.
    var timeZone: TimeZone { get }
}

/// The machine's own clock and zone.
public struct SystemWallClock: WallClock {
    /// Makes the machine's clock.
    public init() {}

    /// The present instant.
    public var now: Date { Date() }
    /// The zone that the machine is set to now.
    public var timeZone: TimeZone { TimeZone.current }
}

/// A clock that stands still.
public struct FixedWallClock: WallClock {
    /// The instant at which it stands.
    public let now: Date
    /// The zone that it tells.
    public let timeZone: TimeZone

    /// Makes a clock that stands at an instant in a zone.
    public init(now: Date, timeZone: TimeZone) {
        self.now = now
        self.timeZone = timeZone
    }
}
