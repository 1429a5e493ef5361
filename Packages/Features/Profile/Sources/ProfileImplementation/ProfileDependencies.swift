public import Common
public import Domain
public import Preferences
public import ReadingStore

/// What the feature needs from outside.
public struct ProfileDependencies: Sendable {
    /// The people.
    public let people: any ProfileStore
    /// Their meters.
    public let devices: any DeviceStore
    /// Their readings.
    public let readings: any ReadingQuerying
    /// What people set: the unit in which limits are shown and typed.
    public let preferences: any PreferenceStore
    /// The time, for what has not come yet.
    public let wallClock: any WallClock

    /// What removes everything that other parts of the app keep of somebody, before the database is rewritten.
    public let erasers: [@Sendable (Person.ID) async throws -> Void]

    /// Gathers the dependencies.
    public init(
        people: any ProfileStore, devices: any DeviceStore, readings: any ReadingQuerying, preferences: any PreferenceStore,
        wallClock: any WallClock, erasers: [@Sendable (Person.ID) async throws -> Void] = []
    ) {
        self.people = people
        self.devices = devices
        self.readings = readings
        self.preferences = preferences
        self.wallClock = wallClock
        self.erasers = erasers
    }
}
