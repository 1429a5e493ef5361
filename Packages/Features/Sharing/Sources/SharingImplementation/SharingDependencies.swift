public import Common
public import Preferences
public import ReadingStore

/// What the feature needs from outside.
public struct SharingDependencies: Sendable {
    /// The readings.
    public let readings: any ReadingQuerying
    /// Whose they are.
    public let people: any PeopleStore
    /// The meters that they came from.
    public let devices: any DeviceStore
    /// What people set: whose readings are shown, which are offered first.
    public let preferences: any PreferenceStore
    /// The time, for the names of files and what they say of themselves.
    public let wallClock: any WallClock

    /// Gathers the dependencies.
    public init(
        readings: any ReadingQuerying, people: any PeopleStore, devices: any DeviceStore, preferences: any PreferenceStore,
        wallClock: any WallClock
    ) {
        self.readings = readings
        self.people = people
        self.devices = devices
        self.preferences = preferences
        self.wallClock = wallClock
    }
}
