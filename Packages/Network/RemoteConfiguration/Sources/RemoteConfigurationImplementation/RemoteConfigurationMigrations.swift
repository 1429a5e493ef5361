public import Persistence

/// The migrations of the remote configuration, to be handed to `Database.migrate` in this order.
public enum RemoteConfigurationMigrations {
    /// All of them, oldest first.
    public static let all = [
        Migration(
            "remote_0001_initial",
            script: """
                CREATE TABLE remote_configuration (
                    id INTEGER PRIMARY KEY CHECK (id = 1), installation TEXT NOT NULL, source TEXT, document BLOB
                ) STRICT;
                """)
    ]
}
