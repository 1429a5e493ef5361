public import Common
public import Preferences
public import ReadingStore

/// What the feature needs from outside.
public struct LogbookDependencies: Sendable {
    /// The readings.
    public let readings: any ReadingQuerying
    /// What changes them.
    public let editing: any ReadingEditing
    /// The people and their targets.
    public let people: any PeopleStore
    /// What the person set: the unit in which glucose is shown.
    public let preferences: any PreferenceStore
    /// The time, for what is today.
    public let wallClock: any WallClock

    /// Gathers the dependencies.
    public init(
        readings: any ReadingQuerying,
        editing: any ReadingEditing,
        people: any PeopleStore,
        preferences: any PreferenceStore,
        wallClock: any WallClock
    ) {
        self.readings = readings
        self.editing = editing
        self.people = people
        self.preferences = preferences
        self.wallClock = wallClock
    }
}
