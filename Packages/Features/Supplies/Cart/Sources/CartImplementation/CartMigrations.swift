import Persistence

/// The migrations of basket and stock.
enum CartMigrations {
    /// All of them, oldest first.
    static let all = [
        Migration(
            "cart_0001_initial",
            script: """
                CREATE TABLE cart_basket (id INTEGER PRIMARY KEY CHECK (id = 1), key TEXT NOT NULL) STRICT;
                CREATE TABLE cart_lines (
                    position INTEGER PRIMARY KEY, product TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, name TEXT NOT NULL,
                    contents INTEGER NOT NULL, price INTEGER, currency TEXT, packs INTEGER NOT NULL CHECK (packs BETWEEN 1 AND 99),
                    CHECK ((price IS NULL) = (currency IS NULL))
                ) STRICT;
                -- One row for each test that was ever booked: what used it up is known by its reading, so nothing is counted twice.
                CREATE TABLE cart_tests (
                    reading TEXT PRIMARY KEY, person TEXT NOT NULL, test TEXT NOT NULL, measured_at TEXT NOT NULL
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX cart_tests_by_time ON cart_tests (measured_at);
                -- In the order in which they happened. An amount is the whole stock where the reason is a count.
                CREATE TABLE cart_movements (
                    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, reason TEXT NOT NULL CHECK (reason IN ('counted', 'received', 'forgotten')),
                    amount INTEGER NOT NULL, delivery TEXT, at TEXT NOT NULL, UNIQUE (delivery, kind)
                ) STRICT;
                CREATE TABLE cart_erasures (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
                INSERT INTO cart_erasures (id, count) VALUES (1, 0);
                CREATE TABLE cart_supplies (kind TEXT PRIMARY KEY, expires_on TEXT, dismissed INTEGER) STRICT, WITHOUT ROWID;
                """)
    ]
}
