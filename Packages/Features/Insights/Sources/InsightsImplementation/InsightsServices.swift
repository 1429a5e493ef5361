public import Domain
public import Persistence

/// What the feature does outside a session: its part of the database.
public enum InsightsServices {
    /// The migrations of the values of laboratories, oldest first.
    public static let migrations = LabTable.migrations

    /// Deletes what the feature keeps of someone. Throws `DatabaseError`.
    public static func erase(_ person: Person.ID, _ connection: Connection) throws {
        try LabTable.erase(person, connection)
    }
}
