public import Preferences
public import ReadingStore

/// What the feature needs from outside.
public struct SensorLogbookDependencies: Sendable {
    /// The readings.
    public let readings: any ReadingQuerying
    /// The person's targets.
    public let people: any PeopleStore
    /// The unit in which glucose is shown.
    public let preferences: any PreferenceStore

    /// Gathers the dependencies.
    public init(readings: any ReadingQuerying, people: any PeopleStore, preferences: any PreferenceStore) {
        self.readings = readings
        self.people = people
        self.preferences = preferences
    }
}
