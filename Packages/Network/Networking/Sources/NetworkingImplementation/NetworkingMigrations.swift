public import Persistence

/// The migrations of networking, to be handed to `Database.migrate` in this order.
public enum NetworkingMigrations {
    /// All of them, oldest first.
    public static let all = [
        Migration(
            "networking_0001_initial",
            script: """
                CREATE TABLE networking_responses (
                    url TEXT PRIMARY KEY, etag TEXT, last_modified TEXT, body BLOB NOT NULL, used_at REAL NOT NULL
                ) STRICT, WITHOUT ROWID;
                """)
    ]
}
