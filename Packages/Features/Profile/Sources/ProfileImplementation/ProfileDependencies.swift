public import Common
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

    /// Gathers the dependencies.
    public init(
        people: any ProfileStore, devices: any DeviceStore, readings: any ReadingQuerying, preferences: any PreferenceStore,
        wallClock: any WallClock
    ) {
        self.people = people
        self.devices = devices
        self.readings = readings
        self.preferences = preferences
        self.wallClock = wallClock
    }
}
