public import Persistence

/// The migrations of preferences, to be handed to `Database.migrate` in this order.
public enum PreferencesMigrations {
    /// All of them, oldest first.
    public static let all = [
        Migration(
            "preferences_0001_initial",
            script: "CREATE TABLE preferences_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;"
        )
    ]
}
