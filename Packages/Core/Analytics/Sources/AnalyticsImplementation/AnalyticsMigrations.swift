public import Persistence

/// The migrations of analytics, to be handed to `Database.migrate` in this order.
public enum AnalyticsMigrations {
    /// All of them, oldest first.
    public static let all = [
        Migration(
            "analytics_0001_initial",
            script: """
                CREATE TABLE analytics_events (
                    id INTEGER PRIMARY KEY AUTOINCREMENT, at REAL NOT NULL, name TEXT NOT NULL, properties TEXT NOT NULL
                ) STRICT;
                CREATE INDEX analytics_events_at ON analytics_events (at);
                CREATE TABLE analytics_settings (id INTEGER PRIMARY KEY CHECK (id = 1), is_enabled INTEGER NOT NULL) STRICT;
                INSERT INTO analytics_settings VALUES (1, 0);
                """)
    ]
}
