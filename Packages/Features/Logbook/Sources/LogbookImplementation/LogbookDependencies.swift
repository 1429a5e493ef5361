public import Common
public import ReadingStore

/// What the feature needs from outside.
public struct LogbookDependencies: Sendable {
    /// The readings.
    public let readings: any ReadingQuerying
    /// The people and their targets.
    public let people: any PeopleStore
    /// The time, for what is today.
    public let wallClock: any WallClock

    /// Gathers the dependencies.
    public init(readings: any ReadingQuerying, people: any PeopleStore, wallClock: any WallClock) {
        self.readings = readings
        self.people = people
        self.wallClock = wallClock
    }
}
