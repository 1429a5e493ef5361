import Persistence

/// The migrations of the orders.
enum OrdersMigrations {
    /// All of them, oldest first.
    static let all = [
        Migration(
            "orders_0001_initial",
            script: """
                CREATE TABLE orders_orders (
                    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, key TEXT NOT NULL UNIQUE,
                    state TEXT NOT NULL CHECK (state IN ('draft', 'ordered', 'received', 'cancelled')),
                    created_at TEXT NOT NULL, ordered_at TEXT, closed_at TEXT,
                    person TEXT, address TEXT NOT NULL, email TEXT NOT NULL, note TEXT NOT NULL
                ) STRICT;
                CREATE TABLE orders_lines (
                    number INTEGER NOT NULL REFERENCES orders_orders (number) ON DELETE CASCADE, position INTEGER NOT NULL,
                    product TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, contents INTEGER NOT NULL,
                    price INTEGER, currency TEXT, packs INTEGER NOT NULL CHECK (packs BETWEEN 1 AND 99),
                    PRIMARY KEY (number, position), CHECK ((price IS NULL) = (currency IS NULL))
                ) STRICT, WITHOUT ROWID;
                """)
    ]
}
